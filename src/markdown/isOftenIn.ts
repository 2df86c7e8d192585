/** Whether a pattern is found in a text more than so many times. Looks no further than that. */
export function isOftenIn(text: string, pattern: RegExp, most: number): boolean {
  if (text.length <= most) return false
  let count = 0
  for (const _ of text.matchAll(pattern)) {
    count += 1
    if (count > most) return true
  }
  return false
}
