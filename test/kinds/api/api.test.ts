import { expect, test } from 'vitest'
import { api } from '../../../src/kinds/api/api.ts'
import { soundApi } from '../../openapi/readApi.ts'
import { site } from '../../site.ts'

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
