import type { Problem } from '../model/problem.ts'

/** Selects the problems to print after each reading of a site. */
export type FreshProblems = (problems: readonly Problem[], changed: readonly string[]) => Problem[]

/**
 * All problems of the first reading; after that those that the one before did not have, and those in files that changed.
 * Problems are the same wherever they have moved in their file.
 */
export function freshProblems(): FreshProblems {
  let before: ReadonlyMap<string, number> | undefined
  return (problems, changed) => {
    const known = new Map(before)
    const isFirst = before === undefined
    before = countsOf(problems)
    const files = new Set(changed)
    return problems.filter((problem) => {
      const key = keyOf(problem)
      const count = known.get(key) ?? 0
      known.set(key, count - 1)
      return isFirst || count <= 0 || files.has(problem.file)
    })
  }
}

function countsOf(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const problem of problems) counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1)
  return counts
}

const keyOf = ({ severity, rule, file, message }: Problem): string => [severity, rule, file, message].join('\n')
