import { expect, test } from 'vitest'
import { api } from '../../../src/kinds/api/api.ts'
import { soundApi } from '../../openapi/readApi.ts'
import { config, site } from '../../site.ts'

test('the description of a page names the API, and the part that it has of it', async () => {
  const read = await soundApi("paths: { /a: { get: { responses: { '200': { description: Fine } } } } }\n")
  const { site: made } = await site({})
  const first = read.pages[0] ?? expect.fail()
  const part = { ...first, title: 'Offers' }
  const whole = { ...read, pages: [first, part] }
  const describe = (page: typeof first) => api.description({ kind: 'api', api: whole, page }, made)
  expect(describe(first)).toBe('Reference of the Test API, version 1.')
  expect(describe(part)).toBe('Offers: reference of the Test API, version 1.')
})

test('the summary of a page is the beginning of what the document says of its part', async () => {
  const read = await soundApi(
    "tags: [{ name: a, description: 'All `offers`. And more.' }]\npaths: { /a: { get: { tags: [a], description: 'Reads it. Twice.', responses: { '200': { description: Fine } } } } }\n",
  )
  const page = read.pages[0] ?? expect.fail()
  const summaryOf = (part: typeof page.view.part) =>
    api.summary({ kind: 'api', api: read, page: { ...page, view: { ...page.view, part } } })
  expect(summaryOf(undefined)).toBe('')
  expect(summaryOf({ title: 'a', is: 'section' })).toBe('All offers.')
  expect(summaryOf({ title: 'a', is: 'element' })).toBe('Reads it.')
})

test('what a document says is in the language of the document, where no document of the language stands in its place', async () => {
  const openapi = (title: string, text: string) =>
    `openapi: 3.1.0\ninfo: { title: ${title}, version: '1', summary: Short, description: ${text} }\ntags: [{ name: Offers }]\npaths:\n  /a: { get: { tags: [Offers], summary: List, description: ${text}, responses: { '200': { description: ${text} } } } }\nwebhooks: { w: { post: { responses: { '200': { description: ok } } } } }\n`
  const { html, problems } = await site({
    'content/site.yaml':
      'title: Portal\nurl: https://developer.example.com\nlanguages: [{ code: en, label: English }, { code: ar, label: A, apis: { openapi/own.yaml: openapi/ar.yaml } }]\napis: [{ spec: openapi/a.yaml, route: /a/ }, { spec: openapi/own.yaml, route: /own/ }]\n',
    'openapi/a.yaml': openapi('Offers', 'All of it.'),
    'openapi/own.yaml': openapi('Own', 'All of it.'),
    'openapi/ar.yaml': openapi('عروض', 'كل شيء.'),
  })
  expect(problems).toBe('')
  const english = ' lang="en" dir="ltr"'
  const page = html('/ar/a/')
  for (const shown of [
    `<h1><span${english}>Offers</span></h1>`,
    `<p class="api-summary"${english}>Short</p>`,
    `<div class="prose"${english}><p>All of it.</p></div>`,
    `<h2><span${english}>Offers</span><a`,
    `<h3><span${english}>List</span><a`,
    `<span${english}>List</span></a>`,
  ])
    expect(page).toContain(shown)
  expect(page).toContain('<h2>خطافات الويب<a')
  for (const at of ['/a/', '/own/', '/ar/own/'] as const) expect(html(at)).not.toContain(english)
})

const FIRST = `openapi: 3.1.0
info: { title: A, version: '1' }
tags: [{ name: Offers }]
paths: { /offer: { get: { operationId: offers, tags: [Offers], description: Lists offers, responses: { 200: { description: A } } } } }
`

/** What stands around the style sheet: headings, endpoints, and what a part of the site's own shows. */
async function aroundSheet(document: string, own: Record<string, string> = {}): Promise<string[]> {
  const { html } = await site({
    'content/site.yaml': config('apis: [{ spec: openapi/a.yaml, route: /api/ }]\n'),
    'openapi/a.yaml': document,
    ...own,
  })
  const shown = html('/api/').matchAll(
    /<h[123]\b[^>]*>([^<]*)|class="(api-endpoint)"|<link rel="(stylesheet)"|<b>(.*?)</g,
  )
  return [...shown].map(([, ...found]) => found.find((each) => each !== undefined) ?? '')
}

test('the style sheet stands below what the first operation does, if that stands right below the head', async () => {
  expect(await aroundSheet(FIRST)).toEqual(['A', 'Offers', 'Offers', 'api-endpoint', 'stylesheet'])
  expect(await aroundSheet(`${FIRST}servers: [{ url: https://x.example }]\n`)).toEqual([
    'A',
    'stylesheet',
    'Servers',
    'Offers',
    'Offers',
    'api-endpoint',
  ])
})

test.each(['OperationGroup', 'Operation'])('%s of the site need not show the style sheet', async (name) => {
  const own = { [`theme/${name}.tsx`]: 'export default () => <b>Own</b>' }
  const shown = await aroundSheet(FIRST, own)
  expect(shown.slice(0, 2)).toEqual(['A', 'stylesheet'])
  expect(shown.at(-1)).toBe('Own')
})
