import type { SearchAnswer, SearchEngine } from './answer.ts'
import { openSearch } from './engine.ts'
import { createFetchBytes } from './fetchBytes.ts'

/** Searches this site. Rejects if the index cannot be loaded; the next search tries again. */
export type SiteSearch = (query: string, limit: number, signal: AbortSignal) => Promise<SearchAnswer>

/** The index lies where the site does, and scripts lie in its `assets/`. It is opened at once, before the first query. */
export function siteSearch(manifest = new URL('../search.json', import.meta.url)): SiteSearch {
  let engine: Promise<SearchEngine> | undefined
  const open = (): Promise<SearchEngine> => {
    const opening = openSearch(manifest, createFetchBytes())
    opening.catch(() => forget(opening))
    engine = opening
    return opening
  }
  const forget = (opened: Promise<SearchEngine>): void => {
    if (engine === opened) engine = undefined
  }
  open()
  return async (query, limit, signal) => {
    const opened = engine ?? open()
    try {
      return await (await opened).search(query, { limit, signal })
    } catch (error) {
      // After a new deployment the old files no longer exist, so the index is opened again.
      if (!signal.aborted) forget(opened)
      throw error
    }
  }
}
