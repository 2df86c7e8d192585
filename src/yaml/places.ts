import type { Place } from '../model/problem.ts'

/** Converts an offset in a text to a place in its file. */
export type PlaceOf = (offset: number) => Place

/** @param firstLine the line of the file at which the text starts, for YAML embedded in another file */
export function placesIn(file: string, text: string, firstLine = 1): PlaceOf {
  const lineStarts = [0]
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lineStarts.push(end + 1)
  return (offset) => {
    const line = lastAtOrBefore(lineStarts, offset)
    return { file, line: line + firstLine, column: offset - (lineStarts[line] ?? 0) + 1 }
  }
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
