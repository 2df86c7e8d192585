/** Where in a sorted list a value stands or would stand. */
export function lowerBound<T extends string | number>(list: T[], value: T): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    const at = list[middle]
    if (at !== undefined && at < value) low = middle + 1
    else high = middle
  }
  return low
}
