import { expect, test } from 'vitest'
import { site } from '../../../site.ts'

const fields = (count: number, of: string): string =>
  Array.from({ length: count }, (_, index) => `f${index}: ${of}`).join(', ')

const SMALL = '{ type: string, description: A field. }'
const WIDE = `{ type: object, properties: { ${fields(120, SMALL)} } }`
const DEEP = `{ type: object, properties: { ${fields(5, WIDE)} } }`

/** An operation with far more fields in its body than a page can have. */
const made = site({
  'content/site.yaml': `title: Portal
url: https://developer.example.com
apis: [{ spec: openapi/a.yaml, route: /api/ }]
`,
  'openapi/a.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    post:
      operationId: createA
      summary: Create it
      tags: [all]
      requestBody:
        content: { application/json: { schema: { type: object, properties: { note: ${SMALL}, few: { type: object, properties: { a: ${SMALL} } }, deep: ${DEEP} } } } }
      responses: { 200: { description: Fine } }
  /b: { get: { operationId: getB, tags: [all], responses: { 200: { description: Fine } } } }
`,
})

const ROUTES = [
  '/api/all/createa/',
  '/api/all/createa/body.deep/',
  '/api/all/createa/body.deep.f0/',
  '/api/all/createa/body.deep.f1/',
  '/api/all/createa/body.deep.f2/',
]

test('what is inside the largest fields of an operation has pages of its own, none of which is too large', async () => {
  const { site: built, html } = await made
  const routes = [...built.routes.keys()].filter((route) => route.startsWith('/api/all/createa/'))
  expect(routes).toEqual(ROUTES)
  for (const route of routes) expect(html(route).match(/<[a-z]/g)?.length).toBeLessThan(3000)
})

test('a field whose inside is elsewhere links to it, which names the operation and leads back', async () => {
  const { html, text } = await made
  const operation = html('/api/all/createa/')
  expect(operation).toContain(
    '<summary>Inside <code>deep</code></summary><a href="/api/all/createa/body.deep/#operation-createA.body.deep~fields">deep</a>',
  )
  expect(operation).toContain('id="operation-createA.body.few.a"')
  const inside = html('/api/all/createa/body.deep/')
  expect(inside).toContain('<h1>Create it: deep</h1>')
  expect(inside).toContain('href="/api/all/createa/#operation-createA.body.deep">Create it</a>')
  expect(text('/api/all/createa/body.deep.f1/')).toContain('f119')
})

test('addresses of fields lead to the page that has them', async () => {
  const { site: built } = await made
  const routeOf = (id: string) => built.apis[0]?.routeOf.get(`operation-createA.body.${id}`)
  expect(['few.a', 'deep', 'deep.f3.f1', 'deep.f1.f0'].map(routeOf)).toEqual([
    '/api/all/createa/',
    '/api/all/createa/',
    '/api/all/createa/body.deep/',
    '/api/all/createa/body.deep.f1/',
  ])
})

test('what is inside many fields of moderate size shares pages', async () => {
  const pair = `{ type: object, properties: { ${fields(2, `{ type: object, properties: { ${fields(25, SMALL)} } }`)} } }`
  const response = `{ description: Fine, content: { application/json: { schema: ${pair} } } }`
  const responses = Array.from({ length: 60 }, (_, index) => `${200 + index}: ${response}`)
  const { site: built, html } = await site({
    'content/site.yaml': `title: Portal
url: https://developer.example.com
apis: [{ spec: openapi/a.yaml, route: /api/ }]
`,
    'openapi/a.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /a: { get: { operationId: getA, summary: Get it, responses: { ${responses.join(', ')} } } } }
`,
  })
  const routes = [...built.routes.keys()].filter((at) => at.startsWith('/api/operations/geta/'))
  expect(routes.length).toBeLessThan(30)
  const pages = new Map<string, string>(routes.map((at) => [at, html(at)]))
  for (const page of pages.values()) expect(page.match(/<[a-z]/g)?.length).toBeLessThan(3000)
  const id = 'operation-getA.response.240.f1.f24'
  expect(pages.get(built.apis[0]?.routeOf.get(id) ?? '')).toContain(` id="${id}"`)
})
