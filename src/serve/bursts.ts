/** Long enough for an editor to finish saving, short enough not to be noticed. */
const SETTLE_MS = 10

/** That many files are probably a checkout, which takes a while. */
const MANY = 4
const SETTLE_MANY_MS = 120

/** The longest delay before continuous changes are reported. */
const LONGEST_SETTLE_MS = 3000

/** Collects paths until no more arrive for a moment, and reports the bursts one after the other. */
export function burstsOf() {
  let changed: ((paths: string[]) => Promise<void>) | undefined
  let timer: NodeJS.Timeout | undefined
  let began = 0
  let running = false
  const pending = new Set<string>()
  const run = async (): Promise<void> => {
    if (!changed || running) return
    running = true
    try {
      while (pending.size > 0) {
        const paths = [...pending].filter((path) => path !== '').toSorted()
        pending.clear()
        await changed(paths)
      }
    } finally {
      running = false
    }
  }
  return {
    add(path: string): void {
      if (pending.size === 0) began = Date.now()
      pending.add(path)
      clearTimeout(timer)
      const settle = pending.size < MANY ? SETTLE_MS : SETTLE_MANY_MS
      timer = setTimeout(() => void run(), Math.min(settle, Math.max(0, began + LONGEST_SETTLE_MS - Date.now())))
    },
    onBurst(callback: (paths: string[]) => Promise<void>): void {
      changed = callback
      void run()
    },
    stop: (): void => clearTimeout(timer),
  }
}
