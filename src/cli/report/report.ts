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
  /** Warnings fail, too. */
  strict?: boolean | undefined
  /** Shows lines of the sources; absent where the report is to be short. */
  textOf?: ((file: string) => string | undefined) | undefined
}

/** Prints the report where results go; an empty report is nothing to print. */
export function printReport(terminal: Terminal, problems: Problem[], options: ReportOptions): void {
  const text = report(problems, options)
  if (text !== '') terminal.print(text)
}

/** The problems in the order of their places, in the form that was asked for. Empty text: nothing to print. */
export function report(problems: Problem[], options: ReportOptions): string {
  const sorted = sortProblems(problems)
  switch (options.format) {
    case 'text':
      return textReport(sorted, options.textOf)
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

export const sortProblems = (problems: Problem[]): Problem[] => problems.toSorted(byPlace)

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

/** "2 errors, 1 warning"; empty when there is neither. */
export function countOf(problems: Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  const warnings = problems.length - errors
  return [...plural(errors, 'error'), ...plural(warnings, 'warning')].join(', ')
}

const plural = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`]

export const fails = (problems: Problem[], strict: boolean | undefined): boolean =>
  problems.some((problem) => strict || problem.severity === 'error')
