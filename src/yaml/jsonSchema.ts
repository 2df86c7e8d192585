import type { JsonValue } from './node.ts'

/** A JSON Schema of draft 7, the latest that the usual language server for YAML supports. */
export type JsonSchema = { [keyword: string]: JsonValue }

export const DRAFT = 'http://json-schema.org/draft-07/schema#'

/** The types of what a text may be written as: quotes around `2.0` are often forgotten. */
export const SCALAR = ['string', 'number', 'boolean']

/** `min` is not greater than `max`: for each level, `min` is above it or `max` is not. */
export const minToMax = (levels: number[]): JsonSchema[] =>
  levels.map((level) => ({
    anyOf: [{ properties: { min: { maximum: level - 1 } } }, { properties: { max: { minimum: level } } }],
  }))

/** A mapping with known keys. `key:` without a value is the same as no key, unless the key is required. */
export function objectSchema(known: Record<string, JsonSchema>, required: string[]): JsonSchema {
  const properties = Object.entries(known).map(([key, schema]): [string, JsonSchema] => [
    key,
    required.includes(key) ? schema : nullable(schema),
  ])
  const schema: JsonSchema = { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false }
  return required.length === 0 ? schema : { ...schema, required }
}

function nullable(schema: JsonSchema): JsonSchema {
  const { type, enum: values, anyOf, description = '', default: absent, ...rest } = schema
  if (typeof type === 'string' || Array.isArray(type)) return { ...schema, type: [type, 'null'].flat() }
  if (Array.isArray(values)) return { ...schema, enum: [...values, null] }
  if (Array.isArray(anyOf)) return { ...schema, anyOf: [...anyOf, { type: 'null' }] }
  const about = absent === undefined ? { description } : { description, default: absent }
  return { ...about, anyOf: [rest, { type: 'null' }] }
}
