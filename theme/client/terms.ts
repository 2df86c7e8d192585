/** Hides the meaning of a term on Escape until the pointer or the focus returns to it. */
export function terms(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const term of document.querySelectorAll('.term:is(:hover, :focus-within)')) hide(term)
  })
}

function hide(term: Element): void {
  const gone = new AbortController()
  const { signal } = gone
  const forget = (): void => {
    term.classList.remove('dismissed')
    gone.abort()
  }
  term.classList.add('dismissed')
  term.addEventListener('mouseleave', forget, { signal })
  term.addEventListener('focusout', forget, { signal })
}
