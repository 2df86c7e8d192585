/** Scrolls links that do not fit into the bar to the current one, where the style sheet could not. */
export function navbarPosition(): void {
  const current = document.querySelector('.navbar-links [aria-current]')
  const links = current?.closest('.navbar-links')
  if (!current || !links) return
  const link = current.getBoundingClientRect()
  const frame = links.getBoundingClientRect()
  if (link.left < frame.left || link.right > frame.right)
    links.scrollLeft += (link.left + link.right - frame.left - frame.right) / 2
}
