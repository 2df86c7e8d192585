import type { JsonValue } from '../../yaml/node.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'
import { sampleValue } from './sampleValue.ts'
import type { Validator } from './validator.ts'

const ATTEMPTS = [
  { optional: true, alternative: 0 },
  { optional: false, alternative: 0 },
  { optional: true, alternative: 1 },
  { optional: false, alternative: 1 },
]

/** A generated value that is valid against its schema; undefined if no attempt is. */
export type ProvenSample = (schema: Schema, direction: Direction) => JsonValue | undefined

/** @param longest of a sample as JSON, in characters */
export function provenSamples(validator: Validator, longest: number): ProvenSample {
  const known = {
    request: new Map<Schema, JsonValue | undefined>(),
    response: new Map<Schema, JsonValue | undefined>(),
  }
  return (schema, direction) => {
    const samples = known[direction]
    if (!samples.has(schema)) samples.set(schema, firstProven(schema, direction, validator, longest))
    return samples.get(schema)
  }
}

function firstProven(
  schema: Schema,
  direction: Direction,
  validator: Validator,
  longest: number,
): JsonValue | undefined {
  for (const attempt of ATTEMPTS) {
    const value = sampleValue(schema, { direction, ...attempt })
    if (value === undefined || JSON.stringify(value).length > longest) continue
    const errors = validator.judge(schema, value, direction)
    // A schema that cannot be used for one attempt cannot be used for the next.
    if (!errors) return undefined
    if (errors.length === 0) return value
  }
  return undefined
}
