import type { PropsOf } from '../../src/model/parts.ts'

/** Opens the search. Without script there is none, and the style sheet hides the button. */
export function SearchButton({ parts: { texts } }: PropsOf<'SearchButton'>) {
  return (
    <button
      type="button"
      className="search-button"
      data-search=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <span className="icon icon-search" />
      <span className="search-button-label">{texts.navigation.search}</span>
      <kbd>{texts.navigation.searchKeys}</kbd>
    </button>
  )
}
