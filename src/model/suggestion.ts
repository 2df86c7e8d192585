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
  let best: { candidate: T; distance: number } | undefined
  for (const candidate of candidates) {
    const limit = best ? best.distance - 1 : edits
    const distance = editDistance(wanted, candidate.toLowerCase(), limit)
    if (distance <= limit) best = { candidate, distance }
    if (distance === 0) break
  }
  return best?.candidate
}

export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const candidate = nearest(name, candidates)
  return candidate === undefined ? undefined : `did you mean "${candidate}"?`
}

/** Compares only the last segment of a path, since the folders are long and mostly correct. */
export function nearestPath<T extends string>(path: string, candidates: Iterable<T>): T | undefined {
  const name = path.replace(/\/$/, '').split('/').at(-1) ?? ''
  return nearest(path, candidates, allowedEdits(name))
}

const allowedEdits = (name: string): number => Math.max(1, Math.floor(name.length / 3))

/** Computes the optimal string alignment distance; returns `limit + 1` once it must exceed the limit. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const cost = Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      current[j] = swapped ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost
    }
    if (Math.min(...current, ...previous) > limit) return limit + 1
    before = previous
    previous = current
  }
  return previous[b.length] ?? limit + 1
}
