/**
 * The index of the last item for which something holds, or -1, by halves: of a list whose first items are those for which it
 * does. A long list is asked for many of its items.
 */
export function lastIndexWhile<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && holds(item)) low = middle + 1
    else high = middle
  }
  return low - 1
}
