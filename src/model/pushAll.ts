/** Adds items to a list. A call with an item for each argument overflows the stack at about 120,000 of them. */
export function pushAll<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item)
}
