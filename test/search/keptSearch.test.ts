import { expect, test } from 'vitest'
import { memoryTexts } from '../../src/disk/textStore.ts'
import type { OutputFile } from '../../src/model/output.ts'
import type { SearchEntry } from '../../src/model/search.ts'
import type { Site } from '../../src/model/site.ts'
import { cutTexts } from '../../src/search/cutTexts.ts'
import { groupParts } from '../../src/search/groupParts.ts'
import { searchFiles } from '../../src/search/searchFiles.ts'
import { type KeptSearch, searchParts } from '../../src/search/searchParts.ts'
import { config, type Files, SPEC, site, WITH_API } from '../site.ts'

/** What builds keep from one to the next. */
function builds() {
  const { search } = memoryTexts()
  let old = new Map<string, OutputFile>()
  return async (files: Files) => {
    const built = (await site(files)).site
    const read: string[] = []
    const texts: Site['texts'] = (page) => {
      read.push(page.route)
      return built.texts(page)
    }
    const made = new Map<string, OutputFile>()
    const kept: KeptSearch = {
      ...search,
      take(key) {
        const file = old.get(key)
        if (file) made.set(key, file)
        return file?.path
      },
    }
    const searched = new Map([...searchFiles({ ...built, texts }, kept)].map((file) => [file.key ?? file.path, file]))
    old = new Map([...made, ...searched])
    const alone = [...searchFiles(built)].map(({ path, content }) => [path, content])
    expect([...old.values()].map(({ path, content }) => [path, content]).sort()).toEqual(alone.sort())
    return [...new Set(read)]
  }
}

const LONG = 'words '.repeat(3500)
const PAGES = {
  'content/a.md': `# A\n\nOne. ${LONG}\n`,
  'content/b.md': `# B\n\n## C\n\nTwo. ${LONG}\n`,
  'content/terms/offer.md': '# Offer\n\nAn offer.\n',
}

test('after an edit, only the pages of one group are read', async () => {
  const build = builds()
  const many = Object.fromEntries(
    Array.from({ length: 80 }, (_, n) => [`content/page-${n}.md`, `# Page ${n}\n\nText.\n\n## More\n`]),
  )
  expect(await build(many)).toHaveLength(81)
  expect(await build(many)).toEqual([])
  const read = await build({ ...many, 'content/page-13.md': '# Page 13\n\nEdited.\n\n## More\n' })
  expect(read).toContain('/page-13/')
  expect(read.length).toBeLessThan(49)
})

test('a group of categories, which have no text of their own, is kept, too', async () => {
  const folders = Array.from({ length: 60 }, (_, n) => [`content/docs/f-${n}/page.md`, `# Page ${n}\n`])
  const built = (await site(Object.fromEntries(folders))).site
  const groups = groupParts(searchParts(built))
  expect(groups.some((parts) => parts.every(({ key }) => key === undefined))).toBe(true)
  const { search } = memoryTexts()
  const found: (string | undefined)[] = []
  const group: KeptSearch['group'] = (key) => {
    const known = search.group(key)
    found.push(known && key)
    return known
  }
  for (const isKept of [false, true]) {
    found.length = 0
    expect([...searchFiles(built, { ...search, group, take: () => undefined })]).not.toEqual([])
    expect(found.map((key) => key !== undefined)).toEqual(groups.map(() => isKept))
  }
})

test.each<[string, Files]>([
  ['a page that becomes a term of the glossary', { 'content/site.yaml': config('glossary: content/terms\n') }],
  ['another base URL', { 'content/site.yaml': config('baseUrl: /portal/\n') }],
  ['an API', { 'content/site.yaml': WITH_API, 'openapi/offers.yaml': SPEC }],
  ['a page that is gone', { 'content/a.md': '---\ndraft: true\n---\n# A\n' }],
])('%s changes what is kept', async (_, changed) => {
  const build = builds()
  await build(PAGES)
  await build({ ...PAGES, ...changed })
  await build(PAGES)
})

test('texts of a page are in one piece if they fit in one, and a long page is cut', () => {
  const page = (title: string, ...sizes: number[]): SearchEntry[] => {
    const subject = { kind: 'page', title: '', href: '' } as const
    return sizes.map((size) => ({ ...subject, subject, title, context: '', names: '', text: 'x'.repeat(size - 1) }))
  }
  const entries = [...page('a', 1000), ...page('b', 4000, 3000), ...page('c', 4000), ...page('d', 4000, 4000, 4000)]
  expect(cutTexts(entries).map((piece) => piece.map(({ title }) => title).join(''))).toEqual(['abb', 'c', 'dd', 'd'])
})
