import type { ExactValue, YamlNode } from '../../../yaml/node.ts'
import { positionUnder, SCHEMA } from '../grammar.ts'
import { entriesOf, itemsOf } from '../nodes.ts'
import { chainOfSchema } from './chain.ts'
import { type Direction, directionOf } from './direction.ts'
import type { Schema, SchemaReader } from './schema.ts'
import { selectedAlternatives } from './selectedAlternatives.ts'

export type JsonSchema = boolean | { [keyword: string]: ExactValue }

export type Conversion = {
  /** Whether the value is sent or received: fields of the other direction are not required. Undefined requires neither. */
  direction: Direction | undefined
  /** Converts a reference of the document to a keyword and its value, usually `$ref`. */
  refTo(reference: string): [keyword: string, value: string]
  /** Converts data of the document, such as limits and allowed values. */
  valueOf(node: YamlNode): ExactValue
  tolerance?: Tolerance
  /** The schema that another one is part of, as a member of its `allOf` or its `then`: they describe the same value. */
  around?: Schema
}

/** What a value need not comply with: that no second alternative of `oneOf` matches; also that no field is missing. */
export type Tolerance = 'none' | 'choices' | 'fields'

/** A schema of the document as plain JSON Schema 2020-12, its references left as references. */
export function jsonSchemaOf(schema: Schema, conversion: Conversion): JsonSchema {
  if (schema.kind !== 'keywords') return schema.kind === 'true'
  const converted = Object.fromEntries(
    [...schema.keywords.written].flatMap(([keyword, value]) => keywordOf(keyword, value, schema, conversion)),
  )
  const { tolerance } = conversion
  const tolerant = tolerance === undefined || tolerance === 'none' ? converted : ofAny(converted)
  const tolerated = tolerance === 'none' ? selectedAlternatives(schema, converted) : tolerant
  return schema.nullable ? orNull(tolerated, schema) : tolerated
}

function keywordOf(keyword: string, value: YamlNode, schema: Schema, conversion: Conversion): [string, ExactValue][] {
  if (keyword === 'type') return schema.types.length === 0 ? [] : [['type', schema.types]]
  if (keyword === '$ref') return schema.reference === undefined ? [] : [conversion.refTo(schema.reference)]
  if (keyword === 'required') return [['required', requiredOf(schema, conversion)]]
  if (keyword === 'dependentRequired') return [[keyword, namesRequiredWith(schema)]]
  // OpenAPI's own; JSON Schema has `examples`.
  if (keyword === 'example') return []
  const { kind, shape } = positionUnder(SCHEMA, keyword)
  if (kind === 'schemas') {
    const around = IN_PLACE.has(keyword) ? (conversion.around ?? schema) : undefined
    const { around: _, ...same } = conversion
    const schemas = inside(value, shape, schema.keywords.reader, around ? { ...same, around } : same)
    return [[keyword, conversion.tolerance === undefined ? schemas : inGroups(keyword, schemas)]]
  }
  return kind === 'data' && !keyword.startsWith('x-') ? [[keyword, conversion.valueOf(value)]] : []
}

/** A second alternative of `oneOf` may match, too. */
function ofAny(converted: { [keyword: string]: ExactValue }): { [keyword: string]: ExactValue } {
  const { oneOf, ...keywords } = converted
  if (oneOf === undefined) return converted
  if (keywords['anyOf'] === undefined) return { ...keywords, anyOf: oneOf }
  const { allOf } = keywords
  return { ...keywords, allOf: [...(Array.isArray(allOf) ? allOf : []), { anyOf: oneOf }] }
}

const MOST_IN_GROUP = 100

/** Validators nest what they compile as deep as the list is long, and read it with the square of that. */
function inGroups(keyword: string, schemas: ExactValue): ExactValue {
  if (!Array.isArray(schemas) || schemas.length <= MOST_IN_GROUP || !GROUPED.has(keyword)) return schemas
  const starts = schemas.flatMap((_, index) => (index % MOST_IN_GROUP === 0 ? [index] : []))
  return starts.map((start) => ({ [keyword]: schemas.slice(start, start + MOST_IN_GROUP) }))
}

const GROUPED = new Set(['allOf', 'anyOf'])

/** Keywords whose schemas describe the value that the schema around them describes. */
const IN_PLACE = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not', 'dependentSchemas'])

function inside(value: YamlNode, shape: string, reader: SchemaReader, conversion: Conversion): ExactValue {
  const convert = (node: YamlNode): JsonSchema => jsonSchemaOf(reader.schema(node), conversion)
  if (shape === 'one') return convert(value)
  if (shape === 'list') return itemsOf(value).map(convert)
  return Object.fromEntries(entriesOf(value).map((entry): [string, JsonSchema] => [entry.key, convert(entry.value)]))
}

/** By the specification, a property that is only sent in the other direction is not required. */
function requiredOf(schema: Schema, { direction, tolerance, around = schema }: Conversion): string[] {
  if (tolerance === 'fields') return []
  const { properties, required } = schema.keywords
  const own = new Map(properties.map((field) => [field.name, field.schema]))
  const isOther = (name: string): boolean => {
    const field = own.get(name) ?? around.flat().fields.find((each) => each.name === name)?.schema
    const directions = field ? chainOfSchema(field).map((each) => directionOf(each.keywords)) : []
    return directions.some(
      (each) => each !== 'both' && (direction === undefined || (each === 'read-only') === (direction === 'request')),
    )
  }
  return required.filter((name) => !isOther(name))
}

/** A value that is not a list of names requires nothing. */
const namesRequiredWith = ({ keywords }: Schema): { [name: string]: string[] } =>
  Object.fromEntries(keywords.dependentRequired.map(({ name, required }) => [name, required]))

/** `type: [string, "null"]`, and also `nullable: true` beside a reference or alternatives, as documents of 3.0 have it. */
function orNull(converted: { [keyword: string]: ExactValue }, { types, keywords }: Schema): JsonSchema {
  if (types.length === 0 && !keywords.has('type')) return { anyOf: [converted, { type: 'null' }] }
  const values = converted['enum']
  const withNull = Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {}
  return { ...converted, type: [...types, 'null'], ...withNull }
}
