import { useState } from 'react'
import { search } from '../../src/model/texts/scripts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { said } from '../texts/said.ts'
import { shownTexts } from '../texts/shown.ts'
import type { SearchPartProps } from './parts.ts'
import { forgetSearches, recentSearches } from './searchMemory.ts'
import { forgetPlaces } from './searchPlaces.ts'

/** What is shown while the input is empty: the recent searches, and pages to go to. */
export function RecentSearches({ ask, leave, parts }: SearchPartProps<'RecentSearches'>) {
  const [recent, setRecent] = useState(recentSearches)
  const texts = shownTexts('search', search)
  const forget = (queries: string[]): void => {
    forgetSearches(queries)
    // Pages are remembered with searches, so nothing is left when those are gone.
    if (recentSearches().length === 0) forgetPlaces()
    setRecent(recentSearches())
    leave()
  }
  return (
    <>
      {recent.length === 0 ? (
        <p className="search-hint">{said(texts, texts.hint)}</p>
      ) : (
        <RecentList recent={recent} ask={ask} forget={forget} />
      )}
      <parts.FrequentPlaces parts={parts} />
    </>
  )
}

type RecentListProps = { recent: string[]; ask: (query: string) => void; forget: (queries: string[]) => void }

function RecentList({ recent, ask, forget }: RecentListProps) {
  const texts = shownTexts('search', search)
  return (
    <section className="search-recent" aria-label={texts.recent}>
      <p className="search-group-title">
        {said(texts, texts.recent)}
        <button type="button" className="search-recent-clear" onClick={() => forget(recent)}>
          {said(texts, texts.clear)}
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
