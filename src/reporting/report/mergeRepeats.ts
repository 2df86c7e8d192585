import type { Place, Problem } from '../../model/problem.ts'
import { isPagePath } from '../../model/route.ts'

/** A problem, and where else it was found. */
export type Repeated = { problem: Problem; others: Place[] }

/**
 * Merges warnings about documents that differ in their places only: one mistake in a generated document is found hundreds
 * of times. Errors and what stands on pages stay apart, since each of them is fixed by itself.
 */
export function mergeRepeats(problems: Problem[]): Repeated[] {
  const merged = new Map<string, Repeated>()
  for (const [index, problem] of problems.entries()) {
    const { severity, rule, message, fix, file } = problem
    const key = severity === 'error' || isPagePath(file) ? String(index) : JSON.stringify([rule, message, fix])
    const known = merged.get(key)
    const others = problem.others ?? []
    if (known) known.others.push(problem, ...others)
    else merged.set(key, { problem, others: [...others] })
  }
  return [...merged.values()]
}

const FIRST = 3

/** "also at openapi/api.yaml:20:3, openapi/api.yaml:45:9 and 9 other places"; empty without others. */
export function othersText(others: Place[]): string {
  if (others.length === 0) return ''
  const shown = others.length === FIRST + 1 ? others : others.slice(0, FIRST)
  const places = shown.map(({ file, line, column }) => `${file}:${line}:${column}`)
  const rest = others.length - shown.length
  const listed = rest > 0 ? `${places.join(', ')} and ${rest} other places` : listOf(places)
  return `${others.length + 1} times: also at ${listed}`
}

const listOf = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
