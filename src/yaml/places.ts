import type { Place } from '../model/problem.ts'

/** Converts an offset in a text to a place in its file. */
export type PlaceOf = (offset: number) => Place

/** @param firstLine the line of the file at which the text starts, for YAML embedded in another file */
export function placesIn(file: string, text: string, firstLine = 1): PlaceOf {
  const lineStarts = startsOfLines(text)
  return (offset) => {
    const line = lastAtOrBefore(lineStarts, offset)
    return { file, line: line + firstLine, column: offset - (lineStarts[line] ?? 0) + 1 }
  }
}

/** Lines also end at a carriage return alone, as in YAML, Markdown and editors. */
function startsOfLines(text: string): number[] {
  const starts = [0]
  if (text.includes('\r')) for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length)
  else for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}

function lastAtOrBefore(starts: number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
