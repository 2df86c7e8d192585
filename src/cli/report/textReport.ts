import { excerptOf } from '../../engine/excerpt.ts'
import type { Problem } from '../../model/problem.ts'
import { byRule, MOST_IN_FULL, type RuleGroup, worstOf } from './byRule.ts'
import { mergeRepeats, othersText, type Repeated } from './mergeRepeats.ts'
import { printable } from './printable.ts'

export type TextOptions = {
  all?: boolean | undefined
  /** Returns the source text for excerpts; absent for a short report. */
  textOf?: ((file: string) => string | undefined) | undefined
}

/**
 * Formats problems as text. Editors and terminals make `file:line:column` at the start of a line clickable. Of many, the
 * worst are shown, and all are counted by their rules.
 */
export function textReport(problems: Problem[], { all = false, textOf }: TextOptions): string {
  const merged = new Map(mergeRepeats(problems).map((repeated) => [repeated.problem, repeated]))
  const blocks = (shown: Iterable<Problem>): string[] =>
    [...shown].map((problem) => {
      const repeated = merged.get(problem) ?? { problem, others: [] }
      return block(repeated, textOf?.(problem.file)).map(printable).join('\n')
    })
  if (merged.size <= MOST_IN_FULL) return blocks(merged.keys()).join('\n')
  const groups = byRule([...merged.keys()])
  const shown = all ? groups.flatMap((group) => group.problems) : worstOf(groups)
  const rest = all ? [] : [`${shown.length} of ${merged.size} problems are shown; --all shows all`]
  return [...blocks(shown), '', ...byRule(problems).map(counted), ...rest].join('\n')
}

function counted({ rule, severity, problems }: RuleGroup): string {
  const files = new Set(problems.map(({ file }) => file)).size
  return `${String(problems.length).padStart(7)}  ${severity}  ${rule}, in ${files === 1 ? '1 file' : `${files} files`}`
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
