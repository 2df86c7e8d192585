import { expect, test } from 'vitest'
import { type Addressed, foreignAddresses } from '../../src/model/foreignAddress/foreignAddresses.ts'
import { config, type Files, site } from '../site.ts'

const THINGS: Addressed[] = [
  { id: 'operation-createOrder', method: 'POST', path: '/orders' },
  { id: 'operation-get-orders-id', method: 'GET', path: '/orders/{id}' },
  { id: 'webhook-newOrder' },
  { id: 'schema-Order' },
  { id: 'schema-order.item' },
  { id: 'security-apiKey' },
  { id: 'tag-Orders' },
  { id: 'tag-Order-items' },
  { id: 'tag-Tips-tricks' },
  { id: 'tag-Réglages' },
  { id: 'section-about' },
  { id: 'section-schemas' },
  { id: 'section-authentication' },
]

const HEADINGS = new Set([
  'about-api~introduction',
  'about-api~terms--conditions',
  'about-api~100-free',
  'about-api~rate-limits',
  'about-api~whats-new',
  'about-api~présentation-générale',
  'about-tag-Order-items~limits',
])

test.each<[fragment: string, id: string | undefined]>([
  // Redoc
  ['tag/Orders', 'tag-Orders'],
  ['tag/Order-items', 'tag-Order-items'],
  ['operation/createOrder', 'operation-createOrder'],
  ['operation/createOrder/responses', 'operation-createOrder'],
  ['tag/Orders/operation/createOrder', 'operation-createOrder'],
  ['tag/Orders/paths/~1orders~1{id}/get', 'operation-get-orders-id'],
  ['tag/Orders/operation/gone', 'tag-Orders'],
  ['tag/Order-items/Limits', 'about-tag-Order-items~limits'],
  ['tag/Order-items/Gone', 'tag-Order-items'],
  ['section/Introduction', 'about-api~introduction'],
  ['section/Rate-limits', 'about-api~rate-limits'],
  ['section/Introduction/Rate-limits', 'about-api~rate-limits'],
  ["section/What's-new", 'about-api~whats-new'],
  // Its names of symbols and letters.
  ['tag/Tips-and-tricks', 'tag-Tips-tricks'],
  ['tag/Reglages', 'tag-Réglages'],
  ['section/Presentation-generale', 'about-api~présentation-générale'],
  ['section/Terms-and-conditions', 'about-api~terms--conditions'],
  ['section/100percent-free', 'about-api~100-free'],
  ['section/Authentication', 'section-authentication'],
  ['section/Authentication/apiKey', 'security-apiKey'],
  ['schema/Order', 'schema-Order'],
  ['operation/createOrder!path=item/name&t=request', 'operation-createOrder'],
  ['tag/Orders/operation/createOrder!c=200&path=id&t=response', 'operation-createOrder'],
  // Scalar
  ['tag/webhooks/POST/newOrder', 'webhook-newOrder'],
  ['tag/orders', 'tag-Orders'],
  ['tag/order-items', 'tag-Order-items'],
  ['tag/orders/POST/orders', 'operation-createOrder'],
  ['tag/orders/get/orders/{id}', 'operation-get-orders-id'],
  ['api-1/tag/orders/post/orders/', 'operation-createOrder'],
  ['description/rate-limits', 'about-api~rate-limits'],
  ['model/order', 'schema-Order'],
  ['models', 'section-schemas'],
  ['webhook/POST/newOrder', 'webhook-newOrder'],
  // Elements
  ['/schemas/Order', 'schema-Order'],
  ['/operations/createOrder', 'operation-createOrder'],
  ['/paths/~1orders/post', 'operation-createOrder'],
  // Swagger UI
  ['/Orders', 'tag-Orders'],
  ['/Order items', 'tag-Order-items'],
  ['/Orders/createOrder', 'operation-createOrder'],
  ['/Orders/gone', 'tag-Orders'],
  // JSON Pointers
  ['/definitions/Order', 'schema-Order'],
  ['definitions/Order', 'schema-Order'],
  ['components/schemas/Order', 'schema-Order'],
  ['/webhooks/newOrder/post', 'webhook-newOrder'],
  ['paths/~1orders/post', 'operation-createOrder'],
  ['/paths/orders/post', 'operation-createOrder'],
  ['authentication', 'section-authentication'],
  ['/components/schemas/Order', 'schema-Order'],
  ['/components/schemas/Order/properties/id', 'schema-Order'],
  ['/components/schemas/order.item', 'schema-order.item'],
  ['/components/securitySchemes/apiKey', 'security-apiKey'],
  ['/components/responses/NotFound', undefined],
  ['/paths/~1orders/post', 'operation-createOrder'],
  // Ours
  ['operation-createOrder', 'operation-createOrder'],
  // Nobody's
  ['', undefined],
  ['/', undefined],
  ['tag', undefined],
  ['tag/', undefined],
  ['section/', undefined],
  ['setup', undefined],
  ['setup/more', undefined],
  ['operation/__proto__', undefined],
])('#%s means %s', (fragment, id) => {
  expect(foreignAddresses(THINGS)(fragment, (each) => HEADINGS.has(each), HEADINGS)).toBe(id)
})

const SPEC = (description: string): string => `openapi: 3.1.0
info:
  title: Orders API
  version: '1'
  description: |
${description.replace(/^/gm, '    ')}
tags: [{ name: Order items, description: "## Limits\\n\\n[back](#section/Rate-limits)" }]
paths:
  /items/{id}:
    post:
      operationId: createItem
      tags: [Order items]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { 200: { description: 'See [limits](#tag/Order-items/Limits).' } }
components:
  schemas: { Item: { type: object } }
`

const files = (description: string, options = ''): Files => ({
  'content/site.yaml': config(`apis: [{ spec: openapi/a.yaml, route: /api/${options} }]\n`),
  'openapi/a.yaml': SPEC(description),
})

const hrefsIn = (markup: string): string[] =>
  [...markup.matchAll(/<a href="([^"]*)"[^>]*>(?:go|back|limits)</g)].map(([, href = '']) => href)

test('descriptions lead to ours', async () => {
  const { problems, html } = await site(
    files(`# Rate limits

[go](#tag/Order-items) [go](#operation/createItem) [go](#tag/Order-items/operation/createItem)
[go](#tag/order-items/POST/items/{id}) [go](#section/Rate-limits) [go](#/components/schemas/Item)
[go](#rate-limits) <a href="#operation/createItem">go</a>`),
  )
  expect(problems).toBe('')
  expect(hrefsIn(html('/api/'))).toEqual([
    '#tag-Order-items',
    '#operation-createItem',
    '#operation-createItem',
    '#operation-createItem',
    '#about-api~rate-limits',
    '#schema-Item',
    '#about-api~rate-limits',
    '#operation-createItem',
    '#about-api~rate-limits',
    '#about-tag-Order-items~limits',
  ])
})

test('an address that does not exist is reported as it is written', async () => {
  const { found } = await site(files('# Rate limits\n\n[go](#operation/gone)'))
  expect(found).toMatchObject([
    { severity: 'warning', rule: 'broken-anchor', message: 'this page has no anchor "#operation/gone"' },
  ])
})

test('what is not on our page is on the one that the text was written for', async () => {
  const { problems, html } = await site(
    files(
      '# Rate limits\n\n[go](#operation/createItem) [go](#rate-limits) [go](#elsewhere) [go](page#x)',
      ', linkBase: https://docs.dev/api',
    ),
  )
  expect(problems).toBe('')
  expect(hrefsIn(html('/api/')).slice(0, 4)).toEqual([
    '#operation-createItem',
    '#about-api~rate-limits',
    'https://docs.dev/api#elsewhere',
    'https://docs.dev/page#x',
  ])
})

test('a text leads to headings of texts that come after it', async () => {
  const { problems, html } = await site(files('# Rate limits\n\n[go](#tag/Order-items/Limits)'))
  expect(problems).toBe('')
  expect(hrefsIn(html('/api/'))[0]).toBe('#about-tag-Order-items~limits')
})

test('components of Redoc in a text become links to what they show', async () => {
  const { problems, html, text } = await site({
    'content/site.yaml': config('apis: [{ spec: openapi/a.yaml, route: /api/ }]\n'),
    'openapi/a.yaml': `openapi: 3.1.0
info:
  title: Orders API
  version: '1'
  description: |
    Sign in: <!-- ReDoc-Inject: <security-definitions> -->

    # Auth

    <SecurityDefinitions />
tags:
  - name: item_model
    x-displayName: The item
    description: |
      Every order has items.

      <SchemaDefinition
        schemaRef="#/components/schemas/Item" exampleRef="#/components/examples/Item" showReadOnly={true} />

      [gone](#operation/gone)
components:
  schemas: { Item: { type: object, description: What is bought., properties: { price: { type: integer, default: 7 } } } }
  securitySchemes: { key: { type: apiKey, in: header, name: key } }
`,
  })
  expect(problems).toBe(`openapi/a.yaml:20:7  warning  broken-anchor
  this page has no anchor "#operation/gone"
  fix: set "linkBase" of this API in content/site.yaml if the document was written for another site`)
  expect(html('/api/')).toContain('<p>Every order has items.</p>')
  expect(html('/api/')).toContain('<a href="#schema-Item">Item</a>')
  expect(html('/api/')).toContain('<p>Sign in: <a href="#section-authentication">Authentication</a></p>')
  expect(html('/api/')).toContain('<p><a href="#section-authentication">Authentication</a></p>')
  expect(text('/api/')).toContain('Every order has items.')
  const [, model = ''] = /id="tag-item_model"(.*?)id="section-schemas"/s.exec(html('/api/')) ?? []
  for (const shown of ['What is bought.', 'href="#schema-Item.price"', 'Generated from the schema', '7</span>'])
    expect(model).toContain(shown)
  const [, written = ''] = /\nEvery order(.*?)\n## Schemas/s.exec(text('/api/')) ?? []
  for (const shown of ['What is bought.', '`price`', '"price": 7']) expect(written).toContain(shown)
})

test('descriptions of parameters lead to headings, too, though no other text does', async () => {
  const { problems, html } = await site({
    'content/site.yaml': config('apis: [{ spec: openapi/a.yaml, route: /api/ }]\n'),
    'openapi/a.yaml': `openapi: 3.1.0
info: { title: Images API, version: '1', description: "# Registries" }
paths:
  /images:
    get:
      parameters:
        - { name: auth, in: header, schema: { type: string }, description: 'See [registries](#section/Registries).' }
      responses: { 200: { description: Fine } }
`,
  })
  expect(problems).toBe('')
  expect(html('/api/')).toContain('<a href="#about-api~registries">registries</a>')
})

test('a guide may lead to an address of another reference, and learns ours', async () => {
  const { found } = await site({
    ...files('# Rate limits'),
    'content/index.md':
      '[a](/api/#operation/createItem) [b](/api/#tag/Order-items/Limits) [c](/api/#operation/gone) [d](/#tag/Order-items)',
  })
  expect(found.map(({ severity, rule, message, fix }) => `${severity} ${rule}: ${message} → ${fix}`)).toEqual([
    'warning redirected-link: "#operation/createItem" is the address of another API reference for "#operation-createItem" → write "/api/#operation-createItem"',
    'warning redirected-link: "#tag/Order-items/Limits" is the address of another API reference for "#about-tag-Order-items~limits" → write "/api/#about-tag-Order-items~limits"',
    expect.stringMatching(/^error broken-anchor: "\/api\/" has no anchor "#operation\/gone"/),
    expect.stringMatching(/^error broken-anchor: this page has no anchor|^error broken-anchor: "\/" has no anchor/),
  ])
})

test('a guide may lead to an operation by its method and path', async () => {
  const { 'openapi/a.yaml': spec = '', ...others } = files('# Rate limits')
  const { found } = await site({
    ...others,
    'openapi/a.yaml': spec.replace('/items/{id}:', '/items:').replace(/ *parameters: .*\n/, ''),
    'content/index.md': '[a](/api/#tag/order-items/post/items)',
  })
  expect(found.map(({ fix }) => fix)).toEqual(['write "/api/#operation-createItem"'])
})
