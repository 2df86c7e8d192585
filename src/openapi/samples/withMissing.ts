import type { ErrorObject } from 'ajv'
import type { ExactValue } from '../../yaml/node.ts'
import type { Schema } from '../read/schema/schema.ts'
import { pathOf } from './errorPath.ts'
import { schemasAt } from './schemasAt.ts'

// Each attempt validates the whole sample.
const MOST_ATTEMPTS = 12

type Judge = (value: ExactValue) => ErrorObject[] | undefined

/**
 * A sample with the properties that only a condition or another property requires: `if`, `dependentRequired` and
 * `dependentSchemas` depend on what the sample has.
 *
 * @param make a value for a schema
 */
export function withMissing(
  sample: ExactValue,
  schema: Schema,
  judge: Judge,
  make: (schema: Schema) => ExactValue | undefined,
): ExactValue {
  let value = sample
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const missing = missingIn(judge(value) ?? [])
    if (!missing) return value
    const { path, name } = missing
    const found = schemaAt(schema, [...path, name])
    value = withProperty(value, path, name, (found && make(found)) ?? ANYTHING)
  }
  return value
}

/** The value of a property without a schema. */
const ANYTHING = 'text'

type Missing = { path: string[]; name: string }

function missingIn(errors: ErrorObject[]): Missing | undefined {
  // A condition that fails adds an error to that of its consequence.
  const error = errors.findLast(({ keyword }) => keyword !== 'if')
  const name: unknown = error?.params['missingProperty']
  return error && typeof name === 'string' ? { path: pathOf(error), name } : undefined
}

function withProperty(value: ExactValue, [key, ...rest]: string[], name: string, added: ExactValue): ExactValue {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? withProperty(item, rest, name, added) : item))
  }
  if (key === undefined) return { ...value, [name]: added }
  const inside = value[key]
  return inside === undefined ? value : { ...value, [key]: withProperty(inside, rest, name, added) }
}

/** The schema of what is at a path that says most, of all parts of the schema that describe it. */
function schemaAt(schema: Schema, path: string[]): Schema | undefined {
  const [first, ...others] = schemasAt(schema, path)
  return others.find(({ keywords }) => keywords.written.size > (first?.keywords.written.size ?? 0)) ?? first
}
