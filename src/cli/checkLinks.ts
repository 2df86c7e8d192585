import type { CheckOptions } from '../engine/options.ts'
import { countOf, numberOf } from '../reporting/report/counts.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import type { CommonOptions } from './options.ts'
import { printReport } from './printReport.ts'
import { withWorkspace } from './withWorkspace.ts'

/** Checks the site. Writes nothing but the fixes of `--fix`. */
export async function checkCommand(options: CommonOptions & CheckOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const result = await withWorkspace(options, context, (workspace) => workspace.check(options))
  const { problems, known, checked, textOf, fixed, unasked, baseline, failed, inRepository } = result
  for (const diff of fixed.diffs) terminal.tell(diff, 'quoted')
  for (const reason of fixed.unwritten) terminal.tell(`portalgen: ${reason}`)
  printReport(terminal, problems, { ...options, checked, textOf, inRepository, excerpts: true })
  if (failed || fixed.unwritten.length > 0) finish(EXIT.siteHasErrors)
  if (options.quiet) return
  if (baseline) terminal.tell(`${numberOf(baseline.count, 'problem')} in ${baseline.file}`)
  if (fixed.links > 0) terminal.tell(`${numberOf(fixed.links, 'link')} fixed`)
  const others = unasked === 0 ? '' : `; not checked: ${numberOf(unasked, 'external link')} (see --external)`
  terminal.tell(
    `${numberOf(checked.links, 'link')} on ${numberOf(checked.pages, 'page')}: ${countOf(problems, known) || 'no problems'}${others}`,
  )
}
