import { type Problem, STEPS } from '../model/problem.ts'

/** Problems in the order of their places, after those that they may follow from. */
export const sortProblems = (problems: Problem[]): Problem[] =>
  problems.toSorted((a, b) => stepOf(a) - stepOf(b) || byPlace(a, b))

/** The number of the step that found a problem; the highest for one from which nothing follows. */
export const stepOf = ({ step }: Problem): number => (step === undefined ? STEPS.length : STEPS.indexOf(step))

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
