import { kindOf } from '../kinds/kinds.ts'
import { standsIn } from '../kinds/standsIn.ts'
import type { PublishedAddress } from '../model/pageKind.ts'
import { percentDecoded } from '../model/percentEncoding.ts'
import { type SourcePath, sourcePath } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { siteAt } from '../model/siteLanguages.ts'
import { fingerprintOf } from './fingerprint.ts'

/** The file with the published addresses. It is not published itself, since its name begins with an underscore. */
export const LEDGER: SourcePath = sourcePath('content/_addresses.txt')

/** An address of the site, with its anchor, and the fingerprint of its text. */
export type Entry = { address: string; fingerprint: string }

const INTRODUCTION = `# The addresses of this site that have been published. A build fails if one of them is gone and not redirected.
# Written by "portalgen ledger update"; commit this file with the pages.
`

/**
 * Returns the addresses that the site publishes: its pages with their anchors, and the elements that an API reference
 * lists.
 */
export const addressesOf = (site: Site): string[] => publishedBy(site).map(({ address }) => address)

/** Returns the same addresses with the fingerprints of their texts. */
export const entriesOf = (site: Site): Entry[] =>
  publishedBy(site).map(({ address, text }) => ({ address, fingerprint: fingerprintOf(text()) }))

const publishedBy = (site: Site): PublishedAddress[] =>
  [...site.routes]
    .flatMap(([route, content]) =>
      standsIn(site, route, content) ? [] : kindOf(content).addresses(content, route, siteAt(site, route)),
    )
    .toSorted(byAddress)

/** Writes one address a line. */
export function writeLedger(entries: Entry[]): string {
  const lines = entries
    .toSorted(byAddress)
    .map(({ address, fingerprint }) => `${encodeAddress(address)} ${fingerprint}`)
  return `${INTRODUCTION}${lines.map((line) => `${line.trimEnd()}\n`).join('')}`
}

/** An entry and its line number. */
export type LedgerLine = Entry & { line: number }

/** Reads a ledger. Lines without an address are skipped, since branches may have been merged by hand. */
export function readLedger(text: string): LedgerLine[] {
  return text.split('\n').flatMap((written, index) => {
    const [, address, fingerprint = ''] = /^(\/\S*)(?: ([\da-f]{16}))?\s*$/.exec(written) ?? []
    return address === undefined ? [] : [{ address: percentDecoded(address) ?? address, fingerprint, line: index + 1 }]
  })
}

/** An id may contain any character but white space, and so must be escaped. */
const encodeAddress = (address: string): string => address.replace(/[\s%]/gu, encodeURIComponent)

type Addressed = { address: string }

const byAddress = (a: Addressed, b: Addressed): number => (a.address < b.address ? -1 : a.address > b.address ? 1 : 0)
