import type { CheckOptions } from '../engine/check/check.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import type { CommonOptions } from './options.ts'
import { countOf, printReport } from './report/report.ts'
import { withWorkspace } from './withWorkspace.ts'

/** Checks the site and writes nothing, but what `--fix` asks for. */
export async function checkCommand(options: CommonOptions & CheckOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const result = await withWorkspace(options, context, (workspace) => workspace.check(options))
  const { problems, checked, textOf, fixed, unasked, failed } = result
  for (const diff of fixed.diffs) terminal.tell(diff)
  printReport(terminal, problems, { ...options, checked, textOf })
  if (failed) finish(EXIT.siteHasErrors)
  if (options.quiet) return
  if (fixed.links > 0) terminal.tell(`${fixed.links} ${fixed.links === 1 ? 'link' : 'links'} mended`)
  const others = unasked === 0 ? '' : `; ${unasked} external not checked (see --external)`
  terminal.tell(`${checked.links} links on ${checked.pages} pages: ${countOf(problems) || 'all fine'}${others}`)
}
