import { expect, test } from 'vitest'
import { siteOfApi } from './largeApi.ts'

const COUNT = 500

const conditions = Array.from({ length: COUNT }, (_, index) => ({
  if: { properties: { kind: { const: `kind-${index}` } }, required: ['kind'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: [`field-${index}`] },
}))

test('hundreds of conditions of a schema are all shown, on several pages', async () => {
  const { site: built, html } = await siteOfApi({
    paths: {},
    components: {
      schemas: { Item: { type: 'object', properties: { kind: { type: 'string' } }, allOf: conditions } },
    },
  })
  const pages = [...built.routes.keys()].filter((route) => route.startsWith('/api/')).map((route) => html(route))
  const all = pages.join('\n')
  const missing = conditions.filter(
    (_, index) => !all.includes(`<code>kind-${index}</code>`) || !all.includes(`<code>field-${index}</code>`),
  )
  expect(missing).toEqual([])
  for (const page of pages) expect(page.match(/<[a-z]/g)?.length).toBeLessThan(3000)
})
