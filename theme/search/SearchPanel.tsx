import { useEffect, useState } from 'react'
import type { SearchBox } from '../client/searchTrigger.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { Results } from './Results.tsx'
import { rememberSearch } from './searchMemory.ts'
import type { SiteSearch } from './siteSearch.ts'
import { useResultKeys } from './useResultKeys.ts'
import { type SearchState, useSearch } from './useSearch.ts'

export type SearchPanelProps = { box: SearchBox; search: SiteSearch }

/** Everything below the input. The input itself was there before React. */
export function SearchPanel({ box, search }: SearchPanelProps) {
  const { input, body } = box
  const [query, setQuery] = useQuery(input)
  const { state, retry } = useSearch(search, query)
  const groups = state.kind === 'found' ? state.answer.groups : []
  const links = groups.flatMap(({ hits }) => hits)
  const [active, setActive] = useResultKeys(input, body, links)

  const type = (words: string): void => {
    input.value = words
    input.focus()
    setQuery(words)
  }
  return (
    <>
      <p className="sr-only" role="status">
        {sentenceOf(state)}
      </p>
      {state.kind === 'idle' && <RecentSearches type={type} />}
      {state.kind === 'searching' && <p className="spinner" />}
      {state.kind === 'failed' && (
        <div className="search-trouble" role="alert">
          <p>The search did not work: {state.reason}</p>
          <button type="button" className="button" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      {state.kind === 'found' && links.length === 0 && (
        <div className="search-nothing">
          <p>
            No results for “<strong>{state.query}</strong>”
          </p>
          <p>
            Look for mistypings, or try fewer or other words. Names of fields and operations are found in parts, too.
          </p>
        </div>
      )}
      <Results
        groups={groups}
        isBusy={state.kind === 'found' && state.query !== query}
        active={active}
        setActive={setActive}
        followed={() => rememberSearch(query)}
      />
    </>
  )
}

function useQuery(input: HTMLInputElement): [string, (query: string) => void] {
  const [query, setQuery] = useState(input.value.trim())
  useEffect(() => {
    const follow = (): void => setQuery(input.value.trim())
    input.addEventListener('input', follow)
    // Selecting is how the dialog opens, sometimes with other words.
    input.addEventListener('select', follow)
    return () => {
      input.removeEventListener('input', follow)
      input.removeEventListener('select', follow)
    }
  }, [input])
  return [query, setQuery]
}

function sentenceOf(state: SearchState): string {
  if (state.kind !== 'found') return ''
  const { total } = state.answer
  if (total === 0) return `No results for “${state.query}”`
  return total === 1 ? '1 result' : `${total} results`
}
