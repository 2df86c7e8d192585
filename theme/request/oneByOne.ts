/** Applies a step to many items, each when the browser is idle. A later call starts over. */
export function oneByOne<Item>(work: (item: Item) => void, signal: AbortSignal): (items: Item[]) => void {
  let waiting: Item[] = []
  const next = (): void => {
    const item = waiting.shift()
    if (item === undefined || signal.aborted) return
    work(item)
    setTimeout(next)
  }
  return (items) => {
    const isIdle = waiting.length === 0
    waiting = [...items]
    if (isIdle) setTimeout(next)
  }
}
