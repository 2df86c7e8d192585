import { expect, test } from 'vitest'
import { searchFiles } from '../../src/search/searchFiles.ts'
import { searchScopes } from '../../src/search/searchScopes.ts'
import { config, SPEC, site } from '../site.ts'
import { openFiles } from './memory.ts'

const made = site({
  'content/site.yaml': config(`languages: [{ code: en, label: English }, { code: de, label: Deutsch }]
apis: [{ spec: openapi/offers.yaml, route: /api/ }]
`),
  'openapi/offers.yaml': SPEC,
  'content/a.md': '# Paging\n',
  'content/b.md': '# More paging\n',
  'content/de/a.md': '# Paging auf Deutsch\n',
})

async function found(manifest: string, query: string): Promise<string[]> {
  const { site: built } = await made
  const scope = searchScopes(built).find((each) => each.manifest === manifest)
  const files = [...searchFiles(built, undefined, scope)]
  const { engine } = await openFiles(
    files.map((file) => (file.path === manifest ? { ...file, path: 'search.json' } : file)),
  )
  return (await engine.search(query)).groups.map(({ href }) => href).toSorted()
}

test('a search finds what is written in the language of the page, and the reference', async () => {
  expect(await found('search.json', 'paging')).toEqual(['/a/', '/b/'])
  expect(await found('search-de.json', 'paging')).toEqual(['/de/a/'])
  expect(await found('search-de.json', 'listOffers')).toEqual(['/de/api/#operation-listOffers'])
})

test('pages name the index of their language', async () => {
  const { html } = await made
  const named = (at: string) => html(at).match(/<meta name="search-index"[^>]*>/g)
  expect([named('/a/'), named('/de/b/')]).toEqual([null, ['<meta name="search-index" content="/search-de.json"/>']])
})
