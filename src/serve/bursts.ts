/** Long enough for an editor to finish saving, short enough not to be noticed. */
const SETTLE_MS = 10

/** That many files are probably a checkout, which takes a while. */
const MANY = 4
const SETTLE_MANY_MS = 120

/** The longest delay before continuous changes are reported. */
const LONGEST_SETTLE_MS = 3000

/**
 * Collects paths until no more arrive for a moment, and reports the bursts one after the other. A file that came and went
 * within a burst was a step of a save.
 * @param exists whether there is still a file at a path
 */
export function burstsOf(exists: (path: string) => boolean = () => true) {
  let changed: ((paths: string[]) => Promise<void>) | undefined
  let timer: NodeJS.Timeout | undefined
  let began = 0
  let running = false
  /** The paths, and whether they were new. */
  const pending = new Map<string, boolean>()
  const run = async (): Promise<void> => {
    if (!changed || running) return
    running = true
    try {
      while (pending.size > 0) {
        const left = [...pending].filter(([path, isNew]) => !isNew || exists(path)).map(([path]) => path)
        pending.clear()
        if (left.length > 0) await changed(left.filter((path) => path !== '').toSorted())
      }
    } finally {
      running = false
    }
  }
  return {
    add(path: string, isNew = false): void {
      if (pending.size === 0) began = Date.now()
      if (!pending.has(path)) pending.set(path, isNew)
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
