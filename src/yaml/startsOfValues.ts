/** After these a value can begin, and after no other character. */
const STARTS = ['\n', ',', '[', '{', '- ', '? ']

/**
 * Counts where values can begin, also in texts and comments, so a document has no more values. Stops soon after `most`, which
 * no text has that is as short.
 */
export function startsOfValues(text: string, most: number): number {
  if (text.length <= most) return 0
  return STARTS.reduce((count, start) => (count > most ? count : count + occurrences(text, start, most)), 0)
}

function occurrences(text: string, start: string, most: number): number {
  let count = 0
  for (let at = text.indexOf(start); at !== -1 && count <= most; at = text.indexOf(start, at + 1)) count++
  return count
}
