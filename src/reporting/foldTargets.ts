import type { Problem } from '../model/problem.ts'

/** So many targets of one cause stay apart, each with its place and fix; of more, so many are shown. */
const FEW = 3

/** Reports the links of a file that one change would fix once, at the first of them, with their number and examples. */
export function foldTargets(problems: Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    if (problem.solution === undefined) continue
    const group = groups.get(nameOf(problem))
    if (group) group.push(problem)
    else groups.set(nameOf(problem), [problem])
  }
  const targets = new Map([...groups].map(([name, group]) => [name, targetsOf(group)]))
  return problems.flatMap((problem) => {
    const name = nameOf(problem)
    const group = groups.get(name) ?? []
    const several = targets.get(name) ?? []
    if (problem.solution === undefined || several.length <= FEW) return [problem]
    return group[0] === problem ? [folded(problem, problem.solution, group.length, several)] : []
  })
}

const nameOf = ({ file, solution }: Problem): string => JSON.stringify([file, solution])

const targetsOf = (problems: Problem[]): string[] => [...new Set(problems.map(({ target = '' }) => target))]

function folded({ replacement: _, ...first }: Problem, fix: string, count: number, targets: string[]): Problem {
  const [, ...examples] = targets.slice(0, FEW).map((target) => `"${target}"`)
  const extent = `${count} links to ${targets.length} such targets, among them ${examples.join(' and ')}`
  return { ...first, message: `${first.message} (${extent})`, fix }
}
