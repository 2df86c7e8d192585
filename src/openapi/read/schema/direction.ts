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

/** Whether a value may differ by whether it is sent or received. In most documents none does. */
export const isDirected = (document: { uses(keywords: ReadonlySet<string>): boolean }): boolean =>
  document.uses(OF_ONE_DIRECTION)

export function directionOf({ readOnly, writeOnly }: Keywords): 'both' | 'read-only' | 'write-only' {
  if (readOnly) return 'read-only'
  return writeOnly ? 'write-only' : 'both'
}
