import { useState } from 'react'
import { search } from '../../src/model/texts/scripts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { shownTexts } from '../texts/shown.ts'
import type { SearchPartProps } from './parts.ts'
import { forgetSearches, recentSearches } from './searchMemory.ts'

/** The recent searches, shown while the input is empty. */
export function RecentSearches({ ask, leave }: SearchPartProps<'RecentSearches'>) {
  const [recent, setRecent] = useState(recentSearches)
  const texts = shownTexts('search', search)
  if (recent.length === 0) {
    return <p className="search-hint">{texts.hint}</p>
  }
  const forget = (queries: string[]): void => {
    forgetSearches(queries)
    setRecent(recentSearches())
    leave()
  }
  return (
    <section className="search-recent" aria-label={texts.recent}>
      <p className="search-group-title">
        {texts.recent}
        <button type="button" className="search-recent-clear" onClick={() => forget(recent)}>
          {texts.clear}
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
              aria-label={fill(texts.remove, { query })}
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
