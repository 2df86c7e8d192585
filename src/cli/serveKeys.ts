import type { Terminal } from './terminal.ts'

/** What a key does while the site is served. */
export type ServeKeys = { open(): void; rebuild(): void; quit(): void }

export const KEYS_HELP = 'keys: o open, r rebuild, c clear, q quit'

/** Listens to single keys where somebody sits at a terminal. @returns how to stop */
export function listenToKeys(keys: ServeKeys, { clear }: Pick<Terminal, 'clear'>): () => void {
  const { stdin } = process
  if (!stdin.isTTY || !clear) return () => undefined
  const onKey = (bytes: Buffer): void => {
    const key = bytes.toString('utf8')
    // Ctrl-C and Ctrl-D come as characters while keys are read one by one.
    if (key === 'q' || key === '\u0003' || key === '\u0004') keys.quit()
    else if (key === 'o') keys.open()
    else if (key === 'r') keys.rebuild()
    else if (key === 'c') clear()
  }
  stdin.setRawMode(true).on('data', onKey).resume()
  return () => {
    stdin.setRawMode(false).off('data', onKey).pause()
  }
}
