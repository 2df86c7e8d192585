import type { Problem } from '../../../model/problem.ts'
import { writtenReferences } from './references.ts'

/** Rewrites a problem of the upgraded document in the terms of the original. */
export function asWritten(problem: Problem): Problem {
  const { message, fix, target } = problem
  return {
    ...problem,
    message: writtenReferences(message),
    ...(fix === undefined ? {} : { fix: writtenParameter(writtenReferences(fix)) }),
    ...(target === undefined ? {} : { target: writtenReferences(target) }),
  }
}

/** Parameters of 2.0 have a type in place of a schema. */
const writtenParameter = (text: string): string => text.replace('schema: { type: string }', 'type: string')
