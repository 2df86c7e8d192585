import { expect, test } from 'vitest'
import { sourcePath } from '../../../../src/model/route.ts'
import { upgradeSwagger } from '../../../../src/openapi/read/swagger/upgradeSwagger.ts'
import { nodeAt, toValue, type YamlNode } from '../../../../src/yaml/node.ts'
import { parseYaml } from '../../../../src/yaml/parseYaml.ts'
import { lines, readDocument } from '../../readApi.ts'

const HEAD = 'swagger: "2.0"\ninfo: { title: Pets, version: "1" }\n'

function upgraded(text: string): YamlNode {
  const { value } = parseYaml({ path: sourcePath('openapi/pets.yaml'), text: HEAD + text })
  return upgradeSwagger(value ?? expect.fail())
}

const at = (text: string, ...path: string[]): unknown => {
  const node = nodeAt(upgraded(text), path)
  return node && toValue(node)
}

const operation = (text: string, ...path: string[]): unknown =>
  at(
    `paths:\n  /a:\n    post: { responses: { 200: { description: Fine } }, ${text} }\n`,
    'paths',
    '/a',
    'post',
    ...path,
  )

test.each([
  ['host: x.example\nbasePath: /v1\nschemes: [https, http]\n', ['https://x.example/v1', 'http://x.example/v1']],
  ['host: x.example\n', ['https://x.example']],
  ['basePath: /v1\n', ['/v1']],
])('%j are the servers %j', (text, urls) => {
  expect(at(text, 'servers')).toEqual(urls.map((url) => ({ url })))
})

test('an operation may be called by other schemes than the rest', () => {
  const text = (own: string): string =>
    `host: x.example\nschemes: [http, https]\npaths: { /a: { get: { schemes: ${own}, responses: {} } } }\n`
  expect(at(text('[https]'), 'paths', '/a', 'get', 'servers')).toEqual([{ url: 'https://x.example' }])
  expect(at(text('[http, https]'), 'paths', '/a', 'get', 'servers')).toBeUndefined()
})

test.each([
  ['hostTemplate: "{endpoint}/text", useSchemePrefix: false', '{endpoint}/text/v1'],
  ['hostTemplate: "{endpoint}.example.com"', 'https://{endpoint}.example.com/v1'],
])('a host of Azure with { %s } is a server with variables', (host, url) => {
  const text = `x-ms-parameterized-host: { ${host}, parameters: [{ $ref: '#/parameters/Endpoint' }] }
basePath: /v1
schemes: [https]
parameters: { Endpoint: { name: endpoint, in: path, type: string, enum: [eu, us], default: eu, description: Where } }
paths: {}
`
  const endpoint = { default: 'eu', enum: ['eu', 'us'], description: 'Where' }
  expect(at(text, 'servers')).toEqual([{ url, variables: { endpoint } }])
})

test('lists with tabs and lists of forms are written as the document says', () => {
  const tabs = '{ in: query, name: a, type: array, items: { type: string }, collectionFormat: tsv }'
  expect(operation(`parameters: [${tabs}]`, 'parameters', '0')).toMatchObject({ style: 'tabDelimited', explode: false })
  const field = '{ in: formData, name: a, type: array, items: { type: string } }'
  const form = ['requestBody', 'content', 'application/x-www-form-urlencoded', 'encoding']
  expect(operation(`parameters: [${field}]`, ...form)).toEqual({ a: { style: 'form', explode: false } })
})

test('a parameter in the body is the body, in every type that is consumed', () => {
  expect(
    operation(
      'consumes: [application/json, text/xml], parameters: [{ in: body, name: pet, required: true, description: It., schema: { $ref: "#/definitions/Pet" } }]',
      'requestBody',
    ),
  ).toEqual({
    description: 'It.',
    required: true,
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
      'text/xml': { schema: { $ref: '#/components/schemas/Pet' } },
    },
  })
})

test('the fields of a form are one body; with a file it has several parts', () => {
  const field = '{ in: formData, name: a, type: string, required: true, description: A. }'
  expect(operation(`parameters: [${field}]`, 'requestBody')).toEqual({
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: { type: 'object', properties: { a: { type: 'string', description: 'A.' } }, required: ['a'] },
      },
    },
  })
  expect(operation('parameters: [{ in: formData, name: f, type: file }]', 'requestBody')).toEqual({
    content: {
      'multipart/form-data': { schema: { type: 'object', properties: { f: { type: 'string', format: 'binary' } } } },
    },
  })
})

test.each([
  ['query', '', { style: 'form', explode: false }],
  ['query', ', collectionFormat: csv', { style: 'form', explode: false }],
  ['query', ', collectionFormat: multi', { style: 'form', explode: true }],
  ['query', ', collectionFormat: ssv', { style: 'spaceDelimited', explode: false }],
  ['query', ', collectionFormat: pipes', { style: 'pipeDelimited', explode: false }],
  ['path', '', {}],
])('a list in the %s%s has the style %j', (place, format, style) => {
  const text = `parameters: [{ in: ${place}, name: ids, type: array, items: { type: integer }, minItems: 1${format} }]`
  expect(operation(text, 'parameters')).toEqual([
    { name: 'ids', in: place, schema: { type: 'array', items: { type: 'integer' }, minItems: 1 }, ...style },
  ])
})

test('a list in a form of parts has the style that the document gives it', () => {
  const list = 'in: formData, type: array, items: { type: integer }'
  const text = `consumes: [multipart/form-data], parameters: [{ name: a, ${list}, collectionFormat: pipes }, { name: b, ${list} }]`
  expect(operation(text, 'requestBody')).toMatchObject({
    content: { 'multipart/form-data': { encoding: { a: { style: 'pipeDelimited', explode: false } } } },
  })
  expect(JSON.stringify(operation(text, 'requestBody'))).not.toContain('"b":{"style"')
})

test('a response has its schema in every type that is produced, with the examples of each', () => {
  const text = `produces: [application/json]
paths:
  /a:
    get:
      responses:
        200:
          description: Fine
          schema: { type: array, items: { $ref: '#/definitions/Pet' } }
          headers: { X-Rest: { type: integer, description: Left. } }
          examples: { application/json: [1], text/plain: one }
        204: { description: Empty }
        404: { $ref: '#/responses/Gone' }
`
  expect(at(text, 'paths', '/a', 'get', 'responses')).toEqual({
    200: {
      description: 'Fine',
      headers: { 'X-Rest': { description: 'Left.', schema: { type: 'integer' } } },
      content: {
        'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Pet' } }, example: [1] },
        'text/plain': { schema: { type: 'array', items: { $ref: '#/components/schemas/Pet' } }, example: 'one' },
      },
    },
    204: { description: 'Empty' },
    404: { $ref: '#/components/responses/Gone' },
  })
})

test('an example that is not under its media type is that of each type of the response', () => {
  const text = (schema: string) =>
    `paths: { /a: { get: { responses: { 200: { description: Fine, ${schema}examples: { id: 7 } } } } } }`
  const content = (written: string) => at(written, 'paths', '/a', 'get', 'responses', '200', 'content')
  expect(content(text('schema: { type: object }, '))).toEqual({
    'application/json': { schema: { type: 'object' }, example: { id: 7 } },
  })
  expect(content(text(''))).toEqual({ 'application/json': { example: { id: 7 } } })
})

test('what the document shares stands under components, bodies where they are used', () => {
  const text = `paths:
  /a:
    parameters: [{ $ref: '#/parameters/Limit' }, { $ref: '#/parameters/Body' }]
    post: { responses: { 200: { description: Fine } } }
parameters:
  Limit: { in: query, name: limit, type: integer, default: 10 }
  Body: { in: body, name: body, schema: { type: string } }
responses:
  Gone: { description: It is gone., schema: { $ref: '#/definitions/Pet' } }
definitions:
  Pet:
    discriminator: kind
    properties: { kind: { type: string, x-nullable: true }, self: { $ref: '#/definitions/Pet/properties/kind' } }
securityDefinitions:
  key: { type: apiKey, in: header, name: key }
  plain: { type: basic }
  app: { type: oauth2, flow: application, tokenUrl: https://x.example/t, scopes: { read: Reads } }
  code: { type: oauth2, flow: accessCode, authorizationUrl: https://x.example/a, tokenUrl: https://x.example/t, scopes: {} }
`
  expect(at(text, 'components')).toEqual({
    schemas: {
      Pet: {
        discriminator: { propertyName: 'kind' },
        properties: {
          kind: { type: 'string', nullable: true },
          self: { $ref: '#/components/schemas/Pet/properties/kind' },
        },
      },
    },
    parameters: { Limit: { in: 'query', name: 'limit', schema: { type: 'integer', default: 10 } } },
    responses: {
      Gone: {
        description: 'It is gone.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
      },
    },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'key' },
      plain: { type: 'http', scheme: 'basic' },
      app: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://x.example/t', scopes: { read: 'Reads' } } },
      },
      code: {
        type: 'oauth2',
        flows: {
          authorizationCode: { authorizationUrl: 'https://x.example/a', tokenUrl: 'https://x.example/t', scopes: {} },
        },
      },
    },
  })
  expect(at(text, 'paths', '/a', 'parameters')).toEqual([{ $ref: '#/components/parameters/Limit' }])
  expect(at(text, 'paths', '/a', 'post', 'requestBody')).toEqual({
    content: { 'application/json': { schema: { type: 'string' } } },
  })
})

test('a document of 2.0 is shown, and its faults are reported in its own words and places', async () => {
  const read = await readDocument(`${HEAD}host: x.example
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters: [{ in: path, name: id, type: string, required: true }]
      responses: { 200: { description: Fine, schema: { $ref: '#/definitions/Pett' } } }
definitions:
  Pet: { type: object, properties: { name: { type: string, example: 5 } } }
  __proto__: { type: strin }
`)
  expect(lines(read)).toEqual([
    '9:62 warning invalid-spec: "#/definitions/Pett" does not exist in this document\n  fix: did you mean "#/definitions/Pet"?',
    expect.stringContaining('example-mismatch: the example must be a string, not the number 5'),
    expect.stringContaining('12:22 warning invalid-spec: "strin" is not an allowed value of "type"'),
  ])
  expect(read.value?.view.servers.map(({ url }) => url)).toEqual(['https://x.example'])
  expect(read.value?.view.groups[0]?.operations[0]?.id).toBe('operation-getPet')
  expect(read.value?.view.schemas.map(({ name }) => name)).toEqual(['Pet', '__proto__'])
})

test.each(['paths: 1', 'paths: [1]', 'definitions: { A: 5 }', 'parameters: [x]\nsecurityDefinitions: 3', 'host: [x]'])(
  'what is of the wrong type does no harm: %j',
  async (text) => {
    const { value } = await readDocument(`${HEAD}${text}\n`)
    expect(value?.title).toBe('Pets')
  },
)
