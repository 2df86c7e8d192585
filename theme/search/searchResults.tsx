import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../islands/ErrorBoundary.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import type { SearchBox } from './searchBox.ts'
import { siteSearch } from './siteSearch.ts'

/** Fills the dialog of the search. */
export function showSearch(box: SearchBox): void {
  const search = siteSearch()
  box.body.replaceChildren()
  createRoot(box.body).render(
    <ErrorBoundary
      fallback={(error, retry) => (
        <div className="search-error" role="alert">
          <p>The search crashed: {String(error)}</p>
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    >
      <SearchPanel box={box} search={search} />
    </ErrorBoundary>,
  )
}
