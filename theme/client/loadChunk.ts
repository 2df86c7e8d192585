/** The event that tells the inline script of a part of the script that is gone; its `detail` is a name for it. */
export const LOST_ASSET = 'portalgen:lost-asset'

/**
 * Loads a part of the script that was left for later. When it is gone while the site still answers, the page is loaded
 * again; when the site does not answer either, the page is better than none, and the caller learns why.
 */
export async function loadChunk<Chunk>(name: string, load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load()
  } catch (error) {
    const answers = await fetch(location.pathname, { method: 'HEAD' }).then(
      () => true,
      () => false,
    )
    if (answers) dispatchEvent(new CustomEvent(LOST_ASSET, { detail: name }))
    throw error
  }
}
