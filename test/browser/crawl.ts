import type { Link, PageLinks } from './readHtml.ts'

export type Crawled = {
  /** The paths of all pages that were reached, below the base URL. */
  pages: string[]
  /** Broken promises, as sentences: answers that are not 200, ids that are not there, links that leave the base URL. */
  broken: string[]
}

type Reference = { from: string; to: URL; kind: Link['kind'] }

/** What a page refers to. Called once for each page, with its address and what the host answers. */
export type ReadPage = (url: string, html: string) => Promise<PageLinks>

/** Follows every link of the site from its home page and from other addresses to begin with. */
export async function crawl(read: ReadPage, address: string, siteUrl: string, others: string[]): Promise<Crawled> {
  const base = new URL(address)
  const idsByPage = new Map<string, Set<string>>()
  const references: Reference[] = []
  const statuses = new Map<string, number>()
  const queue = ['', ...others].map((path) => new URL(`./${path}`, base).href)
  for (const url of queue) {
    if (statuses.has(url)) continue
    const answer = await fetch(url, { redirect: 'manual' })
    statuses.set(url, answer.status)
    const { ids, links } = await linksOf(read, answer)
    if (isHtml(answer)) idsByPage.set(url, new Set(ids))
    for (const { kind, address: target } of links) {
      const to = new URL(target.replace(siteUrl, base.origin), url)
      references.push({ from: url, to, kind })
      if (isBelow(base, to)) queue.push(withoutHash(to))
    }
  }
  const broken = references.flatMap((reference) => brokenPromise(reference, base, statuses, idsByPage) ?? [])
  return { pages: [...idsByPage.keys()].map((url) => `/${url.slice(base.href.length)}`), broken: [...new Set(broken)] }
}

const isHtml = (answer: Response): boolean => answer.headers.get('content-type')?.startsWith('text/html') ?? false

async function linksOf(read: ReadPage, answer: Response): Promise<PageLinks> {
  const type = answer.headers.get('content-type') ?? ''
  const text = await answer.text()
  if (type.startsWith('text/html')) return read(answer.url, text)
  const addresses = type.startsWith('text/css') ? matches(text, /url\(\s*["']?([^"')]+)/g) : []
  // The site map and the machine-readable files name pages by their full address.
  const named = /xml|json/.test(type) ? matches(text, /<loc>([^<]+)</g) : []
  return { ids: [], links: [...addresses, ...named].map((address) => ({ kind: 'load', address })) }
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, part]) => part ?? [])

function brokenPromise(
  { from, to, kind }: Reference,
  base: URL,
  statuses: Map<string, number>,
  idsByPage: Map<string, Set<string>>,
): string | undefined {
  const sentence = (what: string): string => `${new URL(from).pathname} → ${to.href}: ${what}`
  if (to.origin !== base.origin) {
    if (to.protocol === 'data:' || to.protocol === 'mailto:') return undefined
    return kind === 'a' ? undefined : sentence('belongs to another host')
  }
  if (!isBelow(base, to)) return sentence('leaves the base URL')
  const url = withoutHash(to)
  if (statuses.get(url) !== 200) return sentence(`answers ${statuses.get(url)}`)
  const id = decodeURIComponent(to.hash.slice(1))
  return id === '' || idsByPage.get(url)?.has(id) ? undefined : sentence('has no such id')
}

const isBelow = (base: URL, { origin, pathname }: URL): boolean =>
  origin === base.origin && pathname.startsWith(base.pathname)

const withoutHash = ({ href, hash }: URL): string => href.slice(0, href.length - hash.length)
