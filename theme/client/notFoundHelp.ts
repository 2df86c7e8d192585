import type { BrowserParts } from './browserParts.ts'
import type { Enhancement } from './livePage.ts'
import { loadChunk } from './loadChunk.ts'

/** Suggests pages for an unknown address. If that fails, the page stays as it is without script. */
export const notFoundHelp =
  (load: BrowserParts['nearest']): Enhancement =>
  (signal) => {
    const help = document.querySelector<HTMLElement>('.not-found-help')
    if (!help) return
    loadChunk('search', load)
      .then(({ showNearest }) => showNearest(help, location.pathname, signal))
      .catch(() => undefined)
  }
