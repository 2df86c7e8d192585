import { expect, test } from 'vitest'
import { en } from '../../src/model/texts/en.ts'
import { caseText } from '../../src/text/reference/caseText.ts'
import { site, WITH_API } from '../site.ts'

const HERE = 'https://developer.example.com/api/'

/** The text of a reference below its title and downloads. */
async function textOf(document: string): Promise<string> {
  const made = await site({
    'content/site.yaml': WITH_API,
    'openapi/offers.yaml': `openapi: 3.1.0\ninfo: { title: Offers API, version: '2.0' }\n${document}`,
  })
  return made.text('/api/').replace(/^[\s\S]*postman\.json\)\s*/, '')
}

/** What is said of one schema, without the sample that is made of it. */
const schemaText = async (schema: string): Promise<string> =>
  (await textOf(`components:\n  schemas:\n    Other: { type: string }\n    A: ${schema}\n`))
    .replace(/^[\s\S]*### A\s*/, '')
    .replace(SAMPLE, '')

/** What is made of a schema stands below its fields, one for each alternative. */
const SAMPLE = /\n\*\*[^*:\n]+\*\*\n\nGenerated from the schema\n\n```json\n[\s\S]*?\n```\n/g

const EXAMPLES = [
  ['a', '{\n  "k": "a",\n  "x": 1\n}'],
  ['b', '{\n  "k": "b"\n}'],
  ['not given', '{\n  "x": 1\n}'],
]

test.each<[what: string, schema: string, text: string]>([
  [
    'fields have type, marks, description, values and limits',
    `
      required: [kind]
      properties:
        kind: { description: 'The *kind*.', enum: [a, b], default: a, deprecated: true }
        size: { type: integer, minimum: 1, readOnly: true }`,
    'object\n\n- `kind` string *required* *deprecated*\n\n  The *kind*.\n  - `a`\n  - `b`\n  - **Default:** `a`\n\n' +
      '- `size` integer *read-only*\n  - **Range:** 1 or more\n',
  ],
  [
    'what stands inside a field is indented below it',
    '{ properties: { x: { type: object, properties: { y: { type: boolean } } } } }',
    'object\n\n- `x` object\n\n  **Inside `x`**\n  - `y` boolean\n',
  ],
  [
    'references are links',
    "{ properties: { x: { $ref: '#/components/schemas/Other' } } }",
    `object\n\n- \`x\` [Other](${HERE}#schema-Other), string\n`,
  ],
  [
    'values have their meanings',
    '{ oneOf: [{ const: a, description: First. }, { const: b, description: Second. }] }',
    'string\n\n- `a`: First.\n- `b`: Second.\n',
  ],
  [
    'alternatives are numbered',
    "{ oneOf: [{ $ref: '#/components/schemas/Other' }, { title: Big, properties: { z: { type: number } } }] }",
    `[Other](${HERE}#schema-Other) or object\n\nExactly one of\n\n1. [Other](${HERE}#schema-Other)\n2. Big\n   - \`z\` number\n`,
  ],
  [
    'what one field decides is a table',
    '{ properties: { k: { enum: [a, b] }, x: { type: integer } }, allOf: [{ if: { properties: { k: { const: a } } }, then: { required: [x] }, else: { properties: { x: false } } }] }',
    'object\n\n**What `k` decides**\n\n| When `k` is | `a` | `b` | `not given` |\n| --- | --- | --- | --- |\n' +
      `| [\`x\`](${HERE}#schema-A.x) | required | not allowed | required |\n\n**An example of each**\n\n` +
      EXAMPLES.map(
        ([name, code]) => `**k: ${name}**\n\nGenerated from the schema\n\n\`\`\`json\n${code}\n\`\`\`\n\n`,
      ).join('') +
      '- `k` string\n  - `a`\n  - `b`\n- `x` integer\n',
  ],
  [
    'what a text has of markup is text',
    "{ title: 'A *b* [c](d)', description: '<b>x</b>' }",
    'any value A \\*b\\* \\[c\\](d)\n\n**x**\n',
  ],
])('%s', async (_, schema, text) => {
  expect(await schemaText(schema)).toBe(text)
})

test('an operation has its security, parameters, body and responses with headers and links', async () => {
  const text = await textOf(`security: [{ key: [] }]
paths:
  /offers/{id}:
    post:
      operationId: change
      summary: '# Change'
      x-badges: [{ name: 'Be*ta' }]
      description: 'See [it](#schema-Offer).'
      parameters: [{ name: id, in: path, required: true, schema: { type: string, maxLength: 5 } }]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Offer' }, example: { name: n } } }
      responses:
        200:
          description: Fine.
          headers: { X-Left: { schema: { type: integer } } }
          links: { again: { operationId: change, description: Once more. } }
      callbacks:
        done: { '{$request.body#/url}': { post: { summary: Done, responses: { 204: { description: Taken. } } } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: key } }
  schemas: { Offer: { required: [name], properties: { name: { type: string, description: Its name. } } } }
`)
  expect(text).toBe(`## Authentication

### key

API key in the header \`key\`

## Operations

### # Change

See [it](${HERE}#schema-Offer).

\`POST /offers/{id}\` *Be\\*ta*

**Authentication** [key](${HERE}#security-key)

#### Path parameters

- \`id\` string *required*
  - **Length:** at most 5 characters

#### Request body *required*

\`application/json\` [Offer](${HERE}#schema-Offer) [JSON Schema](${HERE}schemas/change.body.json)

- \`name\` string *required*

  Its name.

#### Responses

##### 200 OK

Fine.

**Headers**

- \`X-Left\` integer

**Links**

- \`again\` leads to [POST /offers/{id}](${HERE}#operation-change)

  Once more.

#### Callbacks

\`done\`

**Done**

POST sent to you: {$request.body#/url}

##### Your response

###### 204 No Content

Taken.

**Request**

**curl**

\`\`\`bash
curl -X POST "$OFFERS_URL/offers/text" \\
  -H "key: $OFFERS_KEY" \\
  -H 'Content-Type: application/json' \\
  --data '{
  "name": "n"
}'
\`\`\`

## Schemas

### Offer

object

- \`name\` string *required*

  Its name.

**Example**

Generated from the schema

\`\`\`json
{
  "name": "text"
}
\`\`\`
`)
})

const largeDocument = (words: string): string => `openapi: 3.1.0
info: { title: Offers API, version: '2.0' }
paths:
  /offers:
    get:
      operationId: listOffers
      summary: List offers
      tags: [Offers]
      description: ${words}
      responses: { 200: { description: Fine, content: { text/plain: { schema: { $ref: '#/components/schemas/Offer' } } } } }
components:
  schemas: { Offer: { description: '${words} [offers](#operation-listOffers)' } }
`

test('links to other pages of a reference lead there', async () => {
  const made = await site({ 'content/site.yaml': WITH_API, 'openapi/offers.yaml': largeDocument('x '.repeat(160_000)) })
  expect(made.text('/api/schemas/')).toContain(`x [offers](${HERE}offers/#operation-listOffers)`)
  expect(made.text('/api/offers/')).toContain(`[Offer](${HERE}schemas/#schema-Offer)`)
  expect(made.text('/api/')).toContain(
    `\n## [Offers](${HERE}offers/)\n\n- [GET List offers](${HERE}offers/#operation-listOffers)\n`,
  )
})

test('a table of cases without examples ends with its last row', () => {
  expect(caseText({ field: 'kind', cases: ['a'], rows: [], examples: [] }, en)).toEqual([
    '**What `kind` decides**',
    '| When `kind` is | `a` |\n| --- | --- |',
  ])
})

test('the heading of a group names the one above it, and nothing stands before it', async () => {
  const text = await textOf(`tags: [{ name: Orders, description: Things. }]
x-tagGroups: [{ name: Main, tags: [Orders] }]
paths: { /a: { get: { tags: [Orders], responses: { 200: { description: Fine } } } } }
`)
  expect(text.replace(/^[\s\S]*?(?=## Main:)/, '').split('###')[0]).toBe('## Main: Orders\n\nThings.\n\n')
})

test('a reference of several pages begins with its address and its keys, and explains the variables', async () => {
  const document = `openapi: 3.1.0
info: { title: Offers API, version: '2.0' }
servers:
  - url: https://{region}.example.com/{version}/{tenant}
    variables:
      region: { default: eu, enum: [eu, us], description: Where your data is. Ask us. }
      version: { default: v2 }
      tenant: { description: Your tenant. }
  - url: https://other.example.com
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    login: { type: http, scheme: basic }
paths:
  /offer: { get: { operationId: listOffers, tags: [Offers], responses: { 200: { description: OK. } } } }
  /sale: { get: { operationId: listSales, tags: [Sales], responses: { 200: { description: OK. } } } }
`
  const { html, text } = await site({
    'content/site.yaml': WITH_API.replace('/api/ }', '/api/, pages: tags }'),
    'openapi/offers.yaml': document,
  })
  expect(text('/api/')).toContain(`
- **Server:** \`https://eu.example.com/v2/{tenant}\`
  - \`region\` is \`eu\` or \`us\`, by default \`eu\` (Where your data is)
  - \`version\` defaults to \`v2\`
  - \`tenant\` (Your tenant)
- **Authentication:** \`key\` \`login\`

[OpenAPI as YAML]`)
  expect(text('/api/offers/')).not.toContain('**Server:**')
  expect(html('/api/')).toContain('<dd class="api-address"><code>https://eu.example.com/v2/{tenant}</code>')
  expect(html('/api/')).toContain('<code class="api-url">https://{region}.example.com/{version}/{tenant}</code>')
})

test('a model in the text of a tag has no media type, and a sample of plain text no language', async () => {
  const text =
    await textOf(`tags: [{ name: Orders, description: '<SchemaDefinition schemaRef="#/components/schemas/Order" />' }]
paths:
  /a: { get: { tags: [Orders], responses: { 200: { description: Fine, content: { text/plain: { example: hello } } } } } }
components: { schemas: { Order: { properties: { id: { type: integer } } } } }
`)
  expect(text).toContain('## Orders\n\n[Order](https://developer.example.com/api/#schema-Order)\n\n- `id` integer\n')
  expect(text).toContain('### GET /a\n\n`GET /a`\n\n**Authentication**')
  expect(text).toContain('**200 Example**\n\n```\nhello\n```\n')
})

test('a reference of several pages without a server begins with its keys', async () => {
  const { text } = await site({
    'content/site.yaml': WITH_API.replace('/api/ }', '/api/, pages: tags }'),
    'openapi/offers.yaml': `openapi: 3.1.0
info: { title: Offers API, version: '2.0' }
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
security: [{ key: [] }]
paths: { /offer: { get: { operationId: listOffers, tags: [Offers], responses: { 200: { description: OK. } } } } }
`,
  })
  expect(text('/api/')).toContain('Version 2.0\n\n- **Authentication:** `key`\n\n[OpenAPI as YAML]')
})

test.each([
  ['fr', 'Valeur par défaut\u00a0:'],
  ['ja', '既定値：'],
])('a name stands before its value as %s is written', async (language, name) => {
  const { html, text } = await site({
    'content/site.yaml': `${WITH_API}language: ${language}\n`,
    'openapi/offers.yaml': `openapi: 3.1.0
info: { title: Offers API, version: '2.0' }
components: { schemas: { A: { type: integer, default: 7 } } }
`,
  })
  expect(html('/api/')).toContain(`<dt>${name}</dt>`)
  expect(text('/api/')).toContain(`**${name}** \`7\``)
})
