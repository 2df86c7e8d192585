type Closable = { close(): Promise<unknown> }

/** Milliseconds: far longer than it takes on a busy machine. */
const PATIENCE = 20_000

/**
 * Closes a context, or a whole browser. Chromium does not always say that a context is closed while a page of it loads
 * itself again, and the end of a fixture has no limit of its own: what does not close is left behind, with a word, and
 * ends with the processes of the browser.
 */
export async function closed(closable: Closable): Promise<void> {
  const patience: { timer?: NodeJS.Timeout } = {}
  const late = new Promise<void>((resolve) => {
    patience.timer = setTimeout(() => {
      console.warn(`a ${closable.constructor.name} did not close within ${PATIENCE / 1000} s: left behind`)
      resolve()
    }, PATIENCE)
  })
  await Promise.race([closable.close(), late])
  clearTimeout(patience.timer)
}
