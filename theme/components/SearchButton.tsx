/** Opens the search. Without script there is none, and the style sheet hides the button. */
export function SearchButton() {
  return (
    <button
      type="button"
      className="search-button"
      data-search=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <span className="icon icon-search" />
      <span className="search-button-label">Search</span>
      <kbd>Ctrl K</kbd>
    </button>
  )
}
