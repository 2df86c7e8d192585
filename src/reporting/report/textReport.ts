import type { Problem } from '../../model/problem.ts'
import { byRule, MOST_IN_FULL, type RuleGroup, worstOf } from './byRule.ts'
import { displayWidth } from './displayWidth.ts'
import { excerptOf } from './excerpt.ts'
import { mergeRepeats, othersText, type Repeated } from './mergeRepeats.ts'
import { type Paint, uncolored } from './paint.ts'
import { printable } from './printable.ts'
import { wrap } from './wrap.ts'

export type TextOptions = {
  all?: boolean | undefined
  /** Returns the source text for excerpts; absent for a short report. */
  textOf?: ((file: string) => string | undefined) | undefined
  paint?: Paint | undefined
  /** The width of the terminal; lines are not broken without one. */
  columns?: number | undefined
}

type BlockOptions = { paint: Paint; columns: number }

/**
 * Formats problems as text. Editors and terminals make `file:line:column` at the start of a line clickable. Of many, the
 * worst are shown, and all are counted by their rules.
 */
export function textReport(problems: Problem[], { all = false, textOf, ...options }: TextOptions): string {
  const { paint = uncolored, columns = Number.POSITIVE_INFINITY } = options
  const merged = new Map(mergeRepeats(problems).map((repeated) => [repeated.problem, repeated]))
  const blocks = (shown: Iterable<Problem>): string[] =>
    [...shown].map((problem) => {
      const repeated = merged.get(problem) ?? { problem, others: [] }
      return block(repeated, textOf?.(problem.file), { paint, columns }).join('\n')
    })
  if (merged.size <= MOST_IN_FULL) return blocks(merged.keys()).join('\n')
  const groups = byRule([...merged.keys()])
  const shown = all ? groups.flatMap((group) => group.problems) : worstOf(groups)
  const rest = all ? [] : [`${shown.length} of ${merged.size} problems are shown; --all shows all`]
  return [...blocks(shown), '', ...byRule(problems).map((group) => counted(group, paint)), ...rest].join('\n')
}

function counted({ rule, severity, problems }: RuleGroup, paint: Paint): string {
  const files = new Set(problems.map(({ file }) => file)).size
  const count = String(problems.length).padStart(7)
  return `${count}  ${paint(severity, severity)}  ${rule}, in ${files === 1 ? '1 file' : `${files} files`}`
}

function block({ problem, others }: Repeated, text: string | undefined, { paint, columns }: BlockOptions): string[] {
  const { severity, rule, file, line, column, message, fix } = problem
  const excerpt = text === undefined ? [] : excerptOf(text, problem, columns)
  const place = printable(`${file}:${line}:${column}`)
  const breaks = displayWidth(`${place}  ${severity}  ${rule}`) > columns
  const words = [message, ...(fix ? [`fix: ${fix}`] : []), ...(others.length > 0 ? [othersText(others)] : [])]
  return [
    `${paint('place', place)}${breaks ? '\n' : ''}  ${paint(severity, severity)}  ${printable(rule)}`,
    ...words.map((each) => wrap(printable(`  ${each}`), columns)),
    ...(excerpt.length > 0 ? [...excerpt.map((each) => paint('quiet', printable(each))), ''] : []),
  ]
}
