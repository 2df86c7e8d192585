import type { CheckCounts, Problem } from '../../model/problem.ts'
import { printableJson } from './printable.ts'

/** Formats problems as one object. `version` increases with every incompatible change. */
export function jsonReport(problems: Problem[], checked: CheckCounts): string {
  const listed = problems.map(({ severity, rule, file, line, column, target, message, fix, pointer, others }) => ({
    severity,
    rule,
    file,
    line,
    column,
    target,
    message,
    fix,
    pointer,
    others,
  }))
  return printableJson({ version: 1, problems: listed, checked })
}
