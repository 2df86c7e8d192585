/** Does the same to many things, each when the page has time for it. A later call begins anew. */
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
