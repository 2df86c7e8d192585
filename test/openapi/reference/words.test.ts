import { expect, test } from 'vitest'
import { plain } from '../plainWords.ts'
import { soundApi } from '../readApi.ts'

const SIX = ['string', 'integer', 'number', 'boolean', 'array', 'object'].map((type) => `{ type: ${type} }`)
const positions = (count: number): string => Array.from({ length: count }, () => '{ type: string }').join(', ')

const TYPES: [schema: string, type: string][] = [
  ['{}', 'any value'],
  ['{ type: [string, integer] }', 'string or integer'],
  ['{ type: [string, "null"] }', 'string or null'],
  ['{ type: "null" }', 'null'],
  ['{ type: array }', 'list of any value'],
  ['{ type: array, items: { type: [string, integer] } }', 'list of string or integer'],
  ['{ oneOf: [{ type: string }, { type: integer }] }', 'string or integer'],
  ['{ anyOf: [{ type: string }, { type: "null" }] }', 'string or null'],
  ['{ type: string, format: date }', 'string (date)'],
  ['{ type: string, contentMediaType: application/octet-stream }', 'string (binary)'],
  ['{ not: {} }', 'nothing'],
  ['{ type: object, additionalProperties: { type: integer } }', 'map of integer'],
  ['{ items: { type: string } }', 'list of string'],
  ['{ properties: { a: {} } }', 'object'],
  ["{ $ref: '#/components/schemas/B' }", '[B](#schema-B)'],
  ["{ type: array, items: { $ref: '#/components/schemas/B' } }", 'list of [B](#schema-B)'],
  ['{ enum: [a, b] }', 'string'],
  ['{ const: 1 }', 'number'],
  ["{ allOf: [{ $ref: '#/components/schemas/B' }] }", '[B](#schema-B)'],
  ["{ allOf: [{ $ref: '#/components/schemas/B' }, { properties: { y: {} } }] }", 'object'],
  ["{ $ref: '#/components/schemas/Flag' }", '[Flag](#schema-Flag), boolean'],
  ["{ $ref: '#/components/schemas/B/properties/x' }", '[B.x](#schema-B.x), string'],
  ["{ $ref: '#/components/schemas/B/properties/y/properties/z' }", 'string'],
  ["{ $ref: '#/components/schemas/B/properties/l/items' }", 'integer'],
  ["{ $ref: '#/components/x-shared/T/properties/a' }", 'string'],
  ["{ $ref: '#/components/parameters/P/schema' }", 'number'],
  ["{ $ref: '#/components/parameters/Q/schema' }", 'list of list of list of any value'],
  ['{ allOf: [{ minLength: 1 }, { type: string }] }', 'string'],
  ['{ allOf: [{ required: [a] }, {}] }', 'object'],
  [
    "{ allOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' }] }",
    '[B](#schema-B) and [C](#schema-C)',
  ],
  ["{ type: object, allOf: [{ $ref: '#/components/schemas/B' }] }", '[B](#schema-B)'],
  ["{ type: object, allOf: [{ $ref: '#/components/schemas/B' }], properties: { q: {} } }", 'object'],
  [`{ oneOf: [${SIX.slice(1).join(', ')}] }`, 'integer, number, boolean, list of any value or object'],
  [`{ oneOf: [${SIX.join(', ')}] }`, 'one of 6 kinds of value'],
  ["{ oneOf: [{ type: [string, 'null'] }, { $ref: '#/components/schemas/B' }] }", 'string or [B](#schema-B) or null'],
  ['{ additionalProperties: { type: [integer, "null"] } }', 'map of (integer or null)'],
  ['{ unevaluatedProperties: false }', 'object'],
  ['{ patternProperties: { a: {} } }', 'object'],
  ['{ prefixItems: [{ type: string }] }', 'list of string'],
  [
    '{ prefixItems: [{ type: string }], items: { type: [string, "null"] } }',
    'list of string, then only string or null',
  ],
  [`{ prefixItems: [${positions(20)}] }`, `list of ${'string, '.repeat(18)}string, then string`],
  [`{ prefixItems: [${positions(21)}] }`, 'list of one of 21 kinds of value'],
  ['{ type: boolean, format: x }', 'boolean'],
  ['{ type: integer, contentSchema: { type: object } }', 'integer'],
  ['{ enum: [a, null] }', 'string or null'],
  ['{ enum: [[1]] }', 'any value'],
  ["{ anyOf: [{ $ref: '#/components/schemas/Gone' }, { type: 'null' }] }", '[Gone](#schema-Gone)'],
  [
    "{ oneOf: [{ $ref: '#/components/schemas/Kind' }, { $ref: '#/components/schemas/Gone' }, { type: 'null' }] }",
    '[Kind](#schema-Kind) or [Gone](#schema-Gone)',
  ],
  [
    "{ type: ['null', string], oneOf: [{ $ref: '#/components/schemas/Kind' }, { $ref: '#/components/schemas/Gone' }] }",
    'string or null',
  ],
  ["{ anyOf: [{ $ref: '#/components/schemas/Kind' }, { type: 'null' }] }", '[Kind](#schema-Kind) or null'],
]

test('types are said in a few words', async () => {
  const fields = TYPES.map(([schema], index) => `f${index}: ${schema}`).join(', ')
  const { view } = await soundApi(`components:
  x-shared: { T: { properties: { a: { type: string } } } }
  parameters:
    P: { name: p, in: query, schema: { type: number } }
    Q: { name: q, in: query, schema: { type: array, items: { $ref: '#/components/parameters/Q/schema' } } }
  schemas:
    A: { properties: { ${fields} } }
    B: { type: object, properties: { x: { type: string }, y: { properties: { z: { type: string } } }, l: { items: { type: integer } } } }
    C: { type: object, properties: { x: { type: string } } }
    Flag: { type: boolean, default: true }
    Kind: { enum: [a, b] }
    Gone: { enum: [null] }
`)
  const shown = view.schemas.find(({ name }) => name === 'A') ?? expect.fail()
  expect(shown.body.fields.map(({ type }, index) => [TYPES[index]?.[0], plain(type)])).toEqual(TYPES)
})

const SCHEMES: [scheme: string, words: string][] = [
  ['{ type: http, scheme: basic }', 'User name and password in the header `Authorization: Basic …`'],
  ['{ type: http, scheme: bearer }', 'Bearer token in the header `Authorization: Bearer …`'],
  ['{ type: http, scheme: digest }', 'HTTP authentication in the header `Authorization: digest …`'],
  ['{ type: apiKey, in: query, name: k }', 'API key in the query parameter `k`'],
  ['{ type: apiKey, in: header, name: k }', 'API key in the header `k`'],
  ['{ type: apiKey, in: cookie, name: k }', 'API key in the cookie `k`'],
  ['{ type: mutualTLS }', 'TLS client certificate'],
]

test('ways to log in are said in a few words', async () => {
  const schemes = SCHEMES.map(([scheme], index) => `s${index}: ${scheme}`).join(', ')
  const { view } = await soundApi(`components: { securitySchemes: { ${schemes} } }\npaths: {}\n`)
  expect(view.security.map(({ kind }, index) => [SCHEMES[index]?.[0], plain(kind)])).toEqual(SCHEMES)
})

test.each([
  ['[]', 'No authentication'],
  ['[{}]', 'No authentication'],
  ['[{ oauth: [] }]', '[oauth](#security-oauth)'],
  ['[{ oauth: [read] }]', '[oauth](#security-oauth) with the scope `read`'],
  ['[{ oauth: [read, write] }]', '[oauth](#security-oauth) with the scopes `read` and `write`'],
  ['[{}, { tls: [] }]', 'nothing or [tls](#security-tls)'],
  ['[{ oauth: [], tls: [] }]', 'both [oauth](#security-oauth) and [tls](#security-tls)'],
])('an operation with the security %s needs %s', async (security, words) => {
  const { view } = await soundApi(`paths:
  /a: { get: { operationId: a, security: ${security}, responses: { '200': { description: Fine } } } }
components:
  securitySchemes:
    oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://a.example/t', scopes: { read: Reads, write: Writes } } } }
    tls: { type: mutualTLS }
`)
  const [operation] = view.groups.flatMap(({ operations }) => operations)
  expect(plain(operation?.security ?? [])).toBe(words)
})
