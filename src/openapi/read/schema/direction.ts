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

export function directionOf({ readOnly, writeOnly }: Keywords): 'both' | 'read-only' | 'write-only' {
  if (readOnly) return 'read-only'
  return writeOnly ? 'write-only' : 'both'
}
