import type { Place, Severity } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { siteInAll } from '../model/siteLanguages.ts'
import { globMatcher } from './globMatcher.ts'
import type { SiteLinks } from './siteLinks.ts'

/** An address of another site, and every place that links to it. */
export type ExternalLink = { address: string; links: WrittenLink[] }

/** `severity` is the severity of a problem with this link. */
export type WrittenLink = { target: string; place: Place; severity: Severity }

/** Hosts that are reserved (https://www.rfc-editor.org/rfc/rfc2606), and asked only if the site names them. */
const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/

/** Returns the external addresses of the site, each once, in the order of the site. */
export function externalLinks(site: Site, { all }: SiteLinks): ExternalLink[] {
  const byAddress = new Map<string, ExternalLink>()
  const ignored = site.config.links.ignore.map(({ target }) => globMatcher(target))
  const allowed = site.config.links.allowPrivate.map(globMatcher)
  const isAllowed = (host: string): boolean => allowed.some((matches) => matches(host))
  const inDocuments = new Set(siteInAll(site).flatMap(({ apis }) => apis.flatMap(({ links }) => links)))
  for (const link of all) {
    if (ignored.some((matches) => matches(link.target))) continue
    const address = link.kind === 'external' ? addressOf(link.href, isAllowed) : undefined
    if (address === undefined) continue
    const known = byAddress.get(address) ?? { address, links: [] }
    known.links.push({ target: link.target, place: link.place, severity: inDocuments.has(link) ? 'warning' : 'error' })
    byAddress.set(address, known)
  }
  return [...byAddress.values()]
}

/** Returns the address to request; undefined if there is no server to ask. `//host` is requested over TLS. */
function addressOf(href: string, isAllowed: (host: string) => boolean): string | undefined {
  if (!URL.canParse(href, 'https://host')) return undefined
  const url = new URL(href, 'https://host')
  if (!/^https?:$/.test(url.protocol) || (RESERVED.test(url.hostname) && !isAllowed(url.hostname))) return undefined
  return url.href
}
