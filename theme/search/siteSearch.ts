import type { SearchAnswer, SearchEngine } from './answer.ts'
import { openSearch } from './engine.ts'

/** Searches this site. Rejects when the index cannot be had; the next search tries again. */
export type SiteSearch = (query: string, limit: number, signal: AbortSignal) => Promise<SearchAnswer>

/** The index lies where the site does, and scripts lie in its `assets/`. */
export function siteSearch(manifest = new URL('../search.json', import.meta.url)): SiteSearch {
  let engine: Promise<SearchEngine> | undefined
  return async (query, limit, signal) => {
    engine ??= openSearch(manifest, fetchJson)
    const opened = engine
    try {
      return await (await opened).search(query, { limit, signal })
    } catch (trouble) {
      // After a new deployment the old pieces are gone: the index is opened anew.
      if (!signal.aborted && engine === opened) engine = undefined
      throw trouble
    }
  }
}

async function fetchJson(url: URL): Promise<unknown> {
  // The names of pieces change with their content; the manifest's does not.
  const response = await fetch(url, url.pathname.includes('/assets/') ? {} : { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`)
  return response.json()
}
