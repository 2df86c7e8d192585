import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { pushAll } from '../model/pushAll.ts'
import { normalAddress } from './paths.ts'

type Node = DefaultTreeAdapterMap['node']

/** The addresses in a sitemap, without the origin and the base URL. */
export function addressesIn(sitemap: string, baseUrl: string): string[] {
  const found: string[] = []
  const open: Node[] = [parse(sitemap)]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node && node.tagName === 'loc') found.push(textOf(node).trim())
    if ('childNodes' in node) pushAll(open, node.childNodes.toReversed())
  }
  return found.flatMap((address) => {
    if (!URL.canParse(address)) return []
    const { pathname } = new URL(address)
    return [`/${normalAddress(pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname)}`]
  })
}

const textOf = (node: Node): string =>
  'childNodes' in node ? node.childNodes.map(textOf).join('') : 'value' in node ? node.value : ''
