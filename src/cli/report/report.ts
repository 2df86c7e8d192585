import { sortProblems } from '../../engine/sortProblems.ts'
import type { CheckCounts, Problem } from '../../model/problem.ts'
import type { Terminal } from '../terminal.ts'
import { githubReport } from './githubReport.ts'
import { jsonReport } from './jsonReport.ts'
import { junitReport } from './junitReport.ts'
import { colored, type Paint } from './paint.ts'
import { processTime, type ReportTime } from './reportTime.ts'
import { sarifReport } from './sarifReport.ts'
import { textReport } from './textReport.ts'

export const FORMATS = ['text', 'json', 'sarif', 'junit', 'github'] as const
export type Format = (typeof FORMATS)[number]

export type ReportOptions = {
  format: Format
  checked: CheckCounts
  /** The path of the site root in its repository, which comes before the paths of files. */
  inRepository?: string | undefined
  /** The time of the report; that of the process, if absent. */
  time?: ReportTime | undefined
  /** Whether warnings fail, too. */
  strict?: boolean | undefined
  /** Whether to print all problems in full, and not just the worst; other formats than text always have all. */
  all?: boolean | undefined
  /** Returns the source text for excerpts; absent for a short report. */
  textOf?: ((file: string) => string | undefined) | undefined
  /** Colours and the width of lines, for text on a terminal. */
  paint?: Paint | undefined
  columns?: number | undefined
}

/** @property excerpts whether a pipe or file has them, too */
export type PrintOptions = ReportOptions & { excerpts?: boolean }

/** Prints the report to standard output; an empty report prints nothing. Only on a terminal it always has excerpts. */
export function printReport(terminal: Terminal, problems: Problem[], options: PrintOptions): void {
  const { colors, columns } = terminal
  const { excerpts = columns !== undefined, ...others } = options
  const shown = { ...others, columns, textOf: excerpts ? others.textOf : undefined }
  const text = report(problems, { ...shown, paint: colors ? colored : undefined })
  if (text !== '') terminal.print(text)
}

/** Formats the problems, sorted by place; text about many is grouped by rule. An empty result prints nothing. */
export function report(problems: Problem[], options: ReportOptions): string {
  const { inRepository = '', textOf } = options
  const sorted = sortProblems(problems).map((each) => ({ ...each, file: inRepository + each.file }))
  switch (options.format) {
    case 'text':
      return textReport(sorted, { ...options, textOf: textOf && ((file) => textOf(file.slice(inRepository.length))) })
    case 'json':
      return jsonReport(sorted, options.checked)
    case 'sarif':
      return sarifReport(sorted)
    case 'junit':
      return junitReport(sorted, options.strict ?? false, options.time ?? processTime())
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
