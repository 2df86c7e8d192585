import type { Terminal } from './terminal.ts'

const WIDTH = 24

/** Shorter steps finish without a progress bar. */
const PATIENCE_MS = 500

/** Shows the progress of a step in one line on a terminal; does nothing elsewhere. */
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
