import { expect, test } from 'vitest'
import { searchFiles, searchKey } from '../../src/search/searchFiles.ts'
import { searchScopes } from '../../src/search/searchScopes.ts'
import { config, type Files, SPEC, site } from '../site.ts'
import { openFiles } from './memory.ts'

const OLD = '  - { id: "1.0", to: /docs/1.0/ }\n'
const FILES: Files = {
  'content/site.yaml': config(`versions:
  - { id: "2.0", to: /docs/ }
${OLD}apis:
  - { spec: openapi/offers.yaml, route: /api/ }
  - { spec: openapi/1.0/offers.yaml, route: /api/1.0/, version: "1.0" }
`),
  'openapi/offers.yaml': SPEC,
  'openapi/1.0/offers.yaml': SPEC,
  'content/about.md': '# About paging\n',
  'content/docs/index.md': '# Docs\n',
  'content/docs/guide.md': '# Guide to paging\n',
  'content/docs/1.0/guide.md': '# Old guide to paging\n',
}

/** What a search finds in each index, by the name of that. */
async function found(files: Files, query: string): Promise<Record<string, string[]>> {
  const built = (await site(files)).site
  const all = searchScopes(built).map(async (scope): Promise<[string, string[]]> => {
    const made = [...searchFiles(built, undefined, scope)]
    const named = made.map((file) => (file.path === scope.manifest ? { ...file, path: 'search.json' } : file))
    const { engine } = await openFiles(named)
    return [scope.manifest, (await engine.search(query)).groups.map(({ href }) => href).toSorted()]
  })
  return Object.fromEntries(await Promise.all(all))
}

test('a search finds pages of its version and those outside of versions', async () => {
  expect(await found(FILES, 'paging')).toEqual({
    'search.json': ['/about/', '/docs/guide/'],
    'search-1.0.json': ['/about/', '/docs/1.0/', '/docs/1.0/guide/'],
  })
  expect(await found(FILES, 'listOffers')).toEqual({
    'search.json': ['/api/#operation-listOffers'],
    'search-1.0.json': ['/api/1.0/#operation-listOffers'],
  })
})

test('an edit changes the index of its version alone; a page outside of versions is in all', async () => {
  const keys = async (files: Files) => {
    const built = (await site({ ...FILES, ...files })).site
    return searchScopes(built).map((scope) => searchKey(built, scope))
  }
  const [latest, old] = await keys({})
  const edited = await keys({ 'content/docs/guide.md': '# Another title\n' })
  expect([edited[0] === latest, edited[1] === old]).toEqual([false, true])
  const outside = await keys({ 'content/about.md': '# About\n' })
  expect([outside[0] === latest, outside[1] === old]).toEqual([false, false])
})

test('pages name the index that is searched from them', async () => {
  const { html } = await site(FILES)
  const named = (at: string) => html(at).match(/<meta name="search-index"[^>]*>/g)
  expect(named('/docs/guide/')).toBe(null)
  expect(named('/docs/1.0/guide/')).toEqual(['<meta name="search-index" content="/search-1.0.json"/>'])
  expect(named('/')).toEqual(['<meta name="search-index" content="/search-1.0.json" data-version="1.0"/>'])
})
