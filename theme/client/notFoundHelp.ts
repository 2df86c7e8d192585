import { loadChunk } from './loadChunk.ts'

/** Looks for what an unknown address may have meant. Where that fails, the page says all that it did without script. */
export function notFoundHelp(signal: AbortSignal): void {
  const help = document.querySelector<HTMLElement>('.not-found-help')
  if (!help) return
  loadChunk('search', () => import('../search/showNearest.tsx'))
    .then(({ showNearest }) => showNearest(help, location.pathname, signal))
    .catch(() => undefined)
}
