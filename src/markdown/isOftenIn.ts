/** Whether a pattern, which takes at least a character, is found in a text more than so many times. Looks no further than that. */
export function isOftenIn(text: string, pattern: RegExp, most: number): boolean {
  if (text.length <= most) return false
  // Own, since it holds the place; and only tested, since each match would be a list.
  const own = new RegExp(pattern)
  let count = 0
  while (count <= most && own.test(text)) count += 1
  return count > most
}
