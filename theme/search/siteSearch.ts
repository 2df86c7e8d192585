import type { SearchAnswer, SearchEngine } from './answer.ts'
import { chosenIndex } from './chosenIndex.ts'
import { openSearch } from './engine.ts'
import { createFetchBytes } from './fetchBytes.ts'

/** Searches this site. Rejects if the index cannot be loaded; the next search tries again. */
export type SiteSearch = (query: string, limit: number, signal: AbortSignal) => Promise<SearchAnswer>

/** Searches the index that is chosen at the time. The first one is opened at once, before the first query. */
export function siteSearch(indexAt: () => URL = chosenIndex): SiteSearch {
  const engines = new Map<string, Promise<SearchEngine>>()
  const open = (manifest: URL): Promise<SearchEngine> => {
    const opening = openSearch(manifest, createFetchBytes())
    opening.catch(() => forget(manifest, opening))
    engines.set(manifest.href, opening)
    return opening
  }
  const forget = ({ href }: URL, opened: Promise<SearchEngine>): void => {
    if (engines.get(href) === opened) engines.delete(href)
  }
  open(indexAt())
  return async (query, limit, signal) => {
    const manifest = indexAt()
    const opened = engines.get(manifest.href) ?? open(manifest)
    try {
      return await (await opened).search(query, { limit, signal })
    } catch (error) {
      // After a new deployment the old files no longer exist, so the index is opened again.
      if (!signal.aborted) forget(manifest, opened)
      throw error
    }
  }
}
