import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import type { JsonValue } from '../../src/yaml/node.ts'

const folder = join(import.meta.dirname, '../openapi/documents')

/** Small documents that together have most of what OpenAPI knows. */
export const DOCUMENTS: JsonValue[] = readdirSync(folder).map(
  (name) => load(readFileSync(join(folder, name), 'utf8')) as JsonValue,
)

const ref = (path: string): JsonValue => ({ $ref: `#/${path}` })

/** Parts that may stand anywhere in a document. */
export const PARTS: JsonValue[] = [
  ...['components', 'components/schemas/Hit', 'paths', 'x', '', 'components/schemas/A', 'info/title'].map(ref),
  { $ref: '#anchor' },
  { $ref: './other.yaml#/A' },
  { $ref: 7 },
  ...[{ type: 'object', properties: { a: ref('components/schemas/A') } }, { allOf: [ref('components/schemas/A')] }],
  ...[
    { type: ['string', 'null'] },
    { type: 'nothing' },
    { enum: [] },
    { not: {} },
    { const: null },
    { pattern: '(a+)+$' },
  ],
  ...[{ minimum: 9, maximum: 1 }, { minLength: 1e9 }, { multipleOf: 0 }, { format: 'date-time', default: 'x' }],
  ...[{ minItems: 1e9, items: {} }, { minProperties: 5 }, { pattern: '[' }, { discriminator: { propertyName: 'x' } }],
  { name: 'q', in: 'query', required: true, schema: { type: 'object' }, style: 'deepObject', explode: false },
  { content: { 'application/json': { example: { a: 1 } }, 'multipart/form-data': {}, '*/*': { schema: true } } },
  ...['200', 'default', '2XX', 'get', 'post', 'trace', '$ref', '/a/{b}', '{', 'application/xml', 'x-internal', 'int64'],
  ...[
    'openapi',
    '3.0.4',
    '3.1.0',
    '3.2.0',
    'swagger',
    '2.0',
    '/{a}/{a}',
    'https://{x}/',
    '\u0000',
    'a/b~c',
    'constructor',
  ],
]
