/** Tells the style sheet how wide the scroll bar is, before something takes it away: the page must not move then. */
export function keepWidth(): void {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
}
