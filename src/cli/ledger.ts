import type { LedgerOptions } from '../engine/options.ts'
import { ledgerText } from '../reporting/results/ledgerText.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import type { CommonOptions } from './options.ts'
import { printReport } from './printReport.ts'
import { withWorkspace } from './withWorkspace.ts'

/** Updates the list of published addresses. */
export async function ledgerUpdateCommand(
  options: CommonOptions & LedgerOptions,
  context: CommandContext,
): Promise<void> {
  const { terminal, finish } = context
  const { counts, problems, checked, inRepository, textOf } = await withWorkspace(options, context, (workspace) =>
    workspace.updateLedger(options),
  )
  if (!counts) {
    printReport(terminal, problems, { ...options, checked, inRepository, textOf })
    terminal.tell('the ledger is unchanged, since the site has errors')
    return finish(EXIT.siteHasErrors)
  }
  if (!options.quiet) terminal.tell(ledgerText(counts))
}
