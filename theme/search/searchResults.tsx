import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../islands/ErrorBoundary.tsx'
import { FrequentPlaces } from './FrequentPlaces.tsx'
import { Hit } from './Hit.tsx'
import { NoResults } from './NoResults.tsx'
import type { SearchParts } from './parts.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { Results } from './Results.tsx'
import { SearchError } from './SearchError.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import type { SearchBox } from './searchBox.ts'
import { siteSearch } from './siteSearch.ts'

export const searchParts: SearchParts = {
  SearchPanel,
  RecentSearches,
  FrequentPlaces,
  Results,
  Hit,
  NoResults,
  SearchError,
}

/** Fills the dialog of the search, with some of its parts replaced. */
export function showSearch(box: SearchBox, replaced: Partial<SearchParts> = {}): void {
  const find = siteSearch()
  const parts = { ...searchParts, ...replaced }
  box.body.replaceChildren()
  createRoot(box.body).render(
    <ErrorBoundary
      fallback={(error, retry) => (
        <parts.SearchError kind="crashed" reason={String(error)} retry={retry} parts={parts} />
      )}
    >
      <parts.SearchPanel box={box} search={find} parts={parts} />
    </ErrorBoundary>,
  )
}
