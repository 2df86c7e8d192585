/**
 * Opens the `<details>` of contents lists on wide screens. There the style sheet shows the lists in full and the
 * summary cannot be pressed, so browsers and assistive technology must agree on what is visible.
 */
export function unfoldedContents(signal: AbortSignal): void {
  const lists = document.querySelectorAll<HTMLDetailsElement>('.toc > details, .api-contents > details')
  if (lists.length === 0) return
  let unfolded = false
  const follow = (): void => {
    const now = [...lists].every((list) => !canBePressed(list.querySelector('summary')))
    if (now === unfolded) return
    for (const list of lists) list.open = now
    unfolded = now
  }
  // After layout and before paint, so that nothing is measured twice.
  const observer = new ResizeObserver(follow)
  for (const list of lists) observer.observe(list.closest('main') ?? list)
  signal.addEventListener('abort', () => observer.disconnect())
}

function canBePressed(summary: Element | null): boolean {
  if (!summary) return false
  const { display, pointerEvents } = getComputedStyle(summary)
  return display !== 'none' && pointerEvents !== 'none'
}
