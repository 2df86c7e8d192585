import type { LedgerCounts, LedgerOptions } from '../engine/ledger.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import type { CommonOptions } from './options.ts'
import { printReport } from './report/report.ts'
import { withWorkspace } from './withWorkspace.ts'

/** Writes the addresses that the site publishes now. */
export async function ledgerUpdateCommand(
  options: CommonOptions & LedgerOptions,
  context: CommandContext,
): Promise<void> {
  const { terminal, finish } = context
  const { counts, problems, checked } = await withWorkspace(options, context, (workspace) =>
    workspace.updateLedger(options),
  )
  if (!counts) {
    printReport(terminal, problems, { ...options, checked })
    terminal.tell('the ledger was left as it was: a site with errors is not published')
    return finish(EXIT.siteHasErrors)
  }
  if (!options.quiet) terminal.tell(wordsOf(counts))
}

function wordsOf({ file, published, gone, forgotten }: LedgerCounts): string {
  return [
    `${published === 1 ? '1 address' : `${published} addresses`} in ${file}`,
    ...(gone > 0 ? [`${gone} more that are gone`] : []),
    ...(forgotten > 0 ? [`${forgotten} forgotten`] : []),
  ].join(', ')
}
