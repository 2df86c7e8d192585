import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { dump, load } from 'js-yaml'
import { expect, test } from 'vitest'
import { site } from '../site.ts'
import { readDocument } from './readApi.ts'

const CONFIG = `title: Portal
url: https://developer.example.com
variables: { product: Acme }
apis: [{ spec: openapi/api.yaml, route: /api/ }]
`

const SPEC = `openapi: 3.0.3
info: { title: '{{product}} API', version: '2' }
servers: [{ url: https://x.example/v1 }]
security: [{ secret: [], key: [] }]
paths:
  /offers/{id}:
    post:
      operationId: offer.create
      tags: [Offers]
      summary: Create
      parameters:
        - { name: id, in: path, required: true, schema: { type: string }, example: a b }
        - { name: dry, in: query, schema: { type: boolean }, example: true }
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Offer' }, example: { name: n } } }
      responses:
        201: { description: Made, content: { application/json: { schema: { $ref: '#/components/schemas/Offer' }, example: { id: 1, name: n } } } }
components:
  securitySchemes:
    secret: { type: apiKey, in: header, name: secret }
    key: { type: apiKey, in: header, name: key }
  schemas:
    Offer:
      type: object
      required: [id, name]
      properties:
        id: { type: integer, readOnly: true, minimum: 0, exclusiveMinimum: true }
        name: { type: string, nullable: true }
        parent: { $ref: '#/components/schemas/Offer' }
    Unused: { type: string }
`

const made = site({
  'content/site.yaml': CONFIG,
  'openapi/api.yaml': SPEC,
  'content/guide.md': '# Guide\n\n[Spec](/api/openapi.yaml) [Wrong](/api/opnapi.yaml)\n',
})

test('the document is there in both notations, its variables replaced', async () => {
  const { file } = await made
  expect(JSON.parse(file('api/openapi.json'))).toEqual(load(file('api/openapi.yaml')))
  expect(load(file('api/openapi.yaml'))).toMatchObject({ openapi: '3.0.3', info: { title: 'Acme API', version: '2' } })
})

test('a large document is there without line breaks as JSON, and with the least indentation as YAML', async () => {
  const padding = Array.from({ length: 11 }, (_, index) => `x-${index}: ${'a'.repeat(99_000)}\n`).join('')
  const { file } = await site({ 'content/site.yaml': CONFIG, 'openapi/api.yaml': SPEC + padding })
  expect(file('api/openapi.json')).not.toContain('\n')
  expect(file('api/openapi.yaml')).toContain(
    '\npaths:\n /offers/{id}:\n  post:\n   operationId: offer.create\n   tags:\n   - Offers\n',
  )
  expect(load(file('api/openapi.yaml'))).toEqual(JSON.parse(file('api/openapi.json')))
})

test('a guide may lead to them, and a wrong address is reported', async () => {
  expect((await made).problems).toBe(`content/guide.md:3:27  error  broken-asset
  "/api/opnapi.yaml" does not exist
  fix: did you mean "/api/openapi.yaml"?`)
})

test('each JSON body has its schema in a file that needs no other', async () => {
  const { file, html } = await made
  const request: unknown = JSON.parse(file('api/schemas/offer.create.body.json'))
  expect(request).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: '#/$defs/Offer',
    $defs: {
      Offer: {
        type: ['object'],
        required: ['name'],
        properties: {
          id: { type: ['integer'], readOnly: true, exclusiveMinimum: 0 },
          name: { type: ['string', 'null'] },
          parent: { $ref: '#/$defs/Offer' },
        },
      },
    },
  })
  expect(JSON.parse(file('api/schemas/offer.create.201.json'))).toMatchObject({
    $defs: { Offer: { required: ['id', 'name'] } },
  })
  expect(html('/api/')).toContain('href="/api/schemas/offer.create.body.json"')
})

test('the collection has every operation with its keys as variables, its body and its saved answers', async () => {
  const { file } = await made
  const collection = JSON.parse(file('api/postman.json'))
  expect(collection).toEqual({
    info: {
      name: 'Acme API',
      description: '',
      version: '2',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: [
      {
        name: 'Offers',
        item: [
          {
            name: 'Create',
            request: {
              method: 'POST',
              description: '',
              header: [
                { key: 'secret', value: '{{ACME_SECRET}}' },
                { key: 'key', value: '{{ACME_KEY}}' },
                { key: 'Content-Type', value: 'application/json' },
              ],
              url: {
                raw: 'https://x.example/v1/offers/a%20b?dry=true',
                protocol: 'https',
                host: ['x', 'example'],
                path: ['v1', 'offers', 'a%20b'],
                query: [{ key: 'dry', value: 'true' }],
              },
              body: { mode: 'raw', raw: '{\n  "name": "n"\n}', options: { raw: { language: 'json' } } },
            },
            response: [
              {
                name: '201 Example',
                code: 201,
                header: [{ key: 'Content-Type', value: 'application/json' }],
                body: '{\n  "id": 1,\n  "name": "n"\n}',
              },
            ],
          },
        ],
      },
    ],
    variable: [
      { key: 'ACME_KEY', value: '' },
      { key: 'ACME_SECRET', value: '' },
    ],
  })
})

const specs = join(import.meta.dirname, '../../../shared/specs')
const names = existsSync(specs) ? readdirSync(specs).filter((name) => /\.(?:json|ya?ml)$/.test(name)) : []
const connect = join(import.meta.dirname, '../../openapi/connect.yaml')

test('YAML says what JSON says, also of texts that look like something else', () => {
  const texts = ['no', '012', '1e3', '2020-01-01', '=', '~', '', ' a', 'a: b', '- a', '#a', '{{x}}', 'a\nb\n', '\ud800']
  const value = { texts, ['__proto__x']: 1, '012': null, nested: [{ 'a b': true }] }
  expect(load(dump(value, { lineWidth: -1, noRefs: true }))).toEqual(value)
})

test.each([connect, ...names.filter((name) => name !== 'stripe.yaml').map((name) => join(specs, name))])(
  'the schemas and the notations of %s agree',
  async (path) => {
    const { value } = await readDocument(readFileSync(path, 'utf8'))
    const document: unknown = JSON.parse(value?.json ?? expect.fail())
    expect(load(dump(document, { lineWidth: -1, noRefs: true }))).toEqual(document)
    const ajv = new Ajv2020({ strict: false, logger: false })
    formats.default(ajv)
    for (const file of value?.downloads.filter((each) => each.path.startsWith('schemas/')) ?? []) {
      expect(() => ajv.compile(JSON.parse(String(file.content)))).not.toThrow()
    }
  },
)

const media = (name: string) => `{ schema: { type: object, properties: { ${name}: { type: string } } } }`

test('each media type of JSON has a file of its own, and the first keeps the short name', async () => {
  const { value } = await readDocument(`openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    post:
      operationId: create
      requestBody: { content: { text/plain: {}, application/json: ${media('a')}, application/merge-patch+json: ${media('b')} } }
      responses: { 200: { description: Fine } }
`)
  const files = value?.downloads.filter(({ path }) => path.startsWith('schemas/')) ?? []
  expect(files.map(({ path, content }) => [path, Object.keys(JSON.parse(String(content)).properties)])).toEqual([
    ['schemas/create.body.json', ['a']],
    ['schemas/create.body.application-merge-patch-json.json', ['b']],
  ])
  const shown = value?.view.groups[0]?.operations[0]?.body?.media.map(({ jsonSchema }) => jsonSchema)
  expect(shown).toEqual([
    undefined,
    '/api/schemas/create.body.json',
    '/api/schemas/create.body.application-merge-patch-json.json',
  ])
})

test('media types in which the same is sent lead to the schema of that which is JSON', async () => {
  const { value } = await readDocument(`openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    post:
      operationId: create
      requestBody: { content: { application/xml: ${media('a')}, application/json: ${media('a')} } }
      responses: { 200: { description: Fine } }
`)
  const shown = value?.view.groups[0]?.operations[0]?.body?.media.map(({ jsonSchema }) => jsonSchema)
  expect(shown).toEqual(['/api/schemas/create.body.json'])
})

test('schemas of bodies that would repeat half a megabyte refer to shared definitions', async () => {
  const long = (name: string) => `${name}: { type: string, description: ${name.repeat(15_000)} }`
  const operations = ['a', 'b', 'c', 'd'].map(
    (id) => `  /${id}:
    post:
      operationId: ${id}
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Offer' } } } }
      responses: { 200: { description: A, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Offer' } } } } } }`,
  )
  const { file } = await site({
    'content/site.yaml': CONFIG,
    'openapi/api.yaml': `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
${operations.join('\n')}
components:
  schemas:
    Offer: { required: [id], properties: { id: { type: integer, readOnly: true }, part: { $ref: '#/components/schemas/Part' } } }
    Part: { properties: { ${long('first')} } }
`,
  })
  const read = (name: string) => JSON.parse(file(`api/schemas/${name}.json`))
  expect(read('a.body').$ref).toBe('definitions.request.json#/$defs/Offer')
  const ajv = new Ajv2020({ strict: false })
  for (const name of ['definitions.request', 'definitions.response']) ajv.addSchema(read(name), `${name}.json`)
  const accepts = (name: string, value: unknown) => ajv.compile(read(name))(value)
  expect(accepts('a.body', { part: { first: 'x' } })).toBe(true)
  expect(accepts('a.body', { part: { first: 1 } })).toBe(false)
  expect(accepts('b.200', [{ id: 1 }])).toBe(true)
  expect(accepts('b.200', [{ part: {} }])).toBe(false)
})
