import { chainOfSchema } from './chain.ts'
import type { Keywords, Schema } from './schema.ts'

/** Whether a body is sent or received. */
export type Direction = 'request' | 'response'

/** False for a field that is only sent in the other direction. Undefined stands for both directions. */
export function goes(field: Schema, direction: Direction | undefined): boolean {
  if (direction === undefined) return true
  const hidden = direction === 'request' ? 'read-only' : 'write-only'
  return chainOfSchema(field).every(({ keywords }) => directionOf(keywords) !== hidden)
}

const OF_ONE_DIRECTION = new Set(['readOnly', 'writeOnly'])

/**
 * What is made for a direction is made once for both in a document, as most are, in which none makes a difference.
 *
 * @param both what stands for both then
 */
export const directionIn = <D extends Direction | undefined>(
  document: { uses(keywords: ReadonlySet<string>): boolean },
  both: D,
): ((direction: D) => D) => (document.uses(OF_ONE_DIRECTION) ? (direction) => direction : () => both)

export function directionOf({ readOnly, writeOnly }: Keywords): 'both' | 'read-only' | 'write-only' {
  if (readOnly) return 'read-only'
  return writeOnly ? 'write-only' : 'both'
}
