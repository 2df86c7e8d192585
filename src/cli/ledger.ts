import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onDisk } from '../disk/diskTrouble.ts'
import { replaceFile } from '../disk/replaceFile.ts'
import { leadsOn } from '../ledger/checkLedger.ts'
import { entriesOf, LEDGER, readLedger, writeLedger } from '../ledger/ledger.ts'
import type { Site } from '../model/site.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import { openSite, type SiteRequest } from './openSite.ts'
import { findFolders, type LedgerOptions } from './options.ts'
import { fails, printReport } from './report/report.ts'
import { withTools } from './siteTools.ts'

/**
 * Writes the addresses that the site publishes now. Those that were lost stay, and fail the build, until a redirect leads on
 * from them or `--forget` gives them up.
 */
export async function ledgerUpdateCommand(options: LedgerOptions, context: CommandContext): Promise<void> {
  const folders = findFolders(options, context.cwd)
  await withTools(folders, options, context, (tools) => update({ folders, options, tools }, context))
}

async function update(
  request: SiteRequest & { options: LedgerOptions },
  { terminal, finish }: CommandContext,
): Promise<void> {
  const { folders, options } = request
  const { site, problems, checked } = await openSite({ ...request, withDrafts: false })
  const others = problems.filter(({ rule }) => rule !== 'lost-address')
  if (!site || fails(others, false)) {
    printReport(terminal, others, { ...options, checked })
    terminal.tell('the ledger was left as it was: a site with errors is not published')
    return finish(EXIT.siteHasErrors)
  }
  const path = join(folders.root, LEDGER)
  const before = onDisk('read', LEDGER, () => (existsSync(path) ? readFileSync(path, 'utf8') : undefined))
  const { text, told } = ledgerAfter(site, before ?? '', options.forget ?? false)
  write(path, before, text)
  if (!options.quiet) terminal.tell(told)
}

function ledgerAfter(site: Site, before: string, forget: boolean): { text: string; told: string } {
  const now = entriesOf(site)
  const there = new Set(now.map(({ address }) => address))
  const gone = readLedger(before).filter(({ address }) => !there.has(address))
  const kept = forget ? gone.filter(({ address }) => leadsOn(site, address)) : gone
  const forgotten = gone.length - kept.length
  const counts = [
    `${now.length === 1 ? '1 address' : `${now.length} addresses`} in ${LEDGER}`,
    ...(kept.length > 0 ? [`${kept.length} more that are gone`] : []),
    ...(forgotten > 0 ? [`${forgotten} forgotten`] : []),
  ]
  return { text: writeLedger([...now, ...kept]), told: counts.join(', ') }
}

function write(path: string, before: string | undefined, after: string): void {
  if (before === undefined) onDisk('write', LEDGER, () => writeFileSync(path, after))
  else replaceFile(path, LEDGER, { before, after })
}
