import type { ErrorObject } from 'ajv'
import type { ExactValue } from '../../yaml/node.ts'
import type { FlatSchema, Schema } from '../read/schema/schema.ts'
import { pathOf } from './errorPath.ts'

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

/** The schema of what is at a path, by any part of the schema that describes it. */
function schemaAt(schema: Schema, [key, ...rest]: string[]): Schema | undefined {
  if (key === undefined) return schema
  const flat = schema.flat()
  const [first, ...others] = [schema, ...partsOf(flat)].flatMap((part) => {
    const inside = insideOf(part.flat(), key)
    const found = inside && schemaAt(inside, rest)
    return found ?? []
  })
  return others.find(({ keywords }) => keywords.written.size > (first?.keywords.written.size ?? 0)) ?? first
}

function insideOf({ fields, keywords }: FlatSchema, key: string): Schema | undefined {
  const named = fields.find(({ name }) => name === key)?.schema
  const items = /^\d+$/.test(key)
    ? (keywords.schemas('prefixItems')[Number(key)] ?? keywords.schema('items'))
    : undefined
  return named ?? items ?? keywords.otherProperties
}

/** What a schema says besides: in conditions, for properties that are there, and as alternatives. */
const partsOf = ({ conditions, keywords, alternatives }: FlatSchema): Schema[] => [
  ...conditions.flatMap((each) => [each.keywords.schema('then') ?? [], each.keywords.schema('else') ?? []].flat()),
  ...keywords.dependentSchemas.map((each) => each.schema),
  ...alternatives.flatMap(({ schemas }) => schemas),
]
