import type { Problem } from '../../../model/problem.ts'
import { writtenReferences } from './references.ts'

/** Rewrites a problem of the upgraded document in the terms of the original. */
export function asWritten(problem: Problem): Problem {
  const { message, fix, target } = problem
  return {
    ...problem,
    message: writtenReferences(message),
    ...(fix === undefined ? {} : { fix: writtenReferences(fix) }),
    ...(target === undefined ? {} : { target: writtenReferences(target) }),
  }
}
