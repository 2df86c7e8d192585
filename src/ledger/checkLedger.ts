import { error, type Problem } from '../model/problem.ts'
import { leavesSite } from '../model/redirect.ts'
import { route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { yamlKey } from '../model/yamlKey.ts'
import { addressesOf, entriesOf, LEDGER, type LedgerLine, readLedger } from './ledger.ts'
import { pageOf, successorsAmong } from './successors.ts'

/** Reports the published addresses that are gone and not redirected, each with the redirect to add. */
export function checkLedger(site: Site, text: string): Problem[] {
  const lost = lostAmong(site, addressesOf(site), readLedger(text))
  if (lost.length === 0) return []
  const now = entriesOf(site)
  const before = new Set(readLedger(text).map(({ address }) => address))
  const inArrived = successorsAmong(now.filter(({ address }) => !before.has(address)))
  const inAll = successorsAmong(now)
  return lost.map((entry) => {
    const page = landingOf(site, pageOf(entry)) ?? pageOf(entry)
    return lostAddress(site, entry, inArrived(entry, page) ?? inAll(entry, page))
  })
}

/**
 * Returns the lines of a ledger whose addresses no longer lead anywhere. If a whole page is gone, its anchors are not
 * listed.
 */
function lostAmong(site: Site, addresses: string[], lines: LedgerLine[]): LedgerLine[] {
  const there = new Set(addresses)
  const listed = new Set(lines.map(({ address }) => address))
  return lines.filter(({ address }) => {
    const [page = '', anchor] = address.split('#', 2)
    if (there.has(address) || leadsOn(site, address, there)) return false
    // The API document that cannot be used is reported already.
    if (site.lostApis.some((lost) => page.startsWith(lost))) return false
    return anchor === undefined || there.has(page) || leadsOn(site, page, there) || !listed.has(page)
  })
}

/**
 * Tells whether an address is redirected to one that exists. A page that is redirected takes its anchors along, so that the
 * new page must have them, or redirect them.
 */
export function leadsOn(site: Site, address: string, there: ReadonlySet<string>): boolean {
  const { pages, anchors } = site.redirects
  const [page = '', anchor] = address.split('#', 2)
  if (anchor === undefined) return pages.has(route(page))
  const landing = landingOf(site, page)
  if (landing === undefined) return true
  return there.has(`${landing}#${anchor}`) && landing !== page
    ? true
    : (anchors.get(route(landing))?.has(anchor) ?? false)
}

/** The page of this site that a page is redirected to; undefined if a redirect leaves the site or names an anchor. */
function landingOf({ redirects: { pages } }: Site, page: string): string | undefined {
  const passed = new Set<string>()
  let at = page
  for (let next = pages.get(route(at)); next && !passed.has(at); next = pages.get(route(at))) {
    if (leavesSite(next.to) || next.to.includes('#')) return undefined
    passed.add(at)
    at = route(next.to)
  }
  return at
}

function lostAddress(site: Site, { address, line }: LedgerLine, successor: string | undefined): Problem {
  const [page = '', anchor = ''] = address.split('#', 2)
  const landing = landingOf(site, page)
  const isMoved = landing !== undefined && landing !== page
  const to = successor ?? (isMoved ? landing : page.replace(/(?<![^/])[^/]+\/$/, ''))
  const from = isMoved ? `${landing}#${anchor}` : address
  const fix = `add "${yamlKey(from)}: ${yamlValue(to)}" under "redirects" in content/site.yaml`
  const place = { file: LEDGER, line, column: 1 }
  return error('lost-address', place, {
    message: isMoved
      ? `"${address}" was published and redirects to "${landing}", which has no anchor "#${anchor}"`
      : `"${address}" was published and no longer exists`,
    fix,
    target: address,
  })
}

/** In YAML ` #` begins a comment, and `: ` begins a value. */
const yamlValue = (text: string): string => (/ #|: /.test(text) ? yamlKey(text) : text)
