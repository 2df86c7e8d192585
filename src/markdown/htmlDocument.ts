import { type DefaultTreeAdapterMap, parse, type Token } from 'parse5'
import type { Link } from '../model/page.ts'
import type { Place } from '../model/problem.ts'
import { pushAll } from '../model/pushAll.ts'
import { CONTENT_FOLDER, route, type SourcePath } from '../model/route.ts'
import type { HtmlDocument } from '../model/site.ts'
import { classifyLink } from './links/classifyLink.ts'
import { decode } from './links/decode.ts'
import type { LinkBase } from './links/linkBase.ts'
import { folderOf } from './links/sitePath.ts'
import { readSrcset } from './links/srcset.ts'
import type { AddressOptions } from './options.ts'
import { ADDRESS_ATTRIBUTES } from './sanitize/allowList.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** Reads the links and ids of an HTML file. Its relative links start at its folder, as in a browser. */
export function readHtmlDocument(file: { path: SourcePath; text: string }, options: AddressOptions): HtmlDocument {
  const path = file.path.slice(CONTENT_FOLDER.length)
  const elements = elementsIn(parse(file.text, { sourceCodeLocationInfo: true }))
  const linkBase = elements.map(baseOf).find((base) => base !== undefined)
  const base: LinkBase = { source: file.path, route: route(folderOf(path)), linkBase, options, isFinal: true }
  return {
    links: elements.flatMap((element) => linksOf(element, path, base)),
    ids: elements.flatMap(({ tagName, attrs }) =>
      attrs.flatMap(({ name, value }) => (name === 'id' || (name === 'name' && tagName === 'a') ? [value] : [])),
    ),
  }
}

/** Walks without recursion: the parser nests what is left open. */
function elementsIn(root: Node): Element[] {
  const found: Element[] = []
  const open: Node[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) found.push(node)
    if ('childNodes' in node) pushAll(open, node.childNodes.toReversed())
  }
  return found
}

/** `<base href>` with a complete address. */
function baseOf({ tagName, attrs }: Element): string | undefined {
  const href = tagName === 'base' ? attrs.find(({ name }) => name === 'href')?.value : undefined
  return href !== undefined && URL.canParse(href) ? href : undefined
}

function linksOf(element: Element, path: string, base: LinkBase): Link[] {
  const names = (ADDRESS_ATTRIBUTES.get(element.tagName) ?? []).map((name) => name.toLowerCase())
  return element.attrs
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name, value }) => {
      const addresses = name === 'srcset' ? readSrcset(value).map(({ address }) => address) : [value]
      return addresses.flatMap((address) => linkTo(address, element, path, base))
    })
}

function linkTo(address: string, element: Element, path: string, base: LinkBase): Link[] {
  const classified = classifyLink(address, element.tagName === 'a' ? 'link' : 'media', base)
  if (classified.kind !== 'link') return []
  const shared = { target: decode(address), place: placeOf(element.sourceCodeLocation, base.source), text: '' }
  const { to } = classified
  if (!address.startsWith('#') || to.kind !== 'route') return [{ ...shared, ...to }]
  return [{ ...shared, kind: 'asset', asset: path, anchor: to.anchor, image: false }]
}

const placeOf = (at: Token.Location | null | undefined, file: SourcePath): Place => ({
  file,
  line: at?.startLine ?? 1,
  column: at?.startCol ?? 1,
})
