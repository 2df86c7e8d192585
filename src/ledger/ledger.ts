import type { Page } from '../model/page.ts'
import { type SourcePath, sourcePath } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { fingerprintOf } from './fingerprint.ts'

/** The addresses that readers may have kept. It is never published, since its name begins with an underscore. */
export const LEDGER: SourcePath = sourcePath('content/_addresses.txt')

/** An address of the site, with its anchor, and the fingerprint of what stands there. */
export type Entry = { address: string; fingerprint: string }

const INTRODUCTION = `# The addresses of this site that readers may have kept. A build fails when one of them is gone without a redirect.
# Made by "portalgen ledger update"; commit it with the pages.
`

/** What the site publishes: its pages with all their anchors, and of a reference what its contents list. */
export function entriesOf(site: Site): Entry[] {
  const entries = [...site.routes].flatMap(([route, content]) => entriesAt(route, content))
  return entries.toSorted(byAddress)
}

function entriesAt(route: string, content: RouteContent): Entry[] {
  switch (content.kind) {
    case 'page':
      return [{ address: route, fingerprint: fingerprintOf(textOf(content.page)) }, ...anchorsOf(route, content.page)]
    case 'category':
    case 'health':
      return [{ address: route, fingerprint: '' }]
    case 'api':
      return [
        { address: route, fingerprint: '' },
        ...(content.page === content.api.pages[0] ? elementsOf(route, content) : []),
      ]
    case 'not-found':
      return []
  }
}

/** Ids of terms' meanings and footnotes, which nobody links to. */
const MADE = /^(?:term-meaning-|fn-|fnref-|footnote-label$)/

function anchorsOf(route: string, page: Page): Entry[] {
  const texts = new Map(page.sections.map(({ id, heading, text }) => [id, `${heading} ${text}`]))
  const ids = page.ids.map(({ id }) => id).filter((id) => !MADE.test(id))
  return ids.map((id) => ({ address: `${route}#${id}`, fingerprint: fingerprintOf(texts.get(id) ?? '') }))
}

function elementsOf(route: string, { api }: Extract<RouteContent, { kind: 'api' }>): Entry[] {
  const ids = api.contents.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
  return [...new Set(ids)].map((id) => ({ address: `${route}#${id}`, fingerprint: '' }))
}

const textOf = ({ title, sections }: Page): string =>
  [title, ...sections.flatMap(({ heading, text }) => [heading, text])].join(' ')

/** One line an address. */
export function writeLedger(entries: Entry[]): string {
  const lines = entries
    .toSorted(byAddress)
    .map(({ address, fingerprint }) => `${encodeAddress(address)} ${fingerprint}`)
  return `${INTRODUCTION}${lines.map((line) => `${line.trimEnd()}\n`).join('')}`
}

/** An entry and the line that it stands on. */
export type LedgerLine = Entry & { line: number }

/** Lines that are no address are passed over: two branches may have been merged by hand. */
export function readLedger(text: string): LedgerLine[] {
  return text.split('\n').flatMap((written, index) => {
    const [, address, fingerprint = ''] = /^(\/\S*)(?: ([\da-f]{16}))?\s*$/.exec(written) ?? []
    return address === undefined ? [] : [{ address: decodeAddress(address), fingerprint, line: index + 1 }]
  })
}

/** An id may have any characters but white space; a line must not. */
const encodeAddress = (address: string): string => address.replace(/[\s%]/gu, encodeURIComponent)

function decodeAddress(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

const byAddress = (a: Entry, b: Entry): number => (a.address < b.address ? -1 : a.address > b.address ? 1 : 0)
