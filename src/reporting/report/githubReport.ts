import type { Problem } from '../../model/problem.ts'
import { byRule, type RuleGroup } from './byRule.ts'
import { mergeRepeats, othersText, type Repeated } from './mergeRepeats.ts'
import { printable } from './printable.ts'

/**
 * Formats problems as annotations of a pull request
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function githubReport(problems: Problem[]): string {
  const groups = byRule(problems)
  const merged = mergeRepeats(problems)
  const isCut = (['error', 'warning'] as const).some(
    (severity) => merged.filter(({ problem }) => problem.severity === severity).length > MOST_SHOWN,
  )
  return [...(isCut ? [summary(groups)] : []), ...merged.map(annotation)].join('\n')
}

/** GitHub shows as many errors and as many warnings of a step; it counts notices apart. */
const MOST_SHOWN = 10

function summary(groups: RuleGroup[]): string {
  const total = groups.reduce((sum, group) => sum + group.problems.length, 0)
  const counts = groups.map(({ rule, severity, problems }) => `${problems.length} ${severity} ${rule}`)
  const text = `GitHub shows only the first ${MOST_SHOWN} errors and warnings of a step; the log has all:\n${counts.join('\n')}`
  return `::notice title=${property(`${total} problems`)}::${data(text)}`
}

/** A warning that a document has in many places is one annotation, so that it does not crowd out all others. */
function annotation({ problem, others }: Repeated): string {
  const { severity, rule, file, line, column, message, fix } = problem
  const lines = [message, ...(fix ? [`fix: ${fix}`] : []), ...(others.length > 0 ? [othersText(others)] : [])]
  const place = `file=${property(printable(file))},line=${line},col=${column},title=${property(rule)}`
  return `::${severity} ${place}::${data(lines.map(printable).join('\n'))}`
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
