import { toValue, type YamlNode } from '../../../yaml/node.ts'
import { directionOf } from '../../reference/fieldView.ts'
import { chainOf, entriesOf, itemsOf, type SpecDocument, textOf } from '../document.ts'
import type { Direction } from './direction.ts'
import { readSchema, type Schema } from './schema.ts'

export type JsonSchema = boolean | { [keyword: string]: unknown }

export type Conversion = {
  document: SpecDocument
  /** Which way the value travels: fields of the other way are not required. Undefined requires neither. */
  direction: Direction | undefined
  /** What stands in a `$ref` for a reference of the document. */
  refFor(reference: string): string
}

/** A schema of the document as plain JSON Schema 2020-12, its references left as references. */
export function jsonSchemaOf(node: YamlNode, conversion: Conversion): JsonSchema {
  if (node.kind === 'scalar') return node.value !== false
  if (node.kind === 'list') return true
  const schema = readSchema(conversion.document, node)
  const converted = Object.fromEntries(
    [...schema.keywords].flatMap(([keyword, value]) => keywordOf(keyword, value, schema, conversion)),
  )
  return schema.nullable ? orNull(converted, schema) : converted
}

const SCHEMAS = new Set([
  ...['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames', 'contentSchema'],
  ...['unevaluatedProperties', 'unevaluatedItems'],
])
const LISTS = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems'])
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs'])
const VALUES = new Set([
  ...['enum', 'const', 'default', 'examples', 'title', 'description', 'format', 'pattern', 'deprecated', 'readOnly'],
  ...[
    'writeOnly',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'minLength',
    'maxLength',
  ],
  ...['minItems', 'maxItems', 'uniqueItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties'],
  ...['dependentRequired', 'contentMediaType', 'contentEncoding', '$comment'],
])

function keywordOf(keyword: string, value: YamlNode, schema: Schema, conversion: Conversion): [string, unknown][] {
  if (SCHEMAS.has(keyword)) return [[keyword, jsonSchemaOf(value, conversion)]]
  if (LISTS.has(keyword)) return [[keyword, itemsOf(value).map((each) => jsonSchemaOf(each, conversion))]]
  if (MAPS.has(keyword)) {
    const schemas = entriesOf(value).map((each): [string, JsonSchema] => [
      each.key,
      jsonSchemaOf(each.value, conversion),
    ])
    return [[keyword, Object.fromEntries(schemas)]]
  }
  if (keyword === 'type') return schema.types.length === 0 ? [] : [['type', schema.types]]
  if (keyword === '$ref') return schema.reference === undefined ? [] : [['$ref', conversion.refFor(schema.reference)]]
  if (keyword === 'required') return [['required', requiredOf(value, schema, conversion)]]
  return VALUES.has(keyword) ? [[keyword, toValue(value)]] : []
}

/** The specification says that what travels only the other way is not required. */
function requiredOf(required: YamlNode, { keywords }: Schema, { document, direction }: Conversion): string[] {
  const fields = new Map(entriesOf(keywords.get('properties')).map(({ key, value }) => [key, value]))
  const isOther = (name: string): boolean => {
    const directions = chainOf(document, fields.get(name)).map((node) =>
      directionOf(readSchema(document, node).keywords),
    )
    return directions.some(
      (each) => each !== 'both' && (direction === undefined || (each === 'read-only') === (direction === 'request')),
    )
  }
  return itemsOf(required)
    .flatMap((name) => textOf(name) ?? [])
    .filter((name) => !isOther(name))
}

/** `type: [string, "null"]`, and also `nullable: true` beside a reference or alternatives, as documents of 3.0 have it. */
function orNull(converted: { [keyword: string]: unknown }, { types, keywords }: Schema): JsonSchema {
  if (types.length === 0 && !keywords.has('type')) return { anyOf: [converted, { type: 'null' }] }
  const values = converted['enum']
  const withNull = Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {}
  return { ...converted, type: [...types, 'null'], ...withNull }
}
