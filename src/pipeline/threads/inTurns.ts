/** How many are done before signals, as of Ctrl-C, and messages get their turn. */
const AT_A_TIME = 50

/** Does something with each item, one after the other, and lets others have their turn in between. */
export async function inTurns<T>(items: T[], step: (item: T) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    step(item)
    if (index % AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve))
  }
}
