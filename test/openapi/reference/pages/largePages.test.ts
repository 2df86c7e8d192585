import { expect, test } from 'vitest'
import { many, siteOfApi } from './largeApi.ts'

const object = (count: number): object => ({
  type: 'object',
  properties: Object.fromEntries(
    many(count, (index) => [`field${index}`, { type: 'string', description: 'A field.' }]),
  ),
})
const values = { type: 'string', enum: many(8_000, (index) => `value-number-${index}-of-all`) }
const named = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const build = siteOfApi({
  paths: {
    '/a': {
      post: {
        operationId: 'go',
        summary: 'Go',
        tags: ['all'],
        parameters: many(700, (index) => ({ name: `p${index}`, in: 'query', schema: { type: 'string' } })),
        requestBody: json(object(900)),
        responses: {
          200: { description: 'Fine', ...json({ type: 'object', properties: { inner: object(700), values } }) },
          400: {
            description: 'Bad',
            ...json({ oneOf: many(400, (index) => ({ title: `Choice ${index}`, ...object(1) })) }),
          },
          500: { description: 'Worse', ...json(named('Big')) },
        },
      },
    },
  },
  components: { schemas: { Big: object(900), Values: values } },
})

const pages = build.then(({ site: built, html }) =>
  [...built.routes.keys()].filter((route) => route.startsWith('/api/')).map((route) => html(route)),
)

test('no page of a reference is too large, whatever list is long', async () => {
  const all = await pages
  expect(all.length).toBeGreaterThan(20)
  for (const page of all) {
    expect(page.length).toBeLessThan(1_000_000)
    expect(page.match(/<[a-z]/g)?.length).toBeLessThan(3000)
  }
})

test('everything is on one of the pages, and addresses lead there', async () => {
  const { site: built, html } = await build
  const routeOf = (id: string) => built.apis[0]?.routeOf.get(id) ?? expect.fail(id)
  const ids = ['operation-go.query.p699', 'operation-go.body.field899', 'operation-go.response.200.inner.field699']
  for (const id of [...ids, 'schema-Big.field899']) expect(html(routeOf(id))).toContain(` id="${id}"`)
  const all = await pages
  for (const text of ['value-number-7999-of-all<', '>Choice 399<'])
    expect(all.some((page) => page.includes(text))).toBe(true)
})

test('a fold for each page names the first and the last that it has, and that page leads back', async () => {
  const { html, text } = await build
  expect(html('/api/schemas/big/').match(/<details class="api-fold api-inner">.*?<\/details>/)?.[0]).toBe(
    '<details class="api-fold api-inner"><summary>field135 – field350</summary><a href="/api/schemas/big/more-1/#schema-Big~more-1">field135 – field350</a></details>',
  )
  expect(text('/api/schemas/big/')).toContain(
    '- [field135 – field350](https://developer.example.com/api/schemas/big/more-1/#schema-Big~more-1)',
  )
  const more = html('/api/schemas/big/more-1/')
  expect(more).toContain('<h1>Big: field135 – field350</h1>')
  expect(more).toContain('href="/api/schemas/big/#schema-Big">Big</a>')
})
