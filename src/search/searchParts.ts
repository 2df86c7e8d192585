import { kindOf } from '../kinds/kinds.ts'
import { hrefOf, type Route } from '../model/route.ts'
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
  /** A group is kept under the key of its first part that has one, or under its own. */
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

/** @param routes those that are searched; all of them by default */
export function searchParts(site: Site, routes: Iterable<Route> = site.routes.keys()): SearchPart[] {
  const glossaries = [site.terms, ...[...site.versions.values()].flatMap((version) => version.terms ?? [])]
  const terms = new Map(glossaries.flatMap((glossary) => [...glossary].map(([term, page]) => [page, term])))
  return [...routes].flatMap((route) => {
    const content = site.routes.get(route)
    if (!content) return []
    const href = hrefOf(route, site.config)
    const kind = kindOf(content)
    const key = kind.searchKey(content, { site, terms })
    return [{ key, href, entries: () => kind.searchEntries(content, { href, site, terms }) }]
  })
}

/** Parts without a key have few entries, which are then the key. */
export const keysOf = (parts: SearchPart[], entriesOf = (part: SearchPart) => part.entries()): string =>
  JSON.stringify(parts.map((part) => [part.href, part.key ?? entriesOf(part)]))
