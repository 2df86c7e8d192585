import type { Problem, Rule } from '../model/problem.ts'

/** What is wrong with documents and examples is no matter of links. */
const OF_CONTENT: readonly Rule[] = ['example-mismatch', 'unchecked-example', 'unknown-name', 'unknown-language']

/** Whether a problem is about links, or keeps a part of the site from being checked. */
export const isLinkProblem = ({ rule, severity }: Problem): boolean =>
  !OF_CONTENT.includes(rule) && (rule !== 'invalid-spec' || severity === 'error')
