import { sortProblems } from '../../engine/sortProblems.ts'
import type { CheckCounts, Problem } from '../../model/problem.ts'
import type { Terminal } from '../terminal.ts'
import { githubReport } from './githubReport.ts'
import { jsonReport } from './jsonReport.ts'
import { junitReport } from './junitReport.ts'
import { sarifReport } from './sarifReport.ts'
import { textReport } from './textReport.ts'

export const FORMATS = ['text', 'json', 'sarif', 'junit', 'github'] as const
export type Format = (typeof FORMATS)[number]

export type ReportOptions = {
  format: Format
  checked: CheckCounts
  /** Whether warnings fail, too. */
  strict?: boolean | undefined
  /** Whether to print all problems in full, and not just the worst; other formats than text always have all. */
  all?: boolean | undefined
  /** Returns the source text for excerpts; absent for a short report. */
  textOf?: ((file: string) => string | undefined) | undefined
}

/** Prints the report to standard output; an empty report prints nothing. */
export function printReport(terminal: Terminal, problems: Problem[], options: ReportOptions): void {
  const text = report(problems, options)
  if (text !== '') terminal.print(text)
}

/** Formats the problems, sorted by place; text about many is grouped by rule. An empty result prints nothing. */
export function report(problems: Problem[], options: ReportOptions): string {
  const sorted = sortProblems(problems)
  switch (options.format) {
    case 'text':
      return textReport(sorted, options)
    case 'json':
      return jsonReport(sorted, options.checked)
    case 'sarif':
      return sarifReport(sorted)
    case 'junit':
      return junitReport(sorted, options.strict ?? false)
    case 'github':
      return githubReport(sorted)
  }
}

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
