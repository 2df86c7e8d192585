import type { Problem } from '../model/problem.ts'
import type { ReportTime } from '../reporting/report/junitReport.ts'
import { colored } from '../reporting/report/paint.ts'
import { type ReportOptions, report } from '../reporting/report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** @property excerpts whether a pipe or file has them, too */
type PrintOptions = ReportOptions & { excerpts?: boolean }

/** Prints the report to standard output; an empty report prints nothing. Only on a terminal it always has excerpts. */
export function printReport(terminal: Terminal, problems: Problem[], options: PrintOptions): void {
  const { colors, columns } = terminal
  const { excerpts = columns !== undefined, ...others } = options
  const shown = { ...others, time: processTime(), columns, textOf: excerpts ? others.textOf : undefined }
  const text = report(problems, { ...shown, paint: colors ? colored : undefined })
  if (text !== '') terminal.print(text)
}

const processTime = (): ReportTime => ({ made: new Date(), milliseconds: performance.now() })
