/** The sections of `components`, which are the kinds of elements that can be referred to. */
export type Component =
  | 'schemas'
  | 'responses'
  | 'parameters'
  | 'examples'
  | 'requestBodies'
  | 'headers'
  | 'securitySchemes'
  | 'links'
  | 'callbacks'
  | 'pathItems'

/** `object` is any other object of OpenAPI; `data` contains no keywords. */
export type PositionKind = Component | 'object' | 'data'

/** The kind of a position in a document: one element, or several in a list or under names chosen by the author. */
export type Position = { kind: PositionKind; shape: 'one' | 'list' | 'map' | 'listOrMap' }

/** Shared instances: a large document has a million positions. */
const ONE: Record<PositionKind, Position> = {
  schemas: { kind: 'schemas', shape: 'one' },
  responses: { kind: 'responses', shape: 'one' },
  parameters: { kind: 'parameters', shape: 'one' },
  examples: { kind: 'examples', shape: 'one' },
  requestBodies: { kind: 'requestBodies', shape: 'one' },
  headers: { kind: 'headers', shape: 'one' },
  securitySchemes: { kind: 'securitySchemes', shape: 'one' },
  links: { kind: 'links', shape: 'one' },
  callbacks: { kind: 'callbacks', shape: 'one' },
  pathItems: { kind: 'pathItems', shape: 'one' },
  object: { kind: 'object', shape: 'one' },
  data: { kind: 'data', shape: 'one' },
}

export const isComponent = (kind: string): kind is Component =>
  Object.hasOwn(ONE, kind) && kind !== 'object' && kind !== 'data'

export const ROOT: Position = ONE.object
export const SCHEMA: Position = ONE.schemas

/** The keywords of JSON Schema 2020-12 whose values are schemas or data, and OpenAPI's own `example`. */
const IN_SCHEMA: ReadonlyMap<string, Position> = new Map([
  ...each('map', 'schemas', 'properties', 'patternProperties', '$defs', 'dependentSchemas'),
  ...each('list', 'schemas', 'allOf', 'oneOf', 'anyOf', 'prefixItems'),
  ...each('one', 'schemas', 'items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'),
  ...each('one', 'schemas', 'unevaluatedProperties', 'unevaluatedItems', 'contentSchema'),
  ...each('one', 'data', 'enum', 'const', 'default', 'examples', 'example', 'title', 'description', '$comment'),
  ...each('one', 'data', 'format', 'pattern', 'deprecated', 'readOnly', 'writeOnly', 'uniqueItems', 'multipleOf'),
  ...each('one', 'data', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'),
  ...each('one', 'data', 'minItems', 'maxItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties'),
  ...each('one', 'data', 'dependentRequired', 'contentMediaType', 'contentEncoding'),
])

export const SCHEMA_KEYWORDS: readonly string[] = [...IN_SCHEMA.keys()]

const IN_OBJECT: ReadonlyMap<string, Position> = new Map([
  ...each('one', 'schemas', 'schema', 'itemSchema'),
  ...each('one', 'requestBodies', 'requestBody'),
  ...each('map', 'schemas', 'schemas', 'definitions'),
  ...each('listOrMap', 'parameters', 'parameters'),
  ...each('map', 'responses', 'responses'),
  ...each('map', 'examples', 'examples'),
  ...each('map', 'requestBodies', 'requestBodies'),
  ...each('map', 'headers', 'headers'),
  ...each('map', 'securitySchemes', 'securitySchemes'),
  ...each('map', 'links', 'links'),
  ...each('map', 'callbacks', 'callbacks'),
  ...each('map', 'pathItems', 'paths', 'webhooks', 'pathItems'),
  ...each('map', 'object', 'content', 'mediaTypes', 'encoding', 'variables', 'scopes', 'additionalOperations'),
  ...each('one', 'data', 'example', 'default', 'enum', 'const', 'value', 'dataValue'),
])

function each(shape: Position['shape'], kind: PositionKind, ...keys: string[]): [string, Position][] {
  return keys.map((key) => [key, { kind, shape }])
}

/** The kind of the value under a key. */
export function positionUnder({ kind, shape }: Position, key: string): Position {
  if (shape !== 'one') return ONE[kind]
  if (kind === 'data' || key.startsWith('x-')) return ONE.data
  if (kind === 'schemas') return IN_SCHEMA.get(key) ?? ONE.object
  // The keys of a callback are expressions, and under each stands a path item.
  if (kind === 'callbacks') return ONE.pathItems
  return IN_OBJECT.get(key) ?? ONE.object
}

/** The kind of an item of a list. */
export const positionOfItem = ({ kind, shape }: Position): Position =>
  shape === 'one' && kind !== 'data' ? ONE.object : ONE[kind]
