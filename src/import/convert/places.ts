/** The line of an offset, 0-based, and the offset at which that line begins. */
export type PlaceInText = { line: number; lineStart: number }

export type Range = { start: number; end: number }

/** Finds the lines of offsets in a text. It reads the text once, since a page may have a construct at each character. */
export function placesIn(text: string): (offset: number) => PlaceInText {
  const starts = [0]
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return (offset) => {
    const line = lastAtMost(starts, offset, (start) => start)
    return { line, lineStart: starts[line] ?? 0 }
  }
}

/** Whether an offset is in one of the ranges, which are in their order and do not overlap. */
export function isIn(offset: number, ranges: readonly Range[]): boolean {
  const range = ranges[lastAtMost(ranges, offset, ({ start }) => start)]
  return range !== undefined && offset < range.end
}

/** The index of the last item whose number is not greater than another; -1 if there is none. */
function lastAtMost<T>(items: readonly T[], most: number, numberOf: (item: T) => number): number {
  let from = 0
  let to = items.length
  while (from < to) {
    const middle = (from + to) >> 1
    const item = items[middle]
    if (item !== undefined && numberOf(item) <= most) from = middle + 1
    else to = middle
  }
  return from - 1
}

/** Finds the next match of a pattern at or after offsets that grow from call to call; undefined after the last one. */
export function nextMatches(text: string, pattern: RegExp): (from: number) => Range | undefined {
  const search = new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  let found: Range | undefined = { start: -1, end: -1 }
  return (from) => {
    if (!found || found.start >= from) return found
    search.lastIndex = from
    const match = search.exec(text)
    found = match ? { start: match.index, end: match.index + match[0].length } : undefined
    return found
  }
}
