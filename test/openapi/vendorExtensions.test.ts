import { expect, test } from 'vitest'
import { searchEntries } from '../../src/kinds/api/searchEntries.ts'
import { withTwoReferences } from '../site.ts'

const DOCUMENT = `openapi: 3.0.3
info: { title: Shop, version: '1', x-logo: { url: 'https://shop.example.com/logo.svg', altText: Logo of the shop } }
x-tagGroups: [{ name: Main things, tags: [orders, intro] }, { name: Models, tags: [order] }]
tags:
  - { name: orders, x-displayName: All orders }
  - { name: intro, x-traitTag: true, description: Prose of the trait }
  - { name: order, description: '<SchemaDefinition schemaRef="#/components/schemas/Order" />' }
  - { name: staff, description: For the staff, x-internal: true }
paths:
  /orders:
    get:
      tags: [orders]
      operationId: listOrders
      deprecated: true
      x-badges: [{ name: Beta }]
      x-codeSamples: [{ lang: Ruby, label: With the gem, source: Shop.orders }]
      x-readme: { code-samples: [{ language: swift, name: On a phone, code: Shop.list() }] }
      parameters:
        - { name: state, in: query, x-example: c, schema: { $ref: '#/components/schemas/State' } }
        - { name: trace, in: query, x-internal: true, schema: { type: string } }
      responses:
        200:
          description: Fine
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' }, x-examples: { one: { value: { id: 4711 } } } } }
    delete: { tags: [orders], operationId: purgeOrders, x-internal: true, responses: { 204: { description: Gone } } }
x-webhooks:
  orderPaid: { post: { summary: An order was paid, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Prices' } } } }, responses: { 200: { description: Fine } } } }
components:
  schemas:
    State: { type: string, enum: [o, c], x-enum-varnames: [Open, Closed], x-enumDescriptions: { o: To be done, c: All is done } }
    Order:
      type: object
      externalDocs: { url: 'https://shop.example.com/orders', description: All about orders }
      required: [id, margin]
      properties:
        id: { type: integer, externalDocs: { url: 'https://shop.example.com/ids' } }
        margin: { type: number, x-internal: true }
        note: { type: string, x-nullable: true }
    Ledger: { x-internal: true, type: object, properties: { purge: { type: string } } }
    Prices: { type: object, additionalProperties: { type: integer, x-additionalPropertiesName: currency } }
`

const made = await withTwoReferences(DOCUMENT)

test.each([
  ['x-logo', 'alt="Logo of the shop" src="https://shop.example.com/logo.svg"'],
  ['x-tagGroups', '<h2>Main things'],
  ['x-displayName', '<h2>All orders'],
  ['x-traitTag', '<p>Prose of the trait</p>'],
  ['the schema of a group of models', '<p><a href="#schema-Order">Order</a></p>'],
  ['x-badges', '<span class="api-mark">Beta</span>'],
  ['x-codeSamples', 'data-label="With the gem"'],
  ['x-readme.code-samples', 'data-label="On a phone"'],
  ['x-example', 'state=c'],
  ['x-examples', '4711'],
  ['x-enum-varnames and x-enumDescriptions', '<dt><code>c</code></dt><dd>Closed: All is done</dd>'],
  ['x-nullable', 'string or null'],
  ['x-additionalPropertiesName', '<em class="api-name">currency</em>'],
  ['x-webhooks', '<h3>An order was paid'],
])('%s is shown', (_, markup) => {
  expect(made.html('/one/')).toContain(markup)
})

test('the calls that a document brings stand in the page as Markdown, beside the first one', () => {
  const text = made.text('/one/')
  expect(text).toMatch(/\*\*curl\*\*\n\n```bash\ncurl/)
  expect(text).toContain('**With the gem**\n\n```ruby\nShop.orders\n```')
  expect(text).toContain('**On a phone**\n\n```swift\nShop.list()\n```')
  expect(text).not.toContain('**Python**')
})

test('what further documents a schema or a field is linked at its own place', () => {
  expect(made.html('/one/')).toContain('<a href="https://shop.example.com/orders">All about orders</a>')
  const address = 'https://shop.example.com/ids'
  expect(made.html('/one/')).toContain(`<a href="${address}">${address}</a>`)
})

test('the name of other properties stands in samples', () => {
  expect(made.text('/one/')).toContain('"currency": 1')
})

test('what is x-internal is in no page and in no download', () => {
  const all = [made.html('/one/'), made.text('/one/'), made.file('one/openapi.json'), made.file('one/postman.json')]
  expect(all.join('')).not.toMatch(/purge|trace|margin|staff|ledger/i)
})

test.each([
  ['the contents of a reference', '/one/', 'api-contents'],
  ['the contents beside a page', '/many/all-orders/listorders/', 'api-contents'],
  ['the directory of a group', '/many/all-orders/', 'api-directory'],
])('a deprecated operation is struck through in %s', (_, at, list) => {
  const html = made.html(at)
  expect(html.slice(html.lastIndexOf(list))).toMatch(STRUCK)
})

const STRUCK = /<a href="[^"]*(?:#operation-listOrders|\/listorders\/)" title="\/orders" class="api-deprecated-name">/

test('a deprecated operation is struck through in what is found', () => {
  const entries = made.site.apis.flatMap((api) => api.pages.flatMap((page) => searchEntries(page, api, '/')))
  expect(entries.find(({ kind }) => kind === 'operation')?.subject).toMatchObject({ deprecated: true })
})
