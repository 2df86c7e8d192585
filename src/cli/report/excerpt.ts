import type { Place } from '../../model/problem.ts'

/** As much of a line as is shown; of a longer one the part around the column. */
const WIDTH = 100

/** The line of a place with a caret below its column. Empty when the text has no such line, or nothing on it. */
export function excerptOf(text: string, { line, column }: Pick<Place, 'line' | 'column'>): string[] {
  // A tab is as wide as a terminal likes; a space keeps the caret where it belongs.
  const written = text.split('\n')[line - 1]?.trimEnd().replaceAll('\t', ' ')
  if (!written?.trim()) return []
  const start = written.length <= WIDTH ? 0 : Math.max(0, Math.min(column - 1 - WIDTH / 2, written.length - WIDTH))
  const shown = written.slice(start, start + WIDTH)
  const before = start > 0 ? '…' : ''
  const after = start + WIDTH < written.length ? '…' : ''
  const margin = ' '.repeat(String(line).length)
  const indent = ' '.repeat(before.length + Math.min(column - 1, written.length) - start)
  return [`  ${line} | ${before}${shown}${after}`, `  ${margin} | ${indent}^`]
}
