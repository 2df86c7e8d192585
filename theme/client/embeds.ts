import { loadChunk } from './loadChunk.ts'
import { onLinkClick } from './onLinkClick.ts'

/** Shows a frame in the place of a link that leads to what is embedded. Until then nothing is asked of its host. */
export const embeds = (signal: AbortSignal): void =>
  onLinkClick('.embed a', signal, async (link) => {
    const { showFrame } = await loadChunk('embed', () => import('./showFrame.ts'))
    showFrame(link)
  })
