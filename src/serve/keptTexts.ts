/** So many characters are kept: the full text of some thousands of pages. */
const ROOM = 32 * 2 ** 20

/**
 * Keeps texts that were made for one request for the next ones: the newest in any case, and older ones while there is
 * room.
 */
export function keptTexts(room = ROOM): (path: string, make: () => string) => string {
  const kept = new Map<string, string>()
  let size = 0
  return (path, make) => {
    const known = kept.get(path)
    if (known !== undefined) return known
    const text = make()
    size += text.length
    for (const [oldest, { length }] of kept) {
      if (size <= room) break
      kept.delete(oldest)
      size -= length
    }
    kept.set(path, text)
    return text
  }
}
