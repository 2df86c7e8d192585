import type { CheckCounts, Place, Problem } from '../../model/problem.ts'
import { shownPath } from '../../model/shownPath.ts'
import { sortProblems } from '../sortProblems.ts'
import { githubReport } from './githubReport.ts'
import { jsonReport } from './jsonReport.ts'
import { junitReport, type ReportTime } from './junitReport.ts'
import type { Paint } from './paint.ts'
import { sarifReport } from './sarifReport.ts'
import { textReport } from './textReport.ts'

export const FORMATS = ['text', 'json', 'sarif', 'junit', 'github'] as const
export type Format = (typeof FORMATS)[number]

export type ReportOptions = {
  format: Format
  checked: CheckCounts
  /** The path of the site root in its repository, which comes before the paths of files. */
  inRepository?: string | undefined
  /** Only JUnit has the time; a report without one is of the year 1970. */
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

const UNTIMED: ReportTime = { made: new Date(0), milliseconds: 0 }

/** Formats the problems, sorted by place; text about many is grouped by rule. An empty result prints nothing. */
export function report(problems: Problem[], options: ReportOptions): string {
  const { inRepository = '', textOf } = options
  const sources = new Map(problems.map(({ file }) => [shownPath(file, inRepository), file]))
  const shown = <T extends Place>(each: T): T => ({ ...each, file: shownPath(each.file, inRepository) })
  const sorted = sortProblems(problems).map(({ others, ...each }) =>
    shown({ ...each, ...(others && { others: others.map(shown) }) }),
  )
  switch (options.format) {
    case 'text':
      return textReport(sorted, { ...options, textOf: textOf && ((file) => textOf(sources.get(file) ?? file)) })
    case 'json':
      return jsonReport(sorted, options.checked)
    case 'sarif':
      return sarifReport(sorted)
    case 'junit':
      return junitReport(sorted, options.strict ?? false, options.time ?? UNTIMED)
    case 'github':
      return githubReport(sorted)
  }
}
