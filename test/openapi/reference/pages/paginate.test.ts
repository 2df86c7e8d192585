import { expect, test } from 'vitest'
import { site } from '../../../site.ts'

const CONFIG = `title: Portal
url: https://developer.example.com
apis: [{ spec: openapi/large.yaml, route: /api/ }]
`

/** A document of so many characters that one page is too small for it. */
const LARGE = `openapi: 3.1.0
info: { title: Large API, version: '7' }
paths:
  /offers/{id}:
    get:
      operationId: getOffer
      tags: [Offers & Co/Ltd]
      description: Of [a schema](#schema-Offer), [itself](#operation-getOffer). ${'Many words. '.repeat(14_000)}
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { 200: { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Offer' } } } } }
    put:
      operationId: putOffer
      tags: [Offers & Co/Ltd]
      description: ${'Even more words. '.repeat(40_000)}
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { 204: { description: ok } }
  /health:
    get: { operationId: getHealth, tags: [offers-co-ltd], responses: { 200: { description: ok } } }
components:
  schemas:
    Offer: { properties: { issuer: { type: string } } }
    order: { properties: { offer: { $ref: '#/components/schemas/Offer' } } }
    Zed: { type: string }
`

const made = site({
  'content/site.yaml': CONFIG,
  'openapi/large.yaml': LARGE,
  'content/guide.md':
    '# Guide\n\n[one](api:getOffer), [two](api:Offer.issuer), [three](/api/#operation-getOffer), [four](/api/#schema-Offer.issuer)\n',
})

const linksIn = (html: string, text: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]+>)*([^<]*)/g)].flatMap(([, href, label]) =>
    label?.includes(text) ? [href ?? ''] : [],
  )

test('a large reference has a page for each tag and for the schemas, and for each operation where that is too much', async () => {
  const { site: built, problems } = await made
  expect(problems).toBe('')
  expect([...built.routes.keys()].filter((route) => route.startsWith('/api/'))).toEqual([
    '/api/',
    '/api/offers-co-ltd/',
    '/api/offers-co-ltd/getoffer/',
    '/api/offers-co-ltd/putoffer/',
    '/api/offers-co-ltd/putoffer/more-1/',
    '/api/offers-co-ltd-2/',
    '/api/schemas/',
  ])
})

test('links inside the reference lead to the page that has their target', async () => {
  const { html } = await made
  const page = html('/api/offers-co-ltd/getoffer/')
  expect(linksIn(page, 'a schema')).toEqual(['/api/schemas/#schema-Offer'])
  expect(linksIn(page, 'itself')).toEqual(['#operation-getOffer'])
  expect(linksIn(page, 'Schemas')).toEqual(['/api/schemas/'])
  expect(page).toContain('<title>Get offer | Portal</title>')
})

test('guides are led to the page, and the address from when all was one page still counts as fine', async () => {
  const { html } = await made
  const guide = html('/guide/')
  expect(linksIn(guide, 'one')).toEqual(['/api/offers-co-ltd/getoffer/#operation-getOffer'])
  expect(linksIn(guide, 'two')).toEqual(['/api/schemas/#schema-Offer.issuer'])
  expect(linksIn(guide, 'three')).toEqual(['/api/#operation-getOffer'])
})

test('the first page begins with a request that can be tried as it is, in its text, too', async () => {
  const { html, text } = await made
  const [, first = ''] = html('/api/').split('<div class="api-first"')
  expect(linksIn(first, 'GET')[0]).toBe('/api/offers-co-ltd-2/#operation-getHealth')
  expect(first.replace(/<[^>]+>/g, '')).toContain('curl "$LARGE_URL/health"')
  expect(text('/api/')).toMatch(/\[GET Get health\]\(\S+#operation-getHealth\)\s+```bash\ncurl "\$LARGE_URL\/health"/)
  expect(first).not.toContain('<dl')
  expect(html('/api/offers-co-ltd/getoffer/')).not.toContain('api-start')
})

test('the first page lists everything under the ids that it has on its page', async () => {
  const { html } = await made
  const page = html('/api/')
  for (const id of ['operation-getOffer', 'operation-getHealth', 'schema-Offer', 'schema-order', 'schema-Zed']) {
    expect(page).toContain(`<li id="${id}">`)
  }
})

test('a file has the contents of all pages with their addresses', async () => {
  const { file } = await made
  const groups: { label: string; href: string; items: unknown[] }[] = JSON.parse(file('api/contents.json'))
  expect(groups.map(({ label, href, items }) => `${label} ${href} ${items.length}`)).toEqual([
    'Offers & Co/Ltd /api/offers-co-ltd/ 2',
    'offers-co-ltd /api/offers-co-ltd-2/ 1',
    'Schemas /api/schemas/ 3',
  ])
  expect(groups[0]?.items[1]).toEqual({
    id: 'operation-putOffer',
    label: 'Put offer',
    href: '/api/offers-co-ltd/putoffer/',
    method: 'PUT',
    path: '/offers/{id}',
    deprecated: false,
  })
})

test('a reference that fits on one page stays there, and has no file of contents', async () => {
  const small = await site({
    'content/site.yaml': CONFIG,
    'openapi/large.yaml': "openapi: 3.1.0\ninfo: { title: Small, version: '1' }\npaths: {}\n",
  })
  expect([...small.site.routes.keys()].filter((route) => route.startsWith('/api/'))).toEqual(['/api/'])
  expect(small.html('/api/')).not.toContain('contents.json')
})

test('many operations without tags are grouped by their paths', async () => {
  const paths = Array.from({ length: 21 }, (_, index) => {
    const resource = index % 2 === 0 ? 'payment_intents' : 'accounts'
    return `  /v1/${resource}/{id}/${index}: { parameters: [{ name: id, in: path, required: true, schema: {} }], get: { responses: { 200: { description: ok } } } }`
  })
  const { view } = await site({
    'content/site.yaml': CONFIG.replace('/api/ }', '/api/, pages: one }'),
    'openapi/large.yaml': `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n${paths.join('\n')}\n`,
  })
  const { content } = view('/api/')
  const groups = content.kind === 'api' ? content.api.groups : []
  expect(groups.map(({ title, operations }) => `${title}: ${operations.length}`)).toEqual([
    'Payment intents: 11',
    'Accounts: 10',
  ])
})

const TWO_TAGS = `openapi: 3.1.0
info: { title: Two tags, version: '1' }
paths:
  /offers: { get: { operationId: listOffers, tags: [Offers], responses: { 200: { description: ok } } } }
  /orders: { get: { operationId: listOrders, tags: [Orders], responses: { 200: { description: ok } } } }
components: { schemas: { Offer: { type: string }, Order: { type: string } } }
`

test.each([
  ['one', ['/api/']],
  ['tags', ['/api/', '/api/offers/', '/api/orders/', '/api/schemas/']],
  [
    'operations',
    ['/api/', '/api/offers/', '/api/offers/listoffers/', '/api/orders/', '/api/orders/listorders/', '/api/schemas/'],
  ],
  ['auto', ['/api/']],
])('with "pages: %s" a small reference has the pages %s', async (pages, routes) => {
  const { site: built, problems } = await site({
    'content/site.yaml': CONFIG.replace('/api/ }', `/api/, pages: ${pages} }`),
    'openapi/large.yaml': TWO_TAGS,
  })
  expect(problems).toBe('')
  expect([...built.routes.keys()].filter((route) => route.startsWith('/api/'))).toEqual(routes)
})

test('each page is named after what it shows', async () => {
  const { html } = await made
  const nameOf = (page: string): string => /<h1[^>]*>(.*?)<\/h1>/.exec(html(page))?.[1] ?? ''
  expect(['/api/', '/api/offers-co-ltd/', '/api/offers-co-ltd/getoffer/', '/api/schemas/'].map(nameOf)).toEqual([
    'Large API',
    'Offers &amp; Co/Ltd',
    'Get offer',
    'Schemas',
  ])
  expect(html('/api/schemas/')).toContain('<title>Schemas | Portal</title>')
})

/** Schemas of three fields, so that about 100 fill a page. */
const schemasNamed = (count: number, names: (index: number) => string): string =>
  `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n${Array.from(
    { length: count },
    (_, index) =>
      `    ${names(index)}: { properties: { a: { type: string, description: One. }, b: { type: integer, description: Two. }, c: { type: number, description: Three. } } }\n`,
  ).join('')}`

test('many schemas are divided by their initials, below a page that leads to these', async () => {
  const many = await site({
    'content/site.yaml': CONFIG,
    'openapi/large.yaml': schemasNamed(300, (index) => `${'abcdef'[index % 6]}${index}`),
  })
  const routes = [...many.site.routes.keys()].filter((route) => route.startsWith('/api/'))
  expect(routes).toEqual(['/api/', '/api/schemas/', ...[...'abcdef'].map((initial) => `/api/schemas/${initial}/`)])
  expect(linksIn(many.html('/api/schemas/'), 'Schemas: B')).toContain('/api/schemas/b/')
  expect(many.html('/api/schemas/b/')).toContain('<h1>Schemas: b1 – b295</h1>')
})

test('no two pages of a reference have one title', async () => {
  const { html, site: built } = await site({
    'content/site.yaml': CONFIG.replace('/api/ }', '/api/, pages: operations }'),
    'openapi/large.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
tags: [{ name: carts, x-displayName: Baskets }, { name: crates, x-displayName: Baskets }, { name: Item }]
paths:
  /carts/{id}: { get: { summary: Get basket, operationId: getCart, tags: [carts] } }
  /crates/{id}: { get: { summary: Get basket, operationId: getCrate, tags: [crates] } }
  /item: { get: { summary: Get item, tags: [Item] } }
components: { schemas: { Item: { properties: { ${Array.from({ length: 900 }, (_, index) => `f${index}: { type: string }`).join(', ')} } } } }
`,
  })
  const routes = [...built.routes.keys()].filter((route) => route.startsWith('/api/'))
  expect(Object.fromEntries(routes.map((route) => [route, /<title>(.*) \| Portal</.exec(html(route))?.[1]]))).toEqual({
    '/api/': 'T',
    '/api/baskets/': 'Baskets',
    '/api/baskets/getcart/': 'Get basket (GET /carts/{id})',
    '/api/baskets-2/': 'Baskets (baskets-2)',
    '/api/baskets-2/getcrate/': 'Get basket (GET /crates/{id})',
    '/api/item/': 'Item',
    '/api/item/get-item/': 'Get item',
    '/api/schemas/': 'Schemas',
    '/api/schemas/item/': 'Item (Schemas)',
    '/api/schemas/item/more-1/': 'Item: f182 – f472',
    '/api/schemas/item/more-2/': 'Item: f473 – f763',
    '/api/schemas/item/more-3/': 'Item: f764 – f899',
  })
})

test('few schemas that are too much for one page have one each, and none is called after an initial', async () => {
  const large = Array.from({ length: 150 }, (_, index) => `f${index}: { type: string, description: A field. }`)
  const few = await site({
    'content/site.yaml': CONFIG,
    'openapi/large.yaml': `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n${Array.from('abcdefgh', (name) => `    ${name}: { properties: { ${large.join(', ')} } }\n`).join('')}`,
  })
  const routes = [...few.site.routes.keys()].filter((route) => route.startsWith('/api/'))
  expect(routes).toEqual(['/api/', '/api/schemas/', ...[...'abcdefgh'].map((name) => `/api/schemas/${name}/`)])
  expect(few.html('/api/schemas/b/')).toContain('<h1>b</h1>')
})

test('of hundreds of tags or operations, a page shows those around it', async () => {
  const operation = (index: number, tag: string): string =>
    `  /${tag}/${index}: { get: { operationId: get${tag}${index}, tags: [${tag}], responses: { 200: { description: ok } } } }`
  const paths = [
    ...Array.from({ length: 200 }, (_, index) => operation(index, `T${index}`)),
    ...Array.from({ length: 200 }, (_, index) => operation(index, 'Last')),
  ]
  const { html, view } = await site({
    'content/site.yaml': CONFIG.replace('/api/ }', '/api/, pages: operations }'),
    'openapi/large.yaml': `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n${paths.join('\n')}\n`,
  })
  const shownAt = (route: string): string[] => {
    const { content } = view(route)
    return content.kind === 'api'
      ? content.api.contents.flatMap(({ label, items }) => [label, ...items.map(({ path }) => path ?? '')])
      : []
  }
  expect(shownAt('/api/t100/').filter((label) => /^[TA]/.test(label))).toEqual([
    ...Array.from({ length: 19 }, (_, index) => `T${index + 91}`),
    'All 201',
  ])
  expect(shownAt('/api/last/getlast5/').filter((label) => label.startsWith('/Last'))).toEqual(
    Array.from({ length: 15 }, (_, index) => `/Last/${index}`),
  )
  expect(html('/api/t100/')).toContain('<a href="/api/">All 201</a>')
})

test('the schemas of an initial are on pages by their first letters, no more than needed and in their order', async () => {
  const fields = Array.from({ length: 12 }, (_, index) => `f${index}: { type: string, description: A field. }`)
  const names = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => [
    `card${letter}`,
    `customer_${letter}`,
    `cost_${letter}`,
    `${letter}0`,
  ])
  const schemas = names.map((name) => `    ${name}: { properties: { ${fields.join(', ')} } }\n`)
  const many = await site({
    'content/site.yaml': CONFIG,
    'openapi/large.yaml': `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n${schemas.join('')}`,
  })
  const ofInitial = [...many.site.routes.keys()].filter((route) => route.startsWith('/api/schemas/c'))
  expect(ofInitial).toEqual([
    '/api/schemas/c/',
    '/api/schemas/c/c0/',
    '/api/schemas/c/ca/',
    '/api/schemas/c/co/',
    '/api/schemas/c/cu/',
  ])
  expect(many.html('/api/schemas/c/ca/')).toContain('<h1>Schemas: carda – cardz</h1>')
  expect(linksIn(many.html('/api/schemas/c/'), 'cost_k')).toContain('/api/schemas/c/co/#schema-cost_k')
  expect(many.html('/api/schemas/c/c0/')).toContain('<h1>c0</h1>')
  // The first page would have too many elements.
  expect(many.html('/api/')).not.toContain('<li id="schema-cost_k">')
  expect(many.file('api/contents.json')).toContain('schema-cost_k')
})
