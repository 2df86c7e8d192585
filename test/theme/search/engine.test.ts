import { expect, test } from 'vitest'
import type { OutputFile } from '../../../src/model/output.ts'
import { searchFiles } from '../../../src/search/searchFiles.ts'
import type { SearchAnswer } from '../../../theme/search/answer.ts'
import { openSearch } from '../../../theme/search/engine.ts'
import { MANIFEST, openFiles, serveFiles } from '../../search/memory.ts'
import { type Files, site } from '../../site.ts'

const filesOf = async (files: Files): Promise<OutputFile[]> => [...searchFiles((await site(files)).site)]
const engineOf = async (files: Files) => (await openFiles(await filesOf(files))).engine

/** The results as lines: groups, and below them their hits. */
const linesOf = ({ groups }: SearchAnswer): string[] =>
  groups.flatMap(({ kind, title, href, hits }) => [
    `${kind} ${title} ${href}`,
    ...hits.map((hit) => `  ${hit.kind} ${textOf(hit.title)} ${hit.href} ${textOf(hit.excerpt)}`.trimEnd()),
  ])
const textOf = (segments: SearchAnswer['groups'][number]['hits'][number]['title']): string =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

const hrefs = ({ groups }: SearchAnswer): string[] => groups.map(({ href }) => href)

const GUIDE: Files = {
  'content/paging.md': '# Paging\n\nLists come in pages.\n\n## Cursor\n\nThe cursor leads to the next page.\n',
  'content/limits.md': '# Limits\n\nHow many calls.\n\n## Paging and limits\n\nEvery page is a call.\n',
  'content/other.md': '# Other\n\nNothing of it, but paging is named.\n',
}

test('results stand by page, best first, with what matched marked', async () => {
  const engine = await engineOf(GUIDE)
  expect(linesOf(await engine.search('paging'))).toEqual([
    'page Paging /paging/',
    '  page [Paging] /paging/ Lists come in pages.',
    'page Limits /limits/',
    '  heading [Paging] and limits /limits/#paging-and-limits Every page is a call.',
    'page Other /other/',
    '  page Other /other/ Nothing of it, but [paging] is named.',
  ])
})

test('a section that has the words in the title of its page alone is a result where it has others of the query', async () => {
  const engine = await engineOf(GUIDE)
  expect(linesOf(await engine.search('paging cursor'))).toEqual([
    'page Paging /paging/',
    '  heading [Cursor] /paging/#cursor The [cursor] leads to the next page.',
  ])
})

test('an entry has to have all words of the query', async () => {
  const engine = await engineOf(GUIDE)
  expect(linesOf(await engine.search('page call'))).toEqual([
    'page Limits /limits/',
    '  heading Paging and limits /limits/#paging-and-limits Every [page] is a [call].',
  ])
})

test('when none has all words, those that have some follow', async () => {
  const engine = await engineOf(GUIDE)
  expect(hrefs(await engine.search('cursor nonsense'))).toEqual(['/paging/'])
})

test('the word itself comes before longer ones, and those before none', async () => {
  const engine = await engineOf({
    'content/a.md': '# A\n\noffers',
    'content/b.md': '# B\n\noffer',
    'content/c.md': '# C',
  })
  expect(hrefs(await engine.search('offer'))).toEqual(['/b/', '/a/'])
})

test('a mistyped word is understood only where the site does not have the word', async () => {
  const engine = await engineOf({ 'content/a.md': '# Rate\n\nx', 'content/b.md': '# Date\n\nx' })
  expect(hrefs(await engine.search('rate'))).toEqual(['/a/'])
  expect(hrefs(await engine.search('raet'))).toEqual(['/a/'])
  expect(hrefs(await engine.search('xate')).sort()).toEqual(['/a/', '/b/'])
  expect(hrefs(await engine.search('rte'))).toEqual([])
})

test('a page has at most four hits, and the answer as many groups as were asked for', async () => {
  const headings = Array.from({ length: 9 }, (_, number) => `## Word ${number}\n\nx\n`).join('\n')
  const engine = await engineOf({ 'content/a.md': `# A\n\n${headings}`, 'content/b.md': `# B\n\n${headings}` })
  const { groups, total } = await engine.search('word', { limit: 1 })
  expect(groups.map(({ hits }) => hits.length)).toEqual([4])
  expect(total).toBe(18)
})

test.each([
  '',
  '   ',
  '.*+?^$()|[]{}\\',
  '__proto__',
  'constructor',
  'hasOwnProperty toString valueOf',
  '😀 \ud800',
  '検',
  'a'.repeat(100_000),
  'word '.repeat(10_000),
  '%E0%A4%A',
  'aB1cD2eF3'.repeat(1000),
])('a query may be anything: %j', async (query) => {
  const engine = await engineOf(GUIDE)
  expect((await engine.search(query)).groups.length).toBeLessThanOrEqual(8)
})

test('a site may speak of the names that every object has', async () => {
  const engine = await engineOf({ 'content/a.md': '# A\n\n`__proto__` and `constructor` and `__defineGetter__`.' })
  for (const query of ['__proto__', 'proto', 'constructor', 'constructr', '__defineGetter__', 'defineGetter']) {
    expect(hrefs(await engine.search(query))).toEqual(['/a/'])
  }
})

test('a site without a word has a search that finds nothing', async () => {
  const engine = await engineOf({ 'content/index.md': '---\ntitle: "—"\n---\n' })
  expect(await engine.search('word')).toEqual({ groups: [], total: 0 })
})

test('a search that is not wanted any more ends without an answer', async () => {
  const engine = await engineOf(GUIDE)
  const stopped = AbortSignal.abort(new Error('typed on'))
  await expect(engine.search('paging', { limit: 8, signal: stopped })).rejects.toThrow('typed on')
})

test('a part that could not be loaded is tried again', async () => {
  const { fetchBytes } = serveFiles(await filesOf(GUIDE))
  let online = true
  const engine = await openSearch(MANIFEST, async (url, range) => {
    if (!online) throw new Error('offline')
    return fetchBytes(url, range)
  })
  online = false
  await expect(engine.search('paging')).rejects.toThrow('offline')
  online = true
  expect(hrefs(await engine.search('paging'))).toEqual(['/paging/', '/limits/', '/other/'])
})

test('a host that answers with something else is no index', async () => {
  await expect(openSearch(MANIFEST, async () => Buffer.from('{"format":99}'))).rejects.toThrow(
    '"https://example.com/search.json" is not part of a search index',
  )
})
