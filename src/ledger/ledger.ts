import type { Page } from '../model/page.ts'
import { percentDecoded } from '../model/percentEncoding.ts'
import { type SourcePath, sourcePath } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { fingerprintOf } from './fingerprint.ts'

/** The file with the published addresses. It is not published itself, since its name begins with an underscore. */
export const LEDGER: SourcePath = sourcePath('content/_addresses.txt')

/** An address of the site, with its anchor, and the fingerprint of its text. */
export type Entry = { address: string; fingerprint: string }

const INTRODUCTION = `# The addresses of this site that have been published. A build fails if one of them is gone and not redirected.
# Written by "portalgen ledger update"; commit this file with the pages.
`

/** An address and its text, which is read only when an address is missing. */
type Published = { address: string; text(): string }

/**
 * Returns the addresses that the site publishes: its pages with their anchors, and the elements that an API reference
 * lists.
 */
export const addressesOf = (site: Site): string[] => publishedBy(site).map(({ address }) => address)

/** Returns the same addresses with the fingerprints of their texts. */
export const entriesOf = (site: Site): Entry[] =>
  publishedBy(site).map(({ address, text }) => ({ address, fingerprint: fingerprintOf(text()) }))

const publishedBy = (site: Site): Published[] =>
  [...site.routes].flatMap(([route, content]) => publishedAt(route, content, site)).toSorted(byAddress)

function publishedAt(route: string, content: RouteContent, site: Site): Published[] {
  switch (content.kind) {
    case 'page':
      return pageWithAnchors(route, content.page, site)
    case 'category':
    case 'health':
      return [withoutText(route)]
    case 'api':
      return [withoutText(route), ...(content.page === content.api.pages[0] ? elementsOf(route, content) : [])]
    case 'not-found':
      return []
  }
}

const withoutText = (address: string): Published => ({ address, text: () => '' })

/** Generated ids of term definitions and footnotes, which are not meant to be linked to. */
const MADE = /^(?:term-meaning-|fn-|fnref-|footnote-label$)/

function pageWithAnchors(route: string, page: Page, { texts }: Site): Published[] {
  const textOfPage = (): string =>
    [page.title, ...texts(page).sections.flatMap(({ heading, text }) => [heading, text])].join(' ')
  const textBelow = (id: string): string => {
    const section = texts(page).sections.findLast((each) => each.id === id)
    return section ? `${section.heading} ${section.text}` : ''
  }
  const ids = page.ids.map(({ id }) => id).filter((id) => !MADE.test(id))
  return [
    { address: route, text: textOfPage },
    ...ids.map((id) => ({ address: `${route}#${id}`, text: () => textBelow(id) })),
  ]
}

function elementsOf(route: string, { api }: Extract<RouteContent, { kind: 'api' }>): Published[] {
  const ids = api.contents.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
  return [...new Set(ids)].map((id) => withoutText(`${route}#${id}`))
}

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
