import type { Problem, Rule, Severity } from '../../model/problem.ts'
import { stepOf } from '../sortProblems.ts'
import { RULE_MEANINGS } from './ruleMeanings.ts'

/** The problems of a rule that are equally severe. */
export type RuleGroup = { rule: Rule; severity: Severity; problems: Problem[] }

/** How many problems a text report shows in full. */
export const MOST_IN_FULL = 20

/** Groups problems: errors before warnings, causes before what may follow from them, then frequent rules before others. */
export function byRule(problems: Problem[]): RuleGroup[] {
  const groups = new Map<string, RuleGroup>()
  for (const problem of problems) {
    const { rule, severity } = problem
    const name = `${severity} ${rule}`
    const group = groups.get(name) ?? { rule, severity, problems: [] }
    group.problems.push(problem)
    groups.set(name, group)
  }
  return [...groups.values()].toSorted(
    (a, b) =>
      Number(a.severity === 'warning') - Number(b.severity === 'warning') ||
      earliestStep(a) - earliestStep(b) ||
      b.problems.length - a.problems.length ||
      RULES.indexOf(a.rule) - RULES.indexOf(b.rule),
  )
}

const RULES = Object.keys(RULE_MEANINGS)

const earliestStep = ({ problems }: RuleGroup): number =>
  problems.reduce((first, each) => Math.min(first, stepOf(each)), Number.POSITIVE_INFINITY)

/** The first problems of each group, so that a frequent rule does not hide the others; as many as a report shows in full. */
export function worstOf(groups: RuleGroup[]): Problem[] {
  const errors = groups.filter(({ severity }) => severity === 'error')
  const counts = shared(errors, MOST_IN_FULL)
  const left = MOST_IN_FULL - [...counts.values()].reduce((sum, count) => sum + count, 0)
  const all = new Map([...counts, ...shared(groups.slice(errors.length), left)])
  return groups.flatMap((group) => group.problems.slice(0, all.get(group) ?? 0))
}

/** Shares a number of places among groups: one after the other gets one more, as long as it has more problems. */
function shared(groups: RuleGroup[], places: number): Map<RuleGroup, number> {
  const counts = new Map<RuleGroup, number>(groups.map((group) => [group, 0]))
  const total = Math.min(
    places,
    groups.reduce((sum, { problems }) => sum + problems.length, 0),
  )
  for (let given = 0; given < total; ) {
    for (const group of groups) {
      const count = counts.get(group) ?? 0
      if (given === total || count === group.problems.length) continue
      counts.set(group, count + 1)
      given += 1
    }
  }
  return counts
}
