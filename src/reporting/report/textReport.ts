import type { Problem, Rule } from '../../model/problem.ts'
import { byRule, MOST_IN_FULL, type RuleGroup, worstOf } from './byRule.ts'
import { displayWidth } from './displayWidth.ts'
import { excerptOf } from './excerpt.ts'
import { mergeRepeats, othersText, type Repeated } from './mergeRepeats.ts'
import { type Paint, uncolored } from './paint.ts'
import { printable } from './printable.ts'
import { wrap } from './wrap.ts'

type TextOptions = {
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
  return [
    ...blocks(shown),
    '',
    ...byRule(problems).flatMap((group) => counted(group, { paint, columns })),
    ...rest,
  ].join('\n')
}

function counted({ rule, severity, problems }: RuleGroup, { paint, columns }: BlockOptions): string[] {
  const files = new Set(problems.map(({ file }) => file)).size
  const count = String(problems.length).padStart(7)
  const line = `${count}  ${paint(severity, severity)}  ${rule}, in ${files === 1 ? '1 file' : `${files} files`}`
  const fix = problems.some((each) => each.fix === undefined) ? SHARED_FIXES.get(rule) : undefined
  return fix === undefined ? [line] : [line, wrap(`         fix: ${fix}`, columns)]
}

const FOR_LINKS = 'add what is missing, remove the links, or name their addresses under "links: { ignore }"'

/** What to do about problems that have no fix of their own; printed once, since it is the same for all. */
const SHARED_FIXES: ReadonlyMap<Rule, string> = new Map([
  ['broken-link', FOR_LINKS],
  ['broken-anchor', FOR_LINKS],
  ['broken-asset', FOR_LINKS],
])

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
