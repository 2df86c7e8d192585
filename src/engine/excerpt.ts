import type { Place } from '../model/problem.ts'

/** The length of an excerpt; a longer line is cut around the column. */
const WIDTH = 100

/**
 * Returns the line of a place with a caret below its column; empty if the text has no such line or the line is blank.
 */
export function excerptOf(text: string, { line, column }: Pick<Place, 'line' | 'column'>): string[] {
  // Tabs vary in width; replacing them by spaces keeps the caret aligned.
  const written = text
    .split(/\r\n?|\n/)
    [line - 1]?.trimEnd()
    .replaceAll('\t', ' ')
  if (!written?.trim()) return []
  const start = written.length <= WIDTH ? 0 : Math.max(0, Math.min(column - 1 - WIDTH / 2, written.length - WIDTH))
  const shown = written.slice(start, start + WIDTH)
  const before = start > 0 ? '…' : ''
  const after = start + WIDTH < written.length ? '…' : ''
  const margin = ' '.repeat(String(line).length)
  const indent = ' '.repeat(before.length + Math.min(column - 1, written.length) - start)
  return [`  ${line} | ${before}${shown}${after}`, `  ${margin} | ${indent}^`]
}
