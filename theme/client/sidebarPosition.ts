/** Scrolls a long sidebar to the current page without scrolling the page itself. */
export function sidebarPosition(signal: AbortSignal): void {
  const sidebar = document.getElementById('__menu')
  const current = sidebar?.querySelector('[aria-current="page"]')
  if (!sidebar || !current) return
  const show = (): void => {
    const { top, bottom } = current.getBoundingClientRect()
    const frame = sidebar.getBoundingClientRect()
    if (bottom > frame.bottom || top < frame.top) sidebar.scrollTop += top - frame.top - frame.height / 3
  }
  show()
  sidebar.addEventListener('toggle', show, { signal })
}
