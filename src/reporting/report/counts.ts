import type { Problem } from '../../model/problem.ts'

/** Returns the counts as text, for example "2 errors, 1 warning, 40 known"; empty if there are none. */
export function countOf(problems: Problem[], known = 0): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  const warnings = problems.length - errors
  return [
    ...(errors > 0 ? [numberOf(errors, 'error')] : []),
    ...(warnings > 0 ? [numberOf(warnings, 'warning')] : []),
    ...(known > 0 ? [`${numberOf(known, 'known problem')} in the baseline`] : []),
  ].join(', ')
}

/** Returns a count with its noun: "1 page", "2 pages". */
export const numberOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
