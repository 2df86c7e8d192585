import { loadChunk } from './loadChunk.ts'

/** Suggests pages for an unknown address. If that fails, the page stays as it is without script. */
export function notFoundHelp(signal: AbortSignal): void {
  const help = document.querySelector<HTMLElement>('.not-found-help')
  if (!help) return
  loadChunk('search', () => import('../search/showNearest.tsx'))
    .then(({ showNearest }) => showNearest(help, location.pathname, signal))
    .catch(() => undefined)
}
