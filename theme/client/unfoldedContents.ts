/**
 * On wide screens the style sheet shows lists of contents in full, and their summary cannot be pressed there. Their
 * `<details>` is then opened, so that browsers and assistive technology agree on what is to be seen.
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
  // After the layout and before the paint, also the first time: nothing has to be measured twice.
  const observer = new ResizeObserver(follow)
  for (const list of lists) observer.observe(list.closest('main') ?? list)
  signal.addEventListener('abort', () => observer.disconnect())
}

function canBePressed(summary: Element | null): boolean {
  if (!summary) return false
  const { display, pointerEvents } = getComputedStyle(summary)
  return display !== 'none' && pointerEvents !== 'none'
}
