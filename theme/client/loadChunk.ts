/** The event that reports a missing script chunk to the inline script; its `detail` is the name of the chunk. */
export const LOST_ASSET = 'portalgen:lost-asset'

/**
 * Loads a script chunk. If the chunk is missing although the site answers, the page is reloaded; if the site does not
 * answer, the page is kept and the caller receives the error.
 */
export async function loadChunk<Chunk>(name: string, load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load()
  } catch (error) {
    await fetch(location.pathname, { method: 'HEAD' }).then(
      () => dispatchEvent(new CustomEvent(LOST_ASSET, { detail: name })),
      () => undefined,
    )
    throw error
  }
}
