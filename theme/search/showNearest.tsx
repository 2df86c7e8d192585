import { createRoot } from 'react-dom/client'
import { isNear } from './isNear.ts'
import { Nearest, type NearPage } from './Nearest.tsx'
import { nearestOf, siteAddresses } from './nearestAddresses.ts'
import { sectionPage, sectionPlaces } from './sectionOf.ts'
import { type SiteSearch, siteSearch } from './siteSearch.ts'
import { wordsOfPath } from './wordsOfPath.ts'

const SHOWN = 5

/** Scripts are in a folder of the site. */
const HOME = new URL('../', import.meta.url).pathname

const withSlash = (path: string): string => path.replace(/\/?$/, '/')

/**
 * Fills the page for unknown addresses with the pages that are nearest to one: the page of the section whose folder it is,
 * those whose addresses are spelt like it, the page of the section around it, and those that its words name.
 */
export async function showNearest(help: HTMLElement, path: string, signal: AbortSignal): Promise<void> {
  const words = wordsOfPath(path)
  const search = siteSearch()
  // Each is help enough where the others cannot be had.
  const addresses = await siteAddresses(signal).catch(() => new Set<string>())
  const [near, section, found] = await Promise.all([
    nearestPages(path, addresses, search, signal),
    sectionPage(sectionPlaces(path, addresses, HOME), HOME, signal).catch(() => undefined),
    pagesFor(words, search, signal).catch(() => []),
  ])
  const folder = withSlash(path)
  const isFolder = [...addresses].some((address) => address.startsWith(folder))
  // The page of a section lists what is in it.
  const named = found.filter((page) => isNear(words, page) && !(section && page.href.startsWith(folder)))
  const around = section ? [section] : []
  const ordered = isFolder ? [...around, ...near, ...named] : [...near, ...around, ...named]
  const pages = new Map(ordered.map((page) => [page.href, page]))
  if (signal.aborted || pages.size === 0) return
  const root = createRoot(help)
  signal.addEventListener('abort', () => root.unmount())
  root.render(<Nearest pages={[...pages.values()].slice(0, SHOWN)} words={words} />)
}

async function pagesFor(words: string, search: SiteSearch, signal: AbortSignal): Promise<NearPage[]> {
  return (await search(words, SHOWN, signal)).groups
}

/** The sitemap contains only addresses; the search has their titles. */
async function nearestPages(
  path: string,
  addresses: Set<string>,
  search: SiteSearch,
  signal: AbortSignal,
): Promise<NearPage[]> {
  return Promise.all(
    nearestOf(path, addresses).map(async (href) => {
      const pages = await pagesFor(wordsOfPath(href), search, signal).catch(() => [])
      return pages.find((page) => page.href === href) ?? { href, title: href }
    }),
  )
}
