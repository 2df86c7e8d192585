import { error, type Problem } from '../model/problem.ts'
import { route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { nearest } from '../model/suggestion.ts'
import { distanceOf } from './fingerprint.ts'
import { addressesOf, type Entry, entriesOf, LEDGER, type LedgerLine, readLedger } from './ledger.ts'

/** Reports the published addresses that are gone and not redirected, each with the redirect to add. */
export function checkLedger(site: Site, text: string): Problem[] {
  const lost = lostAmong(site, addressesOf(site), readLedger(text))
  if (lost.length === 0) return []
  const now = entriesOf(site)
  const before = new Set(readLedger(text).map(({ address }) => address))
  const arrived = now.filter(({ address }) => !before.has(address))
  return lost.map((entry) => lostAddress(entry, successorOf(entry, arrived) ?? successorOf(entry, now)))
}

/**
 * Returns the lines of a ledger whose addresses no longer lead anywhere. If a whole page is gone, its anchors are not
 * listed.
 */
function lostAmong(site: Site, addresses: string[], lines: LedgerLine[]): LedgerLine[] {
  const there = new Set(addresses)
  return lines.filter(({ address }) => {
    const [page = '', anchor] = address.split('#', 2)
    if (there.has(address) || leadsOn(site, address)) return false
    return anchor === undefined || there.has(page) || !lines.some((other) => other.address === page)
  })
}

/** Tells whether an address is redirected. */
export function leadsOn({ redirects: { pages, anchors } }: Site, address: string): boolean {
  const [page = '', anchor] = address.split('#', 2)
  const from = route(page)
  return pages.has(from) || (anchor !== undefined && (anchors.get(from)?.has(anchor) ?? false))
}

/** The fingerprints of unrelated texts differ in about half of the 64 bits. */
const ALIKE = 16

/** Returns the address with the most similar text, or else the one with the same or a similar name. */
function successorOf({ address, fingerprint }: Entry, candidates: Entry[]): string | undefined {
  const [page = '', anchor] = address.split('#', 2)
  const fitting = candidates.filter((each) => each.address.includes('#') === (anchor !== undefined))
  let best: { address: string; distance: number } | undefined
  for (const candidate of fitting) {
    const distance = distanceOf(fingerprint, candidate.fingerprint)
    if (distance <= ALIKE && distance < (best?.distance ?? 65)) best = { address: candidate.address, distance }
  }
  return best?.address ?? sameName(page, anchor, fitting)
}

function sameName(page: string, anchor: string | undefined, candidates: Entry[]): string | undefined {
  const addresses = candidates.map((each) => each.address)
  if (anchor !== undefined)
    return nearest(
      `${page}#${anchor}`,
      addresses.filter((each) => each.startsWith(`${page}#`)),
    )
  const name = nameOf(page)
  const same = addresses.filter((each) => nameOf(each) === name)
  return same.length === 1 ? same[0] : undefined
}

const nameOf = (address: string): string => address.split('/').at(-2) ?? ''

function lostAddress({ address, line }: LedgerLine, successor: string | undefined): Problem {
  const to = successor ?? `${address.split('#', 1)[0]?.replace(/[^/]+\/$/, '') ?? '/'}`
  const fix = `add "${yamlKey(address)}: ${yamlValue(to)}" under "redirects" in content/site.yaml`
  const place = { file: LEDGER, line, column: 1 }
  return error('lost-address', place, {
    message: `"${address}" was published and no longer exists`,
    fix,
    target: address,
  })
}

/** In YAML ` #` begins a comment, and `: ` begins a value. */
const yamlKey = (text: string): string => (/^[\w/.~-]+$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`)
const yamlValue = (text: string): string => (/ #|: /.test(text) ? yamlKey(text) : text)
