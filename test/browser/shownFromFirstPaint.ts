declare global {
  interface Window {
    /** Whether an element was to be seen: at first, and after each change. */
    shown: boolean[]
  }
}

/** Runs in a page before its own scripts, and looks in every frame that the browser paints. */
export function shownFromFirstPaint(selector: string): void {
  window.shown = []
  const look = (): void => {
    const shown = document.querySelector(selector)?.checkVisibility() ?? false
    // The first frames may come before the element was read.
    if (document.querySelector('main') && window.shown.at(-1) !== shown) window.shown.push(shown)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
