import { expect, test } from 'vitest'
import { many, siteOfApi } from './largeApi.ts'

const FINE = { 200: { description: 'Fine' } }

const SCOPES = Object.fromEntries(many(2400, (index) => [`scope${index}`, `Means ${index}`]))

test('many servers and security schemes are continued on other pages, where their addresses lead', async () => {
  const {
    html,
    text,
    site: built,
  } = await siteOfApi({
    servers: many(700, (index) => ({ url: `https://s${index}.example.com`, description: `Region ${index}` })),
    security: many(2400, (index) => ({ [`k${index % 500}`]: [] })),
    paths: {
      '/a': {
        get: { operationId: 'one', responses: FINE },
        put: { operationId: 'two', security: [{ oauth: many(2400, (index) => `scope${index}`) }], responses: FINE },
      },
    },
    components: {
      securitySchemes: {
        ...Object.fromEntries(
          many(500, (index) => [`k${index}`, { type: 'apiKey', in: 'header', name: `X-${index}` }]),
        ),
        oauth: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: 'https://id.example.com', scopes: SCOPES } },
        },
      },
    },
  })
  const routes = [...built.routes.keys()].filter((route) => route.startsWith('/api/'))
  for (const route of routes) expect(html(route).match(/<[a-z]/g)?.length).toBeLessThan(3000)
  const pages = routes.map((route) => html(route)).join()
  for (const part of many(700, (index) => `https://s${index}.example.com`)) expect(pages).toContain(part)
  expect(html('/api/')).not.toContain('id="security-k499"')
  const last = built.apis[0]?.routeOf.get('security-k499') ?? expect.fail()
  expect(html(last)).toContain('id="security-k499"')
  expect(text(last)).toContain('- `k499` API key in the header `X-499`')
  expect(text('/api/')).toContain('– k499](')
  expect(pages).toContain('(Means 2399)')
  expect(pages.split('<code>scope2399</code>')).toHaveLength(3)
  expect(text('/api/operations/one/')).toMatch(/\[k0\]\(.*\), .* … \[k\d+ – k\d+\]\(/)
})
