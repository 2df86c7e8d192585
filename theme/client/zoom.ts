import { loadChunk } from './loadChunk.ts'
import { onLinkClick } from './onLinkClick.ts'

/** Shows the picture of a link in a dialog as large as the screen allows. */
export const zoom = (signal: AbortSignal): void =>
  onLinkClick('a.zoom', signal, async (link) => {
    const { showLarge } = await loadChunk('zoom', () => import('./showLarge.ts'))
    showLarge(link, signal)
  })
