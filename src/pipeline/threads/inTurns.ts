/** The number of items after which signals (Ctrl-C) and messages are handled. */
const AT_A_TIME = 50

/** Processes items one after the other, yielding to other tasks in between. */
export async function inTurns<T>(items: T[], step: (item: T) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    step(item)
    if (index % AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve))
  }
}
