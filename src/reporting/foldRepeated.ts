import type { Problem } from '../model/problem.ts'
import { foldTargets } from './foldTargets.ts'

/**
 * Reports problems that have the same cause, or the same solution, once, at the first place and with their count. Others
 * stay as they are.
 */
export const foldRepeated = (problems: Problem[]): Problem[] => foldSame(foldTargets(problems))

function foldSame(problems: Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    if (problem.once === undefined) continue
    const name = nameOf(problem)
    const group = groups.get(name) ?? []
    group.push(problem)
    groups.set(name, group)
  }
  return problems.flatMap((problem) => {
    if (problem.once === undefined) return [problem]
    const group = groups.get(nameOf(problem)) ?? []
    return group[0] === problem ? [folded(problem, group)] : []
  })
}

const nameOf = ({ rule, severity, once }: Problem): string => JSON.stringify([rule, severity, once])

function folded(first: Problem, group: Problem[]): Problem {
  if (group.length === 1) return first
  const files = new Set(group.map(({ file }) => file)).size
  const count = files > 1 ? `in ${files} files` : `${group.length} times`
  return { ...first, message: `${first.message} (${count})` }
}
