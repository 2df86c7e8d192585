import { coverageJson, coverageText } from '../reporting/results/coverageText.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import type { CommonOptions } from './options.ts'
import { printReport } from './printReport.ts'
import { withWorkspace } from './withWorkspace.ts'

/**
 * Lists the API elements that no guide mentions, and the samples that are not known to be valid; with `--strict`, any of
 * them fails.
 */
export async function coverageCommand(options: CommonOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const { apis, problems, checked, inRepository, textOf } = await withWorkspace(options, context, (workspace) =>
    workspace.coverage(),
  )
  if (!apis) {
    printReport(terminal, problems, { ...options, checked, inRepository, textOf })
    return finish(EXIT.siteHasErrors)
  }
  terminal.print(options.format === 'json' ? coverageJson(apis) : coverageText(apis))
  const isComplete = apis.every(({ coverage }) => Object.values(coverage).every(({ missing }) => missing.length === 0))
  if (options.strict && !isComplete) finish(EXIT.siteHasErrors)
}
