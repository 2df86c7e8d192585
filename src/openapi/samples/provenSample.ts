import type { JsonValue, YamlNode } from '../../yaml/node.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { PageContext } from '../reference/pageContext.ts'
import { sampleValue } from './sampleValue.ts'

// A longer sample explains nothing.
const MAX_LENGTH = 6000
// Hundreds of operations would have hundreds of them.
const MAX_LENGTH_OF_MANY = 500

const ATTEMPTS = [
  { optional: true, alternative: 0 },
  { optional: false, alternative: 0 },
  { optional: true, alternative: 1 },
  { optional: false, alternative: 1 },
]

/** A value made from a schema that the schema accepts; undefined when none of the attempts is. */
export function provenSample(page: PageContext, schema: YamlNode, direction: Direction): JsonValue | undefined {
  const known = page.samples[direction]
  if (!known.has(schema)) known.set(schema, firstProven(page, schema, direction))
  return known.get(schema)
}

function firstProven(page: PageContext, schema: YamlNode, direction: Direction): JsonValue | undefined {
  const longest = page.large ? MAX_LENGTH_OF_MANY : MAX_LENGTH
  for (const attempt of ATTEMPTS) {
    const value = sampleValue(page, schema, { direction, ...attempt })
    if (value === undefined || JSON.stringify(value).length > longest) continue
    const errors = page.validator.judge(schema, value, direction)
    // A schema that cannot judge will not judge the next attempt either.
    if (!errors) return undefined
    if (errors.length === 0) return value
  }
  return undefined
}
