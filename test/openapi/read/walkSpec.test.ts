import { expect, test } from 'vitest'
import { openDocument } from '../../../src/openapi/read/document.ts'
import { everyExample } from '../../../src/openapi/read/everyExample.ts'
import { namesIn } from '../../../src/openapi/read/namesIn.ts'
import { createSchemaReader } from '../../../src/openapi/read/schema/schemaReader.ts'
import { walkSpec } from '../../../src/openapi/read/walkSpec.ts'
import type { JsonValue } from '../../../src/yaml/node.ts'
import { toNode } from '../../../src/yaml/node.ts'

const PLACE = { file: 'openapi/api.yaml', line: 1, column: 1 }

test('things are visited in the order of the document; data and the names of a writer are not', () => {
  const root = toNode(
    {
      paths: { '/a': { get: { responses: { default: { content: {} } } } } },
      components: { schemas: { A: { properties: { items: { enum: [{}] } }, items: {}, 'x-note': {} } } },
    },
    PLACE,
  )
  const kinds: string[] = []
  walkSpec(root, (_, { kind }) => kinds.push(kind))
  expect(kinds).toEqual(['object', 'pathItems', 'object', 'responses', 'object', 'schemas', 'schemas', 'schemas'])
})

const kindsIn = (document: JsonValue): string[] => {
  const kinds: string[] = []
  walkSpec(toNode(document, PLACE), (_, { kind }) => kinds.push(kind))
  return kinds
}

const inSchema = (keywords: JsonValue): string[] => kindsIn({ components: { schemas: { A: keywords } } }).slice(2)

test.each(
  'items additionalProperties not if then else contains propertyNames unevaluatedProperties unevaluatedItems contentSchema'.split(
    ' ',
  ),
)('"%s" of a schema is a schema', (keyword) => {
  expect(inSchema({ [keyword]: { type: 'string' } })).toEqual(['schemas', 'schemas'])
})

test.each(['properties', 'patternProperties', '$defs', 'dependentSchemas'])('"%s" has schemas by name', (keyword) => {
  expect(inSchema({ [keyword]: { default: {}, title: {} } })).toEqual(['schemas', 'schemas', 'schemas'])
})

test.each(['allOf', 'oneOf', 'anyOf', 'prefixItems'])('"%s" has schemas in a list', (keyword) => {
  expect(inSchema({ [keyword]: [{}, {}] })).toEqual(['schemas', 'schemas', 'schemas'])
})

test.each(
  'enum const default examples example title description $comment format pattern deprecated readOnly writeOnly uniqueItems multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems minContains maxContains minProperties maxProperties dependentRequired contentMediaType contentEncoding x-note'.split(
    ' ',
  ),
)('"%s" of a schema is data', (keyword) => {
  expect(inSchema({ [keyword]: { not: {} } })).toEqual(['schemas'])
})

test.each<[kind: string, document: JsonValue]>([
  ['schemas', { schema: {} }],
  ['schemas', { itemSchema: {} }],
  ['requestBodies', { requestBody: {} }],
  ['schemas', { schemas: { description: {} } }],
  ['schemas', { definitions: { description: {} } }],
  ['parameters', { parameters: { description: {} } }],
  ['parameters', { parameters: [{}] }],
  ['responses', { responses: { default: {} } }],
  ['examples', { examples: { value: {} } }],
  ['requestBodies', { requestBodies: { description: {} } }],
  ['headers', { headers: { example: {} } }],
  ['securitySchemes', { securitySchemes: { example: {} } }],
  ['links', { links: { default: {} } }],
  ['callbacks', { callbacks: { example: {} } }],
  ['pathItems', { callbacks: { paid: { '{$url}': {} } } }],
  ['pathItems', { paths: { '/a': {} } }],
  ['pathItems', { webhooks: { example: {} } }],
  ['pathItems', { pathItems: { example: {} } }],
  ...['content', 'encoding', 'variables', 'scopes', 'additionalOperations'].map(
    (key) => ['object', { [key]: { example: {} } }] satisfies [string, JsonValue],
  ),
])('an element of kind "%s" is in %j', (kind, document) => {
  expect(kindsIn(document).at(-1)).toBe(kind)
})

test.each(['example', 'default', 'enum', 'const', 'value', 'dataValue', 'x-note'])('"%s" is data', (key) => {
  expect(kindsIn({ [key]: { schema: {} } })).toEqual(['object'])
})

test('lists of any length are walked', () => {
  const items = Array<number>(200_000).fill(1)
  const root = toNode({ tags: items, components: { schemas: { A: { examples: items } } } }, PLACE)
  const document = openDocument(root, '3.1', new Map())
  const { schema } = createSchemaReader(document)
  expect(everyExample(document, schema)).toHaveLength(200_000)
  expect(namesIn(root).has('examples')).toBe(true)
})
