import { expect, test } from 'vitest'
import { searchEntries } from '../../../../src/kinds/api/searchEntries.ts'
import { many, siteOfApi } from './largeApi.ts'

const schema = {
  type: 'object',
  properties: Object.fromEntries(
    many(24, (index) => [`field${index}`, { type: 'string', description: 'A field of the response, in words.' }]),
  ),
}
const response = (index: number) => ({
  description: `Outcome ${index}`,
  content: { 'application/json': { schema } },
})
const callback = { '{$request.body#/url}': { post: { summary: 'Call', responses: { 200: { description: 'Fine' } } } } }

const made = siteOfApi({
  paths: {
    '/a': {
      get: {
        operationId: 'go',
        summary: 'Go',
        responses: Object.fromEntries(many(40, (index) => [String(200 + index), response(index)])),
      },
    },
    '/b': {
      get: {
        operationId: 'call',
        responses: { 200: { description: 'Fine' } },
        callbacks: Object.fromEntries(many(40, (index) => [`on${index}`, callback])),
      },
    },
  },
})

const under = async (start: string): Promise<string[]> =>
  [...(await made).site.routes.keys()].filter((route) => route.startsWith(start))

test('many responses and callbacks of an operation are continued on few pages, none of which is too large', async () => {
  const { html, site: built } = await made
  expect((await under('/api/operations/go/')).length).toBeLessThan(10)
  expect((await under('/api/operations/call/')).length).toBeLessThan(6)
  const pages = new Map((await under('/api/')).map((route) => [route, html(route)]))
  for (const page of pages.values()) {
    expect(page.length).toBeLessThan(1_000_000)
    expect(page.match(/<[a-z]/g)?.length).toBeLessThan(3000)
  }
  const pageOf = (id: string) => pages.get(built.apis[0]?.routeOf.get(id) ?? '')
  const ids = many(40, (index) => [`go.response.${200 + index}`, `go.response.${200 + index}.field23`]).flat()
  for (const id of ids) expect(pageOf(`operation-${id}`)).toContain(` id="operation-${id}"`)
})

test('a fold names the responses that are on another page, which has them whole', async () => {
  const { html, text } = await made
  const [link, href, name] = /<summary>(?:\d+ – \d+)<\/summary><a href="([^"#]+)#[^"]+">(\d+ – \d+)<\/a>/.exec(
    html('/api/operations/go/'),
  ) ?? ['']
  expect(link).not.toBe('')
  expect(html(href ?? '')).toContain(`<h1>Go: ${name}</h1>`)
  const status = name?.split(' ')[0]
  expect(html(href ?? '')).toContain(`Outcome ${Number(status) - 200}<`)
  expect(text(href ?? '')).toContain(`##### ${status} `)
  expect(text('/api/operations/go/')).toContain(`- [${name}](`)
})

test('responses on another page are found there, with their fields', async () => {
  const [api = expect.fail()] = (await made).site.apis
  const entries = api.pages.flatMap((page) => searchEntries(page, api, page.route))
  const found = entries.filter(({ title }) => title.startsWith('238') || title === 'field23')
  expect(found.length).toBe(41)
  expect(new Set(found.map(({ subject }) => subject.title)).size).toBeGreaterThan(3)
})
