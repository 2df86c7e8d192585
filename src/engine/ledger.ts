import { join } from 'node:path'
import { readIfPresent, replaceFile } from '../disk/replaceFile.ts'
import { leadsOn } from '../ledger/checkLedger.ts'
import { entriesOf, LEDGER, readLedger, writeLedger } from '../ledger/ledger.ts'
import type { Site } from '../model/site.ts'
import { fails } from './judgeProblems.ts'
import { openSite } from './openSite.ts'
import type { LedgerOptions } from './options.ts'
import { type LedgerCounts, type LedgerResult, readingOf } from './results.ts'
import type { Settings } from './settings.ts'
import type { Tools } from './tools.ts'

/**
 * Writes the addresses that the site publishes. Lost addresses are kept, and fail the build, until they are redirected
 * or removed with `forget`.
 */
export async function updateLedger(settings: Settings, tools: Tools, options: LedgerOptions): Promise<LedgerResult> {
  const opened = await openSite({ settings, tools, withDrafts: false })
  const { site } = opened
  const problems = opened.problems.filter(({ rule }) => rule !== 'lost-address')
  const reading = { ...readingOf(opened), problems }
  if (!site || fails(problems, false)) return { ...reading, counts: undefined }
  const { root } = settings.folders
  const before = readIfPresent(join(root, LEDGER), LEDGER)
  const { text, counts } = ledgerAfter(site, before ?? '', options.forget ?? false)
  replaceFile(root, LEDGER, { before, after: text })
  return { ...reading, counts }
}

function ledgerAfter(site: Site, before: string, forget: boolean): { text: string; counts: LedgerCounts } {
  const now = entriesOf(site)
  const published = new Set(now.map(({ address }) => address))
  const gone = readLedger(before).filter(({ address }) => !published.has(address))
  const kept = forget ? gone.filter(({ address }) => leadsOn(site, address, published)) : gone
  return {
    text: writeLedger([...now, ...kept]),
    counts: { file: LEDGER, published: now.length, gone: kept.length, forgotten: gone.length - kept.length },
  }
}
