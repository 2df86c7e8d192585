import type { Terminal } from './terminal.ts'

const WIDTH = 24

/** Work that takes less time has no progress bar. */
const PATIENCE_MS = 500

/** A longer pause separates two pieces of work, for example two edits of a site that is served. */
const PAUSE_MS = 3000

/** How often the bar is drawn; thousands of pages would be as many writes. */
const INTERVAL_MS = 50

/** Shows how much of the steps of a command is done, in one line on a terminal; does nothing elsewhere. */
export function progressBar({ status }: Pick<Terminal, 'status'>, now = (): number => performance.now()) {
  let [began, last, drawn] = [now(), Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  return (what: string, done: number, total: number): void => {
    const time = now()
    if (time - last > PAUSE_MS) began = time
    last = time
    if (done >= total) {
      drawn = Number.NEGATIVE_INFINITY
      status?.('')
      return
    }
    if (time - began < PATIENCE_MS || time - drawn < INTERVAL_MS) return
    drawn = time
    const full = Math.round((done / total) * WIDTH)
    const count = `${what}: ${done} of ${total}`
    status?.(`${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${count}`, count)
  }
}
