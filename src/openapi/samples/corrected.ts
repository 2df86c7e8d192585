import type { ErrorObject } from 'ajv'
import type { ExactValue } from '../../yaml/node.ts'

/** The errors of a value; undefined if it cannot be judged. */
export type Judge = (value: ExactValue) => ErrorObject[] | undefined

// Each attempt validates the whole sample.
const MOST_ATTEMPTS = 12

/**
 * A sample that is corrected one error after the other.
 * @param correct returns undefined for an error that it cannot correct
 */
export function corrected(
  sample: ExactValue,
  judge: Judge,
  correct: (value: ExactValue, error: ErrorObject, errors: ErrorObject[]) => ExactValue | undefined,
): ExactValue {
  let value = sample
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const errors = judge(value) ?? []
    // A condition that fails adds an error to that of its consequence.
    const error = errors.findLast(({ keyword }) => keyword !== 'if')
    const better = error && correct(value, error, errors)
    if (better === undefined) return value
    value = better
  }
  return value
}
