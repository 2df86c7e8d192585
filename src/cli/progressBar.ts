import type { Terminal } from './terminal.ts'

const WIDTH = 24

/** Whoever waits for less needs nothing to look at. */
const PATIENCE_MS = 1000

/** A line that tells how far something is, on a terminal; elsewhere nothing. */
export function progressBar({ status }: Pick<Terminal, 'status'>, what: string) {
  const started = performance.now()
  return {
    show: (done: number, total: number): void => {
      if (performance.now() - started < PATIENCE_MS) return
      const full = Math.round((done / total) * WIDTH)
      status?.(`${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${what}: ${done} of ${total}`)
    },
    clear: (): void => status?.(''),
  }
}
