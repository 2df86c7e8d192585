import { useEffect, useState } from 'react'
import { script } from '../../src/model/texts/scripts.ts'
import { shownTexts } from '../texts/shown.ts'
import type { SearchAnswer } from './answer.ts'
import type { SiteSearch } from './siteSearch.ts'

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  /** `query` is the one that was answered: until the next answer arrives, the old results stay. */
  | { kind: 'found'; query: string; answer: SearchAnswer }
  | { kind: 'failed'; reason: string }

const LIMIT = 8

/** Returns the results of a query in an index. A late answer never replaces a newer one. */
export function useSearch(search: SiteSearch, query: string, index: string): { state: SearchState; retry: () => void } {
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
    // `tries` changes with Retry, and `index` with the version of the page.
  }, [search, query, index, tries])

  return { state, retry: () => setTries(tries + 1) }
}

const reasonOf = (error: unknown): string => {
  if (!navigator.onLine) return shownTexts('script', script).offline
  return error instanceof Error ? error.message : String(error)
}
