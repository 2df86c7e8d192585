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

test('a large reference has a page for each tag and initial, and for each operation where that is too much', async () => {
  const { site: built, problems } = await made
  expect(problems).toBe('')
  expect([...built.routes.keys()].filter((route) => route.startsWith('/api/'))).toEqual([
    '/api/',
    '/api/offers-co-ltd/',
    '/api/offers-co-ltd/getoffer/',
    '/api/offers-co-ltd/putoffer/',
    '/api/offers-co-ltd-2/',
    '/api/schemas/o/',
    '/api/schemas/z/',
  ])
})

test('links inside the reference lead to the page that has their target', async () => {
  const { html } = await made
  const page = html('/api/offers-co-ltd/getoffer/')
  expect(linksIn(page, 'a schema')).toEqual(['/api/schemas/o/#schema-Offer'])
  expect(linksIn(page, 'itself')).toEqual(['#operation-getOffer'])
  expect(linksIn(page, 'Schemas: Z')).toEqual(['/api/schemas/z/#section-schemas-z'])
  expect(page).toContain('<title>Get offer | Portal</title>')
})

test('guides are led to the page, and the address from when all was one page still counts as fine', async () => {
  const { html } = await made
  const guide = html('/guide/')
  expect(linksIn(guide, 'one')).toEqual(['/api/offers-co-ltd/getoffer/#operation-getOffer'])
  expect(linksIn(guide, 'two')).toEqual(['/api/schemas/o/#schema-Offer.issuer'])
  expect(linksIn(guide, 'three')).toEqual(['/api/#operation-getOffer'])
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
    'Offers & Co/Ltd /api/offers-co-ltd/#tag-Offers-Co-Ltd 2',
    'offers-co-ltd /api/offers-co-ltd-2/#tag-offers-co-ltd 1',
    'Schemas: O /api/schemas/o/#section-schemas-o 2',
    'Schemas: Z /api/schemas/z/#section-schemas-z 1',
  ])
  expect(groups[0]?.items[1]).toEqual({
    id: 'operation-putOffer',
    label: 'Put offer',
    href: '/api/offers-co-ltd/putoffer/#operation-putOffer',
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
    'content/site.yaml': CONFIG,
    'openapi/large.yaml': `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n${paths.join('\n')}\n`,
  })
  const { content } = view('/api/')
  const groups = content.kind === 'api' ? content.api.groups : []
  expect(groups.map(({ title, operations }) => `${title}: ${operations.length}`)).toEqual([
    'Payment intents: 11',
    'Accounts: 10',
  ])
})
