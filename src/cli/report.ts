import type { Problem } from '../model/problem.ts'
import type { CommonOptions } from './options.ts'
import type { Terminal } from './terminal.ts'

export type ReportFacts = { pages: number; links: number; external: number }

/** Prints the report where results go; an empty text report is nothing to print. */
export function printReport(
  terminal: Terminal,
  problems: Problem[],
  checked: ReportFacts,
  { format }: CommonOptions,
): void {
  const text = report(problems, checked, format)
  if (text !== '') terminal.print(text)
}

/** The problems in the order of their places, in the form that was asked for. Empty text: nothing to print. */
export function report(problems: Problem[], checked: ReportFacts, format: 'text' | 'json'): string {
  const sorted = problems.toSorted(byPlace)
  if (format === 'text') return sorted.map(block).join('\n')
  const listed = sorted.map(({ severity, rule, file, line, column, target, message, fix }) => ({
    severity,
    rule,
    file,
    line,
    column,
    target,
    message,
    fix,
  }))
  return JSON.stringify({ version: 1, problems: listed, checked }, null, 2)
}

/** Editors and terminals make `file:line:column` at the start of a line clickable. */
function block({ severity, rule, file, line, column, message, fix }: Problem): string {
  const lines = [`${file}:${line}:${column}  ${severity}  ${rule}`, `  ${message}`, ...(fix ? [`  fix: ${fix}`] : [])]
  return lines.map(printable).join('\n')
}

/** A file name or link may hold escape sequences; they must not reach the terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

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
