declare global {
  interface Window {
    /** Every colour mode that the page had since there was something to paint. */
    themes: (string | undefined)[]
  }
}

/** Runs in a page before its own scripts. Nothing is painted before there is a body. */
export function themesFromFirstPaint(): void {
  window.themes = []
  const write = (): void => {
    const { theme } = document.documentElement.dataset
    if (document.body && window.themes.at(-1) !== theme) window.themes.push(theme)
  }
  new MutationObserver(write).observe(document, { subtree: true, childList: true, attributeFilter: ['data-theme'] })
}
