/**
 * Passes the width of the scroll bar to the style sheet before the scroll bar is hidden, so that the page does not
 * move.
 */
export function keepWidth(): void {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
}
