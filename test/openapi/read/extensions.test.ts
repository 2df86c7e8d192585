import { expect, test } from 'vitest'
import { SPEC, site, WITH_API } from '../../site.ts'
import { outline } from '../plainWords.ts'
import { lines, readDocument, soundApi } from '../readApi.ts'

const operation = (properties: string): string => `paths:
  /orders/{id}:
    get:
      ${properties}
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { 200: { description: Fine } }
`

test.each([
  ['summary: List them', 'List them'],
  ['summary: ""\n      operationId: listOrders', 'List orders'],
  ['operationId: listOrderItems', 'List order items'],
  ['operationId: list_order-items.all', 'List order items all'],
  ['operationId: getHTTPStatusByID', 'Get HTTP status by ID'],
  ['operationId: Orders_GetAll', 'Orders get all'],
  ['operationId: getV2Orders', 'Get v2 orders'],
  ['operationId: "__"', 'GET /orders/{id}'],
  ['summary: "**New:** get `lines` of [orders](/docs/orders)"', 'New: get lines of orders'],
  ['description: Without a name', 'GET /orders/{id}'],
])('an operation with "%s" is called "%s"', async (properties, title) => {
  const { view, contents } = await soundApi(operation(properties))
  expect(view.groups[0]?.operations[0]?.title).toBe(title)
  // In the list of contents the method stands before the name.
  expect(contents.flatMap(({ items }) => items.map(({ label }) => label))).toEqual([title.replace(/^GET /, '')])
})

test('what is internal is neither shown nor given away, and is judged all the same', async () => {
  const { value, problems } = await readDocument(`openapi: 3.1.0
info: { title: T, version: '1' }
tags: [{ name: admin, description: Ours, x-internal: true }, { name: all, description: Theirs }]
paths:
  /a:
    parameters: [{ name: trace, in: query, schema: {}, x-internal: true }]
    get: { operationId: getA, parameters: [{ name: debug, in: query, schema: {}, x-internal: true }] }
    delete: { operationId: deleteA, x-internal: true, summry: Misspelt }
  /b: { x-internal: true, get: { operationId: getB } }
webhooks:
  hidden: { post: { x-internal: true } }
  shown: { post: { x-internal: false } }
`)
  expect(lines({ value, problems })).toEqual([
    '8:55 warning invalid-spec: "summry" is not a known key in "delete"\n  fix: did you mean "summary"?',
  ])
  const { view, json, downloads } = value ?? expect.fail()
  expect(view.groups.map(({ title, operations }) => [title, operations.map((each) => each.title)])).toEqual([
    ['all', []],
    ['Operations', ['Get a']],
    ['Webhooks', ['shown']],
  ])
  expect(view.groups[1]?.operations[0]?.parameters).toEqual([])
  const given = json + downloads.map(({ content }) => String(content)).join('')
  expect(given).not.toMatch(/deleteA|getB|hidden|trace|debug|Ours/)
})

test('what is nothing but a reference to something internal is left out with it', async () => {
  const { view } = await soundApi(`paths:
  /a:
    get:
      parameters: [{ $ref: '#/components/parameters/Trace' }]
      responses: { 200: { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } }
components:
  parameters: { Trace: { name: trace, in: query, schema: { type: string }, x-internal: true } }
  schemas:
    A:
      required: [secret, b]
      properties:
        secret: { $ref: '#/components/schemas/Secret' }
        secrets: { type: array, items: { $ref: '#/components/schemas/Secret' } }
        b: { oneOf: [{ $ref: '#/components/schemas/Secret' }, { type: string }] }
    Secret: { x-internal: true, type: object, properties: { key: { type: string } } }
`)
  expect(view.schemas.map(({ name, body }) => [name, ...outline(body.fields)])).toEqual([['A', 'b: string; required']])
  expect(JSON.stringify(view)).not.toMatch(/secret|trace/i)
})

test('webhooks, examples and null in the extensions that came before them', async () => {
  const { view } = await soundApi(`paths: {}
x-webhooks:
  created:
    post:
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { note: { type: string, x-nullable: true, x-example: Hi } } }
            x-examples: { one: { value: { note: First } } }
      responses: { 200: { description: Fine } }
`)
  const [webhook] = view.groups[0]?.operations ?? []
  expect(webhook?.title).toBe('created')
  const [media] = webhook?.body?.media ?? []
  expect(outline(media?.body?.fields ?? [])).toEqual(['note: string or null; Example: `Hi`'])
  expect(media?.examples.map(({ label }) => label)).toEqual(['one'])
})

test('Swagger 2.0: examples of parameters and of bodies', async () => {
  const { value } = await readDocument(`swagger: '2.0'
info: { title: T, version: '1' }
paths:
  /a:
    post:
      consumes: [application/json]
      parameters:
        - { name: limit, in: query, type: integer, x-example: 7 }
        - { name: body, in: body, schema: { type: object }, x-examples: { application/json: { a: 1 } } }
      responses: { 200: { description: Fine } }
`)
  const [read] = value?.view.groups[0]?.operations ?? []
  expect(outline(read?.parameters[0]?.fields ?? [])).toEqual(['limit: integer; Example: `7`'])
  expect(read?.body?.media[0]?.examples.map(({ generated }) => generated)).toEqual([false])
})

test('values of an enumeration have names and meanings', async () => {
  const { view } = await soundApi(`components:
  schemas:
    Level:
      enum: [0, 1, 2, high]
      x-enum-varnames: [NONE, LOW, MIDDLE, high]
      x-enumDescriptions: { 0: Nothing at all, 1: A little }
`)
  expect(view.schemas[0]?.values.listed).toEqual([
    { value: '0', description: 'NONE: Nothing at all' },
    { value: '1', description: 'LOW: A little' },
    { value: '2', description: 'MIDDLE' },
    { value: 'high', description: '' },
  ])
})

test('values of an enumeration of Azure have names and descriptions', async () => {
  const { view } = await soundApi(`components:
  schemas:
    Size:
      type: string
      enum: [A1, A2]
      x-ms-enum: { name: Size, values: [{ value: A2, description: Large }, { value: A1, name: Small, description: One core }] }
`)
  expect(view.schemas[0]?.values.listed).toEqual([
    { value: 'A1', description: 'Small: One core' },
    { value: 'A2', description: 'Large' },
  ])
})

test('the names of other fields have a name', async () => {
  const { view } = await soundApi(`components:
  schemas:
    Prices: { type: object, additionalProperties: { type: object, description: The price, x-additionalPropertiesName: x }, x-additionalPropertiesName: currency }
`)
  expect(view.schemas[0]?.body.fields.map(({ name, kind }) => [name, kind])).toEqual([['currency', 'other']])
})

test('calls that ReadMe shows stand beside those of Redoc', async () => {
  const { view } = await soundApi(
    operation(`operationId: getOrder
      x-codeSamples: [{ lang: Python, source: api.get_order() }, { lang: Ruby, label: Ruby SDK, source: api.order }]
      x-readme: { code-samples: [{ language: shell, code: acme order, name: Our CLI }, { language: kotlin, code: api.order() }, { language: shell, code: http get, name: HTTPie }, { language: shell, code: again, name: HTTPie }, { language: bash, code: third }] }`),
  )
  const snippets = view.groups[0]?.operations[0]?.snippets ?? []
  const textOf = (label: string) =>
    snippets.find((each) => each.label === label)?.code.lines.map((line) => line.map(({ text }) => text).join(''))
  expect(textOf('Python')).toEqual(['api.get_order()'])
  expect(textOf('curl')).toEqual(['acme order'])
  expect(textOf('Ruby SDK')).toEqual(['api.order'])
  expect(textOf('kotlin')).toEqual(['api.order()'])
  expect(['HTTPie', 'HTTPie 2', 'bash'].map(textOf)).toEqual([['http get'], ['again'], ['third']])
})

test('badges stand beside the path', async () => {
  const made = await site({
    'content/site.yaml': WITH_API,
    'openapi/offers.yaml': SPEC.replace(
      'summary: List offers',
      'summary: List offers\n      x-badges: [{ name: Beta *1* }, { colour: red }]',
    ),
  })
  expect(made.problems).toBe('')
  expect(made.html('/api/')).toContain('<code>/offers</code> <span class="api-mark">Beta *1*</span></p>')
  expect(made.text('/api/')).toContain('`GET /offers` *Beta \\*1\\**')
})

test('the logo of an API is an image as any other', async () => {
  const logo = (properties: string) => SPEC.replace("version: '2.0' }", `version: '2.0', x-logo: { ${properties} } }`)
  const made = await site({
    'content/site.yaml': WITH_API,
    'content/img/logo.svg': '<svg/>',
    'openapi/offers.yaml': logo("url: /img/logo.svg, altText: 'The [mark]', href: 'https://offers.example.com'"),
  })
  expect(made.problems).toBe('')
  const html = made.html('/api/')
  expect(html).toMatch(
    /<div class="api-logo">.*<a href="https:\/\/offers.example.com"[^>]*><img [^>]*alt="The \[mark\]"/s,
  )
  const broken = await site({ 'content/site.yaml': WITH_API, 'openapi/offers.yaml': logo('url: /img/none.svg') })
  expect(broken.problems).toContain('openapi/offers.yaml:2:59  warning  broken-asset\n  "/img/none.svg" does not exist')
})
