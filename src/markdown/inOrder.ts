import type { Problem } from '../model/problem.ts'

/** Sorts problems by place; the steps find them in another order. */
export const inOrder = (problems: Problem[]): Problem[] =>
  problems.toSorted((a, b) => a.line - b.line || a.column - b.column)
