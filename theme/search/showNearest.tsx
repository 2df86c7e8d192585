import { createRoot } from 'react-dom/client'
import { isNear } from './isNear.ts'
import { Nearest, type NearPage } from './Nearest.tsx'
import { nearestAddresses } from './nearestAddresses.ts'
import { type SiteSearch, siteSearch } from './siteSearch.ts'
import { wordsOfPath } from './wordsOfPath.ts'

const SHOWN = 5

/** Fills the page for unknown addresses with the pages that are nearest to one, by its name and by its words. */
export async function showNearest(help: HTMLElement, path: string, signal: AbortSignal): Promise<void> {
  const words = wordsOfPath(path)
  const search = siteSearch()
  // Either is help enough where the other cannot be had.
  const [near, found] = await Promise.all([
    nearestPages(path, search, signal).catch(() => []),
    pagesFor(words, search, signal).catch(() => []),
  ])
  const named = found.filter((page) => isNear(words, page))
  const pages = new Map([...near, ...named].map((page) => [page.href, page]))
  if (signal.aborted || pages.size === 0) return
  const root = createRoot(help)
  signal.addEventListener('abort', () => root.unmount())
  root.render(<Nearest pages={[...pages.values()].slice(0, SHOWN)} words={words} />)
}

async function pagesFor(words: string, search: SiteSearch, signal: AbortSignal): Promise<NearPage[]> {
  return (await search(words, SHOWN, signal)).groups
}

/** The sitemap contains only addresses; the search has their titles. */
async function nearestPages(path: string, search: SiteSearch, signal: AbortSignal): Promise<NearPage[]> {
  const addresses = await nearestAddresses(path, signal)
  return Promise.all(
    addresses.map(async (href) => {
      const pages = await pagesFor(wordsOfPath(href), search, signal).catch(() => [])
      return pages.find((page) => page.href === href) ?? { href, title: href }
    }),
  )
}
