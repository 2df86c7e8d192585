import type { Problem } from '../../../model/problem.ts'
import { writtenReferences } from './references.ts'

/** A problem of an upgraded document in the words of the one that was written. */
export function asWritten(problem: Problem): Problem {
  const { message, fix, target } = problem
  return {
    ...problem,
    message: writtenReferences(message),
    ...(fix === undefined ? {} : { fix: writtenReferences(fix) }),
    ...(target === undefined ? {} : { target: writtenReferences(target) }),
  }
}
