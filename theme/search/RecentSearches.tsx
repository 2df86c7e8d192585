import { useState } from 'react'
import { forgetSearch, recentSearches } from './searchMemory.ts'

/** What the reader found before, while nothing is typed. */
export function RecentSearches({ type }: { type: (query: string) => void }) {
  const [recent, setRecent] = useState(recentSearches)
  if (recent.length === 0) {
    return (
      <p className="search-hint">
        Pages, sections, terms, operations, fields and status codes, by any part of their names.
      </p>
    )
  }
  const forget = (query: string): void => {
    forgetSearch(query)
    setRecent(recentSearches())
  }
  return (
    <section className="search-recent" aria-label="Recent searches">
      <p className="search-group-title">Recent searches</p>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className="search-recent-query" onClick={() => type(query)}>
              {query}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Forget “${query}”`}
              onClick={() => forget(query)}
            >
              <span className="icon icon-close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
