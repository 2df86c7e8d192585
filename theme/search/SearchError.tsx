import type { SearchPartProps } from './parts.ts'

/** What went wrong, and a button that tries again. */
export const SearchError = ({ message, label, retry }: SearchPartProps<'SearchError'>) => (
  <div className="search-error" role="alert">
    <p>{message}</p>
    <button type="button" className="button" onClick={retry}>
      {label}
    </button>
  </div>
)
