import { kindOf } from '../kinds/kinds.ts'
import { hrefOf } from '../model/route.ts'
import type { IndexedEntries, KeptGroup, SearchEntry } from '../model/search.ts'
import type { Site } from '../model/site.ts'

/** What can be found of one route. */
export type SearchPart = {
  /** Everything that the entries depend on; undefined if nothing about them is kept. */
  key: string | undefined
  href: string
  entries(): SearchEntry[]
}

/** What earlier builds have kept of a search index. */
export type KeptSearch = {
  indexed(key: string): IndexedEntries | undefined
  keepIndexed(key: string, indexed: IndexedEntries): void
  /** A group is kept under the key of its first part. */
  group(key: string): KeptGroup | undefined
  keepGroup(key: string, group: KeptGroup): void
  /** Takes a file of the old site by its key. @returns its path */
  take(key: string): string | undefined
}

export const NOTHING_KEPT: KeptSearch = {
  indexed: () => undefined,
  keepIndexed: () => undefined,
  group: () => undefined,
  keepGroup: () => undefined,
  take: () => undefined,
}

export function searchParts(site: Site): SearchPart[] {
  const terms = new Map([...site.terms].map(([term, page]) => [page, term]))
  return [...site.routes].map(([route, content]) => {
    const href = hrefOf(route, site.config)
    const kind = kindOf(content)
    return {
      key: kind.searchKey(content, { site, terms }),
      href,
      entries: () => kind.searchEntries(content, { href, site, terms }),
    }
  })
}
