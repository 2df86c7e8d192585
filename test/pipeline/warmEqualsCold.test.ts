import { expect, test } from 'vitest'
import { BLOG_EDITS, WITH_BLOG } from './blogEdits.ts'
import { runScripts, START, startingSources, WITH_API, WITH_VERSIONS } from './editScripts.ts'
import { buildInMemory } from './memoryOutput.ts'

// `npm run soak` runs hundreds of others.
test('a warm build is byte for byte a cold one, after 6 scripts of five changes', async () => {
  expect(await runScripts(START, { from: 1, count: 6 })).toEqual([])
})

test('also with an API, in 3 scripts more', async () => {
  expect(await runScripts(WITH_API, { from: 1001, count: 3 })).toEqual([])
})

test('also with two versions, in 3 scripts more', async () => {
  expect(await runScripts(WITH_VERSIONS, { from: 2001, count: 3 })).toEqual([])
})

test('also with a blog in two languages, in 4 scripts more', async () => {
  expect(await runScripts(WITH_BLOG, { from: 3001, count: 4 }, BLOG_EDITS)).toEqual([])
})

test('others have a turn after each file of a search index, such as a signal that ends a command', async () => {
  const order: string[] = []
  await buildInMemory(startingSources(START), undefined, (path) => {
    if (!path.includes('search')) return
    order.push('file')
    setImmediate(() => order.push('turn'))
  })
  expect(order.length).toBeGreaterThan(4)
  expect(order).toEqual(order.map((_, index) => (index % 2 === 0 ? 'file' : 'turn')))
})

test('an edit of one operation writes no page again that does not show it', async () => {
  const config = START['content/site.yaml']
  const spec = (summary: string) => `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /offers: { get: { operationId: offers, description: ${summary}, responses: { 200: { description: OK } } } }
  /orders: { get: { operationId: orders, responses: { 200: { description: OK } } } }
`
  const sources = (summary: string) =>
    startingSources({
      ...START,
      'content/site.yaml': `${config}apis: [{ spec: openapi/api.yaml, route: /api/, pages: operations }]\n`,
      'openapi/api.yaml': spec(summary),
    })
  const before = await buildInMemory(sources('All offers.'))
  const written: string[] = []
  const after = await buildInMemory(sources('All of them.'), before, (path) => written.push(path))
  expect(written.filter((path) => path.endsWith('/index.html'))).toEqual(['api/operations/offers/index.html'])
  expect(after?.files).toEqual((await buildInMemory(sources('All of them.')))?.files)
})

test.each<[string, Record<string, string | undefined>]>([
  ['an author', { 'content/authors.yaml': 'anna: { name: Anna Berg }\n' }],
  ['a tag', { 'content/tags.yaml': 'money: { label: Amounts }\n' }],
  ['an excerpt', { 'content/de/news/2026-11-20-one.md': '# Eins\n\nAnders.\n\n<!-- more -->\n\nRest.\n' }],
  [
    'what a translation has of its original',
    {
      'content/news/2026-11-20-one.md':
        '---\nauthors: [ben]\ntags: [other]\nlayout: wide\nimage: /img/x.svg\ntoc: false\nnext: false\n---\n# One\n\nLead.\n\n<!-- more -->\n\nRest.\n',
    },
  ],
  ['a post that is gone', { 'content/news/2026-11-21-two.md': undefined }],
  ['an introduction that is gone', { 'content/news/index.md': undefined }],
])('%s is on each page of a blog that shows it', async (_, edit) => {
  const edited = Object.entries({ ...WITH_BLOG, ...edit }).flatMap(([path, text]) =>
    text === undefined ? [] : [[path, text]],
  )
  const sources = startingSources(Object.fromEntries(edited))
  const warm = await buildInMemory(sources, await buildInMemory(startingSources(WITH_BLOG)))
  expect(warm?.files).toEqual((await buildInMemory(sources))?.files)
})
