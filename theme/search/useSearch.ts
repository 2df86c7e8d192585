import { useEffect, useState } from 'react'
import type { SearchAnswer } from './answer.ts'
import type { SiteSearch } from './siteSearch.ts'

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  /** `query` is the one that was answered: while the next is on its way, the old results stay. */
  | { kind: 'found'; query: string; answer: SearchAnswer }
  | { kind: 'failed'; reason: string }

const LIMIT = 8

/** What the site says to a query. A late answer never takes the place of a newer one. */
export function useSearch(search: SiteSearch, query: string): { state: SearchState; retry: () => void } {
  const [state, setState] = useState<SearchState>({ kind: 'idle' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (query === '') {
      setState({ kind: 'idle' })
      return undefined
    }
    const asked = new AbortController()
    const { signal } = asked
    setState((before) => (before.kind === 'found' ? before : { kind: 'searching' }))
    search(query, LIMIT, signal).then(
      (answer) => signal.aborted || setState({ kind: 'found', query, answer }),
      (error: unknown) => signal.aborted || setState({ kind: 'failed', reason: reasonOf(error) }),
    )
    return () => asked.abort()
    // `tries` is what Retry changes.
  }, [search, query, tries])

  return { state, retry: () => setTries(tries + 1) }
}

const reasonOf = (error: unknown): string => {
  if (!navigator.onLine) return 'You are offline.'
  return error instanceof Error ? error.message : String(error)
}
