import { expect, test } from 'vitest'
import { sourcePath } from '../../../src/model/route.ts'
import type { ApiDocument } from '../../../src/openapi/read/apiDocument.ts'
import { readDocument } from '../../../src/openapi/read/readDocument.ts'
import { toValue } from '../../../src/yaml/node.ts'

function read(text: string, head = 'openapi: 3.1.0'): ApiDocument {
  const file = { path: sourcePath('openapi/api.yaml'), text: `${head}\n${text}` }
  const { value } = readDocument(file, () => undefined, new Map([['product', 'Acme']]))
  if (!value) throw new Error('this is an OpenAPI document')
  return value.document
}

const operationOf = (document: ApiDocument) => {
  const [operation] = document.operations
  if (!operation) throw new Error('there is an operation')
  return operation
}

test('what is asked of a caller is resolved: its own requirements, else those of the document', () => {
  const { operations } = read(`security: [{ key: [] }]
paths:
  /a:
    get: {}
    post: { security: [{ token: [write], gone: [] }, {}] }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    token: { type: http, scheme: Bearer, bearerFormat: JWT }`)
  const shown = operations.map(({ security: { own, requirements } }) => ({
    own,
    ways: requirements.map((way) => way.map(({ name, scheme, scopes }) => [name, scheme?.credential, ...scopes])),
  }))
  expect(shown).toEqual([
    { own: false, ways: [[['key', { kind: 'apiKey', place: 'header', name: 'X-Key' }]]] },
    {
      own: true,
      ways: [
        [
          ['token', { kind: 'bearer', format: 'JWT' }, 'write'],
          ['gone', undefined],
        ],
        [],
      ],
    },
  ])
})

test('what is not a way to be let in does not read as one without credentials', () => {
  const { operations } = read(`security: [key]
paths:
  /a:
    get: {}
    post: { security: { key: [] } }
components: { securitySchemes: { key: { type: http, scheme: bearer } } }`)
  const ways = operations.map(({ security }) => security.requirements.map((way) => way.map(({ name }) => name)))
  expect(ways).toEqual([[], [['key']]])
})

test('servers of a path are those of its operations, unless they have their own', () => {
  const { operations, servers } =
    read(`servers: [{ url: 'https://{region}.example.com', variables: { region: { default: eu, enum: [eu, us] } } }]
paths:
  /a:
    servers: [{ url: https://a.example.com }]
    get: {}
    post: { servers: [{ url: https://b.example.com }] }
  /b: { get: {} }`)
  expect(servers.map(({ variables }) => variables)).toMatchObject([
    [{ name: 'region', default: 'eu', values: ['eu', 'us'] }],
  ])
  expect(operations.map((each) => each.servers?.map(({ url }) => url))).toEqual([
    ['https://a.example.com'],
    ['https://b.example.com'],
    undefined,
  ])
})

test('references are followed: what stands beside one replaces what it leads to', () => {
  const { parameters, responses } = operationOf(
    read(`paths:
  /a:
    get:
      parameters: [{ $ref: '#/components/parameters/Page', description: Which page }]
      responses: { 200: { $ref: '#/components/responses/Fine' } }
components:
  parameters: { Page: { name: page, in: query, description: A page, schema: { type: integer } } }
  responses: { Fine: { description: Fine, content: { application/json: { schema: { type: object } } } } }`),
  )
  expect(parameters).toMatchObject([
    { name: 'page', position: 'query', description: { text: 'Which page' }, schema: { types: ['integer'] } },
  ])
  expect(responses).toMatchObject([
    {
      status: '200',
      description: { text: 'Fine' },
      content: [{ type: 'application/json', schema: { types: ['object'] } }],
    },
  ])
})

test('a text knows where it stands, and how it was written before variables were replaced', () => {
  const { info } = read(`info:
  title: '{{product}} API'
  description: |-
    Of {{product}}.`)
  expect(info.title).toBe('Acme API')
  expect(info.description).toEqual({
    text: 'Of Acme.',
    markdown: 'Of {{product}}.',
    place: { file: 'openapi/api.yaml', line: 5, column: 5 },
    flat: false,
  })
})

test('a schema has the keywords of 2020-12, whatever version it was written in', () => {
  const [old] = read(
    `components:
  schemas:
    A: { type: number, nullable: true, minimum: 5, exclusiveMinimum: true, example: 7, format: byte }`,
    'openapi: 3.0.3',
  ).schemas
  const keywords = old?.schema.keywords
  expect(old?.schema).toMatchObject({ types: ['number'], nullable: true })
  expect([keywords?.number('exclusiveMinimum'), keywords?.number('minimum')]).toEqual([5, undefined])
  expect(keywords?.examples.map(toValue)).toEqual([7])
  expect([keywords?.text('contentEncoding'), keywords?.text('format')]).toEqual(['base64', undefined])
})

test('a keyword of the wrong kind is as if it were not there', () => {
  const [a] = read(`components:
  schemas:
    A: { type: 5, minimum: '5', required: name, properties: [a], enum: {}, pattern: 7, items: { type: string } }`).schemas
  const { types, keywords } = a?.schema ?? {}
  expect(types).toEqual([])
  expect(keywords).toMatchObject({ required: [], properties: [], enum: [] })
  expect([keywords?.number('minimum'), keywords?.text('pattern')]).toEqual([undefined, undefined])
  expect(keywords?.schema('items')?.types).toEqual(['string'])
})

test('a schema that a reference leads to is the same for all that refer to it', () => {
  const { schemas, schemaAt } = read(`components:
  schemas:
    A: { properties: { b: { $ref: '#/components/schemas/B' } } }
    B: { properties: { a: { $ref: '#/components/schemas/A' } } }`)
  const [a, b] = schemas
  expect(a?.schema.keywords.properties[0]?.schema.target()).toBe(b?.schema)
  expect(schemaAt('#/components/schemas/A')).toBe(a?.schema)
  expect(schemaAt('#/components/schemas/C')).toBeUndefined()
})

test('callbacks are operations; those of a callback are not read', () => {
  const { callbacks } = operationOf(
    read(`paths:
  /a:
    post:
      callbacks:
        done: { '{$request.body#/url}': { post: { summary: Done, callbacks: { again: { x: { post: {} } } } } } }`),
  )
  expect(callbacks).toMatchObject([
    { name: 'done', operations: [{ method: 'POST', path: '{$request.body#/url}', summary: 'Done', callbacks: [] }] },
  ])
})

test('names that a writer chose are no keywords, and what is data holds no references', () => {
  const document = read(`paths:
  /a:
    get:
      responses:
        default: { content: { application/json: { schema: { properties: { default: { $ref: '#/1' } } } } } }
components:
  schemas:
    A: { properties: { example: { $ref: '#/2' } }, example: { $ref: '#/3' }, x-note: { $ref: '#/4' } }`)
  expect(document.everyReference().map(({ text, leads }) => [text, leads])).toEqual([
    ['#/1', 'nowhere'],
    ['#/2', 'nowhere'],
  ])
})

test('an example is described by what stands beside its value, not by a field of the value', () => {
  const media = (examples: string) =>
    operationOf(read(`paths:\n  /a: { post: { requestBody: { content: { application/json: { ${examples} } } } } }`))
      .body?.content[0]
  expect(media('example: { description: A field }')?.examples).toMatchObject([{ description: undefined }])
  expect(
    media('examples: { a: { description: An example, value: { description: A field } } }')?.examples,
  ).toMatchObject([{ name: 'a', description: { text: 'An example' } }])
})

test('a document that names two versions is read by that of OpenAPI', () => {
  expect(read("swagger: '2.0'\npaths: {}").version).toBe('3.1')
})
