import type { JsonSchema } from '../../src/yaml/jsonSchema.ts'
import type { JsonValue } from '../../src/yaml/node.ts'

/** The keys that a schema describes: `colorMode.default`. */
export function keysIn(schema: JsonValue | undefined, path = ''): { path: string; schema: JsonSchema }[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => keysIn(each, path))
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, items, additionalProperties, anyOf, definitions } = schema
  const inner = typeof definitions === 'object' ? Object.values(definitions ?? {}) : []
  const named = typeof properties === 'object' && !Array.isArray(properties) ? Object.entries(properties ?? {}) : []
  return [
    ...named.flatMap(([name, each]) => [
      { path: `${path}${name}`, schema: asSchema(each) },
      ...keysIn(each, `${path}${name}.`),
    ]),
    ...[items, additionalProperties, anyOf, inner].flatMap((each) => keysIn(each, path)),
  ]
}

const asSchema = (value: JsonValue): JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
