import type { Place } from '../../model/problem.ts'
import { type Cell, cellsOf, displayWidth } from './displayWidth.ts'

/** The width of an excerpt at most; a longer line is cut around the column. */
const WIDTH = 100

/**
 * Returns the line of a place with a caret below its column; empty if the text has no such line or the line is blank.
 * @param columns the width of the terminal that it is shown on
 */
export function excerptOf(
  text: string,
  { line, column }: Pick<Place, 'line' | 'column'>,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  // Tabs vary in width; replacing them by spaces keeps the caret aligned.
  const written = text
    .split(/\r\n?|\n/)
    [line - 1]?.trimEnd()
    .replaceAll('\t', ' ')
  if (!written?.trim()) return []
  const margin = ' '.repeat(String(line).length)
  const width = Math.min(WIDTH, columns - `  ${margin} | `.length - 2 * ELLIPSIS.length)
  const { shown, caret } = around(written, column - 1, width)
  return [`  ${line} | ${shown}`, `  ${margin} | ${' '.repeat(caret)}^`]
}

const ELLIPSIS = '…'

/** How much of a long line is looked at, on each side of the column: cutting a line of megabytes into cells takes minutes. */
const REACH = 10 * WIDTH

/** The part of a line that fits, and the cell of its caret. */
function around(line: string, offset: number, width: number): { shown: string; caret: number } {
  const [begin, end] = [Math.max(0, offset - REACH), offset + REACH]
  const written = line.slice(begin, end)
  const at = displayWidth(line.slice(begin, offset))
  const total = displayWidth(written)
  if (total <= width && written === line) return { shown: written, caret: at }
  const from = Math.max(0, Math.min(at - Math.floor(width / 2), total - width))
  const { before, shown, start } = cut(cellsOf(written), from, width)
  const cutStart = before || begin > 0 ? ELLIPSIS : ''
  const cutEnd = start + displayWidth(shown) < total || end < line.length ? ELLIPSIS : ''
  return { shown: cutStart + shown + cutEnd, caret: cutStart.length + at - start }
}

/** The characters that lie whole within some cells. */
function cut(cells: Cell[], from: number, width: number): { before: boolean; shown: string; start: number } {
  let [x, start, shown] = [0, 0, '']
  for (const cell of cells) {
    if (x < from) start = x + cell.width
    else if (x + cell.width <= from + width) shown += cell.text
    x += cell.width
  }
  return { before: start > 0, shown, start }
}
