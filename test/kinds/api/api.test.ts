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
