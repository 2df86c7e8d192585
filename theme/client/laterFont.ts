import { FAMILY, FONT_KEY, WEIGHTS } from '../fonts/face.ts'
import { readStored, store } from '../islands/storage.ts'

type LaterFont = {
  /** Fetches the font of the theme for the pages after this one, unless this browser keeps it. */
  fetch(): Promise<void>
  /** Shows what was fetched. */
  show(): void
}

/**
 * The font of the theme. It competes with nothing that the first page needs, and a text that is being read does not change:
 * the next page shows it, in this document, or in another one, whose inline script takes it from the browser's storage. The
 * cache would be too far away: the first paint would wait for it, or seldom have it.
 */
export function laterFont(): LaterFont {
  const address = document.querySelector<HTMLElement>('[data-font]')?.dataset['font']
  let fetched: FontFace | undefined
  return {
    async fetch() {
      if (!address || navigator.connection?.saveData || readStored(FONT_KEY)?.startsWith(`${address} `)) return
      const bytes = new Uint8Array(await (await fetch(address, { priority: 'low' })).arrayBuffer())
      fetched = await new FontFace(FAMILY, bytes, { weight: WEIGHTS }).load()
      // A character for each byte: browsers store such text in as many bytes, and base64 in a third more.
      store(FONT_KEY, `${address} ${Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')}`)
    },
    show() {
      if (fetched) document.fonts.add(fetched)
    },
  }
}
