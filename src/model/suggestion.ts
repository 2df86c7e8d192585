/**
 * The candidate nearest to a mistyped name, or undefined when none is near enough to be meant. Near means: equal but
 * for case, or at most `edits` letters added, left out, changed or swapped with the next; a third of the name's.
 */
export function nearest<T extends string>(
  name: string,
  candidates: Iterable<T>,
  edits = allowedEdits(name),
): T | undefined {
  const wanted = name.toLowerCase()
  const letters = lettersOf(wanted)
  let best: { candidate: T; distance: number } | undefined
  for (const candidate of candidates) {
    const limit = best ? best.distance - 1 : edits
    const known = candidate.toLowerCase()
    if (leastDistance(letters, lettersOf(known)) > limit) continue
    const distance = editDistance(wanted, known, limit)
    if (distance <= limit) best = { candidate, distance }
    if (distance === 0) break
  }
  return best?.candidate
}

/** Finds the nearest candidate like `nearest`. The candidates are listed only if they are compared. */
export type FindNearest = <T extends string>(
  name: string,
  candidates: () => readonly T[],
  kind?: 'name' | 'path',
) => T | undefined

/**
 * Finds the nearest candidates of many names, up to a number of comparisons: thousands of names among thousands of
 * candidates would take minutes, and so many suggestions are not read.
 */
export function nearestOfMany(comparisons = MOST_COMPARISONS): FindNearest {
  let left = comparisons
  return (name, candidates, kind = 'name') => {
    if (left <= 0) return undefined
    const among = candidates()
    left -= among.length
    return kind === 'path' ? nearestPath(name, among) : nearest(name, among)
  }
}

/** About two seconds of names that are much alike. */
const MOST_COMPARISONS = 2_000_000

export const suggested = (candidate: string | undefined): string | undefined =>
  candidate === undefined ? undefined : `did you mean "${candidate}"?`

export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  return suggested(nearest(name, candidates))
}

/** Compares only the last segment of a path, since the folders are long and mostly correct. */
export function nearestPath<T extends string>(path: string, candidates: Iterable<T>): T | undefined {
  const name = path.replace(/\/$/, '').split('/').at(-1) ?? ''
  return nearest(path, candidates, allowedEdits(name))
}

const allowedEdits = (name: string): number => Math.min(MOST_EDITS, Math.max(1, Math.floor(name.length / 3)))

/** More differences are another name. They also bound the time that a comparison takes. */
const MOST_EDITS = 8

/** A longer name is not compared, except for case. */
const LONGEST_NAME = 500

/** The letters of a name, as a set of 32 bits: letters that share a bit count as one. */
function lettersOf(name: string): number {
  let letters = 0
  for (let index = 0; index < name.length; index++) letters |= 1 << (name.charCodeAt(index) & 31)
  return letters
}

/**
 * A lower bound of the distance of two names, which takes a fraction of its time: a letter that only one of them has is
 * one edit at least, which may take away one letter and bring in another.
 */
const leastDistance = (one: number, other: number): number => Math.max(bitsIn(one & ~other), bitsIn(other & ~one))

function bitsIn(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Computes the optimal string alignment distance; returns `limit + 1` once it must exceed the limit. */
function editDistance(one: string, other: string, limit: number): number {
  if (one === other) return 0
  if (Math.max(one.length, other.length) > LONGEST_NAME) return limit + 1
  const [a, b] = withoutSharedEnds(one, other)
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  // What is further from the diagonal than the limit is over it.
  const over = limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => Math.min(index, over))
  let leastBefore = 0
  for (let i = 1; i <= a.length; i++) {
    const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)]
    const current: number[] = []
    current[first - 1] = first === 1 ? i : over
    let least = current[first - 1] ?? over
    for (let j = first; j <= last; j++) {
      const replaced = (previous[j - 1] ?? over) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const cost = Math.min(replaced, (previous[j] ?? over) + 1, (current[j - 1] ?? over) + 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      current[j] = swapped ? Math.min(cost, (before[j - 2] ?? over) + 1) : cost
      least = Math.min(least, current[j] ?? over)
    }
    if (Math.min(least, leastBefore) > limit) return over
    leastBefore = least
    before = previous
    previous = current
  }
  return previous[b.length] ?? over
}

/** A common beginning and end of two names adds no difference. */
function withoutSharedEnds(one: string, other: string): [string, string] {
  const shortest = Math.min(one.length, other.length)
  let start = 0
  while (start < shortest && one[start] === other[start]) start++
  let end = 0
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}
