import { excerptOf } from '../../engine/excerpt.ts'
import type { Problem } from '../../model/problem.ts'
import { mergeRepeats, othersText, type Repeated } from './mergeRepeats.ts'

/** Formats problems as text. Editors and terminals make `file:line:column` at the start of a line clickable. */
export function textReport(problems: Problem[], textOf?: (file: string) => string | undefined): string {
  return mergeRepeats(problems)
    .map((repeated) => block(repeated, textOf?.(repeated.problem.file)).map(printable).join('\n'))
    .join('\n')
}

function block({ problem, others }: Repeated, text: string | undefined): string[] {
  const { severity, rule, file, line, column, message, fix } = problem
  const excerpt = text === undefined ? [] : excerptOf(text, problem)
  return [
    `${file}:${line}:${column}  ${severity}  ${rule}`,
    `  ${message}`,
    ...(fix ? [`  fix: ${fix}`] : []),
    ...(others.length > 0 ? [`  ${othersText(others)}`] : []),
    ...(excerpt.length > 0 ? [...excerpt, ''] : []),
  ]
}

/** Escapes control characters: a file name or link may contain escape sequences, which must not reach the terminal. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
