import type { Problem, Rule } from '../model/problem.ts'

/** Problems of documents and examples, which are not about links. */
const OF_CONTENT: readonly Rule[] = [
  'example-mismatch',
  'unchecked-example',
  'unknown-name',
  'unknown-language',
  'real-example',
]

/** Tells whether a problem is about links, or prevents a part of the site from being checked. */
export const isLinkProblem = ({ rule, severity }: Problem): boolean =>
  !OF_CONTENT.includes(rule) && (rule !== 'invalid-spec' || severity === 'error')
