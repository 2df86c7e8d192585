import type { Problem } from '../model/problem.ts'
import { foldTargets } from './foldTargets.ts'

/**
 * Reports problems that have the same cause, or the same solution, once, at the first place and with the others. The rest
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

/** What pages include is found on each of them, at one place. */
function folded(first: Problem, group: Problem[]): Problem {
  const [, ...others] = new Map(
    group.map(({ file, line, column }) => [`${file}:${line}:${column}`, { file, line, column }]),
  ).values()
  return others.length === 0 ? first : { ...first, others }
}
