import type { JsonValue } from '../../yaml/node.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'
import type { TextOfPattern } from './patterns/textOfPattern.ts'
import { type SampleOptions, sampleValue } from './sampleValue.ts'
import type { Validator } from './validator.ts'
import { withoutFaults } from './withoutFaults.ts'

type Attempt = Omit<SampleOptions, 'direction' | 'textOfPattern'>

// What is too long is made with fewer levels and values.
const EXTENTS = [
  { levels: 8, values: 300 },
  { levels: 3, values: 60 },
  { levels: 2, values: 25 },
  { levels: 1, values: 10 },
  { levels: 8, values: 8 },
]

const attemptsWith = (alternative: number): Attempt[] => [
  ...EXTENTS.map((extent) => ({ ...extent, optional: true, alternative })),
  { levels: 8, values: 300, optional: false, alternative },
]

const ATTEMPTS = [0, 1].flatMap(attemptsWith)

/** Generated values that are valid against their schema; undefined if no attempt is. */
export type ProvenSamples = {
  of(schema: Schema, direction: Direction): JsonValue | undefined
  /** One that matches an alternative, by its index. */
  ofAlternative(schema: Schema, direction: Direction, alternative: number): JsonValue | undefined
}

/** @param longest of a sample as JSON, in characters */
export function provenSamples(
  validator: Validator,
  longest: number,
  textOfPattern: TextOfPattern | undefined,
): ProvenSamples {
  const known = {
    request: new Map<Schema, JsonValue | undefined>(),
    response: new Map<Schema, JsonValue | undefined>(),
  }
  const prove = (schema: Schema, direction: Direction, attempts: Attempt[]): JsonValue | undefined => {
    for (const attempt of attempts) {
      const value = sampleValue(schema, { direction, textOfPattern, ...attempt })
      if (value === undefined || JSON.stringify(value).length > longest) continue
      const errors = validator.judge(schema, value, direction)
      // A schema that cannot judge will not judge the next attempt either.
      if (!errors) return undefined
      const proven = withoutFaults(value, (each) =>
        each === value ? errors : validator.judge(schema, each, direction),
      )
      if (proven !== undefined && (!isEmpty(proven) || hasNothing(schema))) return proven
    }
    return undefined
  }
  return {
    of(schema, direction) {
      const samples = known[direction]
      if (!samples.has(schema)) samples.set(schema, prove(schema, direction, ATTEMPTS))
      return samples.get(schema)
    },
    ofAlternative: (schema, direction, alternative) => prove(schema, direction, attemptsWith(alternative)),
  }
}

const isEmpty = (value: JsonValue): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Whether a schema has nothing that a sample could show. */
function hasNothing(schema: Schema): boolean {
  const { fields, alternatives, keywords } = schema.flat()
  return fields.length === 0 && alternatives.length === 0 && !keywords.has('items') && !keywords.has('prefixItems')
}
