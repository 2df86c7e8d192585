import type { JsonSchema } from '../../src/yaml/jsonSchema.ts'
import type { JsonValue } from '../../src/yaml/node.ts'
import type { Chance } from '../markdown/pipelines/random.ts'

const STRINGS = [
  'a',
  'A b',
  '/a/',
  'index.md',
  'https://a.example/',
  '2026-01-02',
  '#fff',
  'en',
  '{{brand}}',
  '/img/x.svg',
]

const isSchema = (value: JsonValue | undefined): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const schemasIn = (value: JsonValue | undefined): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

/** A value that a schema mostly accepts: its parts have the right shape, but need not agree with each other. */
export function valueOfSchema(chance: Chance, root: JsonSchema, schema: JsonSchema = root, depth = 0): JsonValue {
  const { type, enum: values, const: constant, anyOf, $ref } = schema
  const inner = (inside: JsonSchema): JsonValue => valueOfSchema(chance, root, inside, depth + 1)
  if (typeof $ref === 'string') return inner(definitionAt(root, $ref))
  if (constant !== undefined) return constant
  if (Array.isArray(values)) return chance.oneOf(values)
  if (Array.isArray(anyOf)) return inner(chance.oneOf(schemasIn(anyOf)))
  switch (Array.isArray(type) ? chance.oneOf(type) : type) {
    case 'object':
      return objectOf(chance, schema, inner, depth)
    case 'array':
      return depth > 6 ? [] : chance.times(0, 3, () => (isSchema(schema['items']) ? inner(schema['items']) : 'a'))
    case 'integer':
    case 'number':
      return chance.below(7)
    case 'boolean':
      return chance.is(0.5)
    case 'null':
      return null
    default:
      return chance.oneOf(STRINGS)
  }
}

function objectOf(chance: Chance, schema: JsonSchema, inner: (schema: JsonSchema) => JsonValue, depth: number) {
  const known = isSchema(schema['properties']) ? Object.entries(schema['properties']) : []
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const share = depth === 0 ? 0.25 : 0.6
  const chosen = known.filter(([name]) => required.includes(name) || (depth < 7 && chance.is(share)))
  const others = isSchema(schema['additionalProperties']) ? schema['additionalProperties'] : undefined
  const added = others && depth < 7 ? chance.times(0, 2, (index) => [`name${index}`, others] as const) : []
  return Object.fromEntries([...chosen, ...added].map(([name, value]) => [name, isSchema(value) ? inner(value) : 'a']))
}

function definitionAt(root: JsonSchema, reference: string): JsonSchema {
  const definitions = root['definitions']
  const found = isSchema(definitions) ? definitions[reference.replace('#/definitions/', '')] : undefined
  if (!isSchema(found)) throw new Error(`the schema has no "${reference}"`)
  return found
}
