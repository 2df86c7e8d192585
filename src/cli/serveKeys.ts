import type { Terminal } from '../terminal/terminal.ts'

/** The actions of the keys while the site is served. */
type ServeKeys = { open(): void; rebuild(): void; quit(): void }

export const KEYS_HELP = 'keys: o open, r rebuild, c clear, q quit'

/** Handles single keys on a terminal. @returns a function that stops handling them */
export function listenToKeys(keys: ServeKeys, { clear }: Pick<Terminal, 'clear'>): () => void {
  const { stdin } = process
  if (!stdin.isTTY || !clear) return () => undefined
  const onKey = (bytes: Buffer): void => {
    const key = bytes.toString('utf8')
    // Ctrl-C and Ctrl-D arrive as characters while single keys are read.
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
