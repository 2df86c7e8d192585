import { asWarning, type Problem, type Rule } from '../model/problem.ts'

/** Two files for one address, or no site at all. */
const NEVER: readonly Rule[] = ['duplicate-route', 'no-content', 'invalid-theme']

/** Tells whether the site can be shown in spite of a problem. */
export const isExcusable = ({ rule, fatal = false }: Problem): boolean => !fatal && !NEVER.includes(rule)

/** Turns the errors in spite of which the site can be shown into warnings. */
export const excused = (problems: Problem[]): Problem[] =>
  problems.map((problem) => (problem.severity === 'error' && isExcusable(problem) ? asWarning(problem) : problem))
