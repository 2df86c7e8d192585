import { readStored, store } from '../islands/storage.ts'

const KEY = 'portalgen.search.recent'
const KEPT = 5

/** The searches whose results the reader followed, latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]')
    // Another version or a person may have written it.
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function rememberSearch(query: string): void {
  const trimmed = query.trim()
  if (trimmed !== '') keep([trimmed, ...recentSearches().filter((each) => each !== trimmed)])
}

export const forgetSearches = (queries: string[]): void =>
  keep(recentSearches().filter((each) => !queries.includes(each)))

const keep = (searches: string[]): void => {
  store(KEY, searches.length === 0 ? undefined : JSON.stringify(searches.slice(0, KEPT)))
}
