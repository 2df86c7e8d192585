import type { Line } from '../convert/lines.ts'

const TAG = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/g

/** How many elements of a name are open after a line that has tags of it. */
type Depth = { line: number; depth: number }

/** Finds the line on which as many tags of a name are closed as were opened from a line on; -1 if there is none. */
export function closingLines(lines: readonly Line[]): (name: string, from: number) => number {
  const closings = new Map([...depthsIn(lines)].map(([name, depths]) => [name, closingsOf(depths)]))
  return (name, from) => closings.get(name)?.get(from) ?? -1
}

function depthsIn(lines: readonly Line[]): Map<string, Depth[]> {
  const found = new Map<string, Depth[]>()
  for (const [line, { text }] of lines.entries())
    for (const [, slash, name = ''] of text.matchAll(TAG)) {
      const depths = found.get(name) ?? []
      found.set(name, depths)
      const before = depths.at(-1)
      const depth = (before?.depth ?? 0) + (slash ? -1 : 1)
      if (before?.line === line) before.depth = depth
      else depths.push({ line, depth })
    }
  return found
}

/** The nearest line, by the line to start from, after which as many are open as before that. */
function closingsOf(depths: readonly Depth[]): ReadonlyMap<number, number> {
  const nearest = new Map<number, number>()
  const closings = new Map<number, number>()
  for (let index = depths.length - 1; index >= 0; index -= 1) {
    const { line = 0, depth = 0 } = depths[index] ?? {}
    nearest.set(depth, line)
    const closing = nearest.get(depths[index - 1]?.depth ?? 0)
    if (closing !== undefined) closings.set(line, closing)
  }
  return closings
}
