import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { pushAll } from '../model/pushAll.ts'
import type { ForeignSite } from './foreignSite.ts'
import { withOriginal } from './languages.ts'
import type { Layout } from './layout.ts'
import { listOfPosts } from './links/listOfPosts.ts'
import { isFile, joined, normalAddress } from './paths.ts'
import type { Tally } from './tally.ts'

type Node = DefaultTreeAdapterMap['node']

/** Notes each address of the old site's sitemap, and whether the new site has something there. */
export function noteUncovered(sitemap: string, site: ForeignSite, layout: Layout, tally: Tally): void {
  // Where pages are folders, `/a.html` is not at `/a/`.
  const isFileOf = (address: string): boolean => site.trailingSlash && isFile(address)
  const keyOf = (address: string): string => `${normalAddress(address)}${isFileOf(address) ? '.html' : ''}`
  const redirected = new Set(site.redirects.map(([from]) => keyOf(from)))
  const kept = site.languages?.filter(({ code, prefix }, index) => index === 0 || code === prefix)
  for (const address of addressesIn(sitemap, site.baseUrl)) {
    const name = normalAddress(address)
    const pages = withOriginal(name, kept).flatMap((each) => layout.byAddress.get(each) ?? [])
    const isCovered =
      pages.some((page) => !isFileOf(address) || isFile(page.address)) ||
      layout.assetsByAddress.has(name) ||
      redirected.has(keyOf(address)) ||
      listOfPosts(name, site) !== undefined ||
      name === ''
    tally.note('address of the sitemap', isCovered ? 'converted' : 'left', { file: address, line: 1 })
  }
}

/** The addresses in a sitemap, without the origin and the base URL. */
function addressesIn(sitemap: string, baseUrl: string): string[] {
  const found: string[] = []
  const open: Node[] = [parse(sitemap)]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node && node.tagName === 'loc') found.push(textOf(node).trim())
    if ('childNodes' in node) pushAll(open, node.childNodes.toReversed())
  }
  return found.flatMap((address) => {
    if (!URL.canParse(address)) return []
    const { pathname } = new URL(address)
    return [`/${joined(pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname)}`]
  })
}

const textOf = (node: Node): string =>
  'childNodes' in node ? node.childNodes.map(textOf).join('') : 'value' in node ? node.value : ''
