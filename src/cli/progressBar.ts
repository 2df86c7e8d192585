import type { Terminal } from './terminal.ts'

const WIDTH = 24

/** A line that tells how far something is, on a terminal; elsewhere nothing. */
export function progressBar({ status }: Terminal, what: string) {
  return {
    show: (done: number, total: number): void => {
      const full = Math.round((done / total) * WIDTH)
      status?.(`${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${what}: ${done} of ${total}`)
    },
    clear: (): void => status?.(''),
  }
}
