import { useState } from 'react'
import type { SearchPartProps } from './parts.ts'
import { forgetSearches, recentSearches } from './searchMemory.ts'

/** The recent searches, shown while the input is empty. */
export function RecentSearches({ ask, leave }: SearchPartProps<'RecentSearches'>) {
  const [recent, setRecent] = useState(recentSearches)
  if (recent.length === 0) {
    return (
      <p className="search-hint">
        Search pages, sections, terms, operations, fields and status codes by any part of their names.
      </p>
    )
  }
  const forget = (queries: string[]): void => {
    forgetSearches(queries)
    setRecent(recentSearches())
    leave()
  }
  return (
    <section className="search-recent" aria-label="Recent searches">
      <p className="search-group-title">
        Recent searches
        <button type="button" className="search-recent-clear" onClick={() => forget(recent)}>
          Clear
        </button>
      </p>
      <ul className="search-recent-list">
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className="search-recent-query" onClick={() => ask(query)}>
              {query}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove “${query}”`}
              onClick={() => forget([query])}
            >
              <span className="icon icon-close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
