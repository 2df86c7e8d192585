import type { Problem } from '../model/problem.ts'

/** Problems in the order of their places. */
export const sortProblems = (problems: Problem[]): Problem[] => problems.toSorted(byPlace)

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
