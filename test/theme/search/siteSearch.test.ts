import { afterEach, expect, test, vi } from 'vitest'
import { searchFiles } from '../../../src/search/searchFiles.ts'
import { siteSearch } from '../../../theme/search/siteSearch.ts'
import { MANIFEST, serveFiles } from '../../search/memory.ts'
import { site } from '../../site.ts'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()
const files = [...searchFiles((await site({ 'content/a.md': '# Paging\n\nLists.' })).site)]
const { fetchBytes } = serveFiles(files)

/** The network: it answers with the files while it is `up`. */
function stubNetwork(): { up: boolean; asked: string[] } {
  const network = { up: true, asked: [] as string[] }
  vi.stubGlobal('fetch', async (url: URL) => {
    network.asked.push(url.pathname)
    if (!network.up) throw new TypeError('Failed to fetch')
    return new Response(Uint8Array.from(await fetchBytes(url)))
  })
  return network
}

const titlesFor = async (search: ReturnType<typeof siteSearch>, query: string): Promise<string[]> =>
  (await search(query, 5, signal)).groups.map(({ title }) => title)

test('the index is opened before the first query', async () => {
  const network = stubNetwork()
  const search = siteSearch(() => MANIFEST)
  expect(network.asked).toEqual(['/search.json'])
  expect(await titlesFor(search, 'paging')).toEqual(['Paging'])
})

test('an index that could not be opened is opened by the next query', async () => {
  const network = stubNetwork()
  network.up = false
  const search = siteSearch(() => MANIFEST)
  await expect(search('paging', 5, signal)).rejects.toThrow('The site did not answer (Failed to fetch).')
  network.up = true
  expect(await titlesFor(search, 'paging')).toEqual(['Paging'])
})

test('a query that was abandoned does not keep the index closed', async () => {
  const network = stubNetwork()
  network.up = false
  const search = siteSearch(() => MANIFEST)
  const asked = new AbortController()
  const early = search('pag', 5, asked.signal)
  asked.abort()
  await expect(early).rejects.toThrow('The site did not answer (Failed to fetch).')
  network.up = true
  expect(await titlesFor(search, 'paging')).toEqual(['Paging'])
})

test('an answer that is an error is named by its file and status', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(siteSearch(() => MANIFEST)('paging', 5, signal)).rejects.toThrow('/search.json answered 503')
})

test('a query asks the index that is chosen at the time', async () => {
  const network = stubNetwork()
  let chosen = MANIFEST
  const search = siteSearch(() => chosen)
  expect(await titlesFor(search, 'paging')).toEqual(['Paging'])
  chosen = new URL('https://example.com/search-1.0.json')
  await expect(titlesFor(search, 'paging')).rejects.toThrow('there is no file https://example.com/search-1.0.json')
  expect(network.asked.at(-1)).toBe('/search-1.0.json')
})
