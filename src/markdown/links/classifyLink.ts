import { placeholder } from '../../model/html.ts'
import type { LinkTarget } from '../../model/page.ts'
import {
  CONTENT_FOLDER,
  fileHref,
  hrefOf,
  type Route,
  route,
  routeOf,
  type SourcePath,
  sourcePath,
} from '../../model/route.ts'
import type { TextContext } from '../context.ts'
import type { AddressOptions } from '../options.ts'
import { type Address, cleanAddress, splitAddress } from './address.ts'
import { decode } from './decode.ts'
import { type Judgement, judgeAddress, judgePicture } from './judgeAddress.ts'
import { extensionOf, folderOf, resolvePath, withoutBase } from './sitePath.ts'

/** The target of an address in the text, and the address that is written to the page instead. */
export type ClassifiedLink =
  | { kind: 'link'; to: LinkTarget; href: string; doubt?: Judgement }
  /** Contains its data: `data:image/png;…`. */
  | { kind: 'inline'; doubt?: Judgement }
  | { kind: 'empty' }
  /** Is not allowed on a page. */
  | { kind: 'refused'; judgement: Judgement }

/** The data that classifying an address depends on. */
export type LinkBase = Pick<TextContext, 'source' | 'route' | 'linkBase'> & { options: AddressOptions }

/** The use of an address: images allow other addresses than links. */
export type LinkUse = 'link' | 'media'

export function classifyLink(written: string, use: LinkUse, base: LinkBase): ClassifiedLink {
  const cleaned = cleanAddress(written)
  if (cleaned === '') return { kind: 'empty' }
  const address = splitAddress(cleaned)
  if (use === 'link' && address.scheme === 'term') return termLink(address)
  if (use === 'link' && address.scheme === 'api') return apiLink(cleaned)
  if (use === 'media' && /^data:image\//i.test(cleaned)) return { kind: 'inline', ...doubtOf(judgePicture(cleaned)) }
  // Browsers read a backslash as a slash, so `/\host` is another host, too.
  if (address.scheme !== '' || /^[\\/]{2}/.test(cleaned)) return externalLink(cleaned, address, base)
  // `#setup` is resolved once the ids of the text are known.
  const isLocal = base.linkBase === undefined || cleaned.startsWith('#')
  return isLocal ? siteLink(address, use, base) : linkFrom(base.linkBase, cleaned)
}

/** In a text that was written for another site, addresses are those of that site. */
function linkFrom(address: string, relative: string): ClassifiedLink {
  const href = URL.canParse(relative, address) ? new URL(relative, address).href : address
  return { kind: 'link', to: { kind: 'external', href }, href }
}

function termLink({ path }: Address): ClassifiedLink {
  const term = decode(path)
  return { kind: 'link', to: { kind: 'term', term }, href: placeholder({ kind: 'term-href', argument: term }) }
}

function apiLink(address: string): ClassifiedLink {
  const reference = decode(address.slice('api:'.length)).replace(METHOD_AND_PATH, spellOperation)
  return { kind: 'link', to: { kind: 'api', reference }, href: placeholder({ kind: 'api-href', argument: reference }) }
}

/** `post/subscription` is `POST /subscription`, which needs no angle brackets in Markdown. */
const METHOD_AND_PATH = /^([a-z]+) *(\/.*)$/i

const spellOperation = (_: string, method: string, path: string): string => `${method.toUpperCase()} ${path}`

function externalLink(href: string, address: Address, { options }: LinkBase): ClassifiedLink {
  const { refused, doubt } = judgeAddress(href, address.scheme, options.allowSchemes)
  if (refused) return { kind: 'refused', judgement: refused }
  return { kind: 'link', to: { kind: 'external', href }, href, ...doubtOf(doubt) }
}

const doubtOf = (doubt: Judgement | undefined): { doubt?: Judgement } => (doubt ? { doubt } : {})

function siteLink({ path: written, query, fragment }: Address, use: LinkUse, base: LinkBase): ClassifiedLink {
  const path = decode(written.replaceAll('\\', '/'))
  const anchor = anchorOf(fragment)
  const suffix = query + fragmentFor(fragment, anchor)
  const link = (to: LinkTarget, href: string): ClassifiedLink => ({ kind: 'link', to, href: href + suffix })
  const page = (to: Route, spelt: 'file' | 'address', href: string = hrefOf(to, base.options)): ClassifiedLink =>
    link({ kind: 'route', route: to, anchor, to: spelt }, href)

  // `#setup` stays as it is, so that it works wherever the page is.
  if (path === '' && query === '') return page(base.route, 'address', '')
  const file = fileNamed(path, base)
  if (file === undefined) return page(path === '' ? base.route : route(pathFromPage(path, base)), 'address')
  const extension = extensionOf(file)
  if ((extension === '.md' || extension === '.mdx') && file.startsWith(CONTENT_FOLDER))
    return page(routeOf(sourcePath(file.replace(/\.mdx$/i, '.md'))), 'file')
  const asset = file.startsWith(CONTENT_FOLDER) ? file.slice(CONTENT_FOLDER.length) : `../${file}`
  return link({ kind: 'asset', asset, anchor, image: use === 'media' }, fileHref(asset, base.options))
}

/** The file that a path names, relative to the site root; undefined when it names a page's address. */
function fileNamed(path: string, { source, options }: LinkBase): SourcePath | undefined {
  const extension = extensionOf(path)
  if (extension === '' || /(?:^|\/)index\.html$/.test(path)) return undefined
  if (extension === '.html' && !options.trailingSlash) return undefined
  const file = path.startsWith('/')
    ? resolvePath(CONTENT_FOLDER, withoutBase(path, options))
    : resolvePath(folderOf(source), path)
  return sourcePath(file ?? path)
}

/** A page's address as a path from the site's root. A relative one starts from the page's own, as in a browser. */
function pathFromPage(path: string, { route: own, options }: LinkBase): string {
  const named = path.replace(/(?:^|\/)index\.html$/, '/').replace(/\.html$/, '')
  if (path.startsWith('/')) return resolvePath('', withoutBase(named, options)) ?? named
  const page = options.trailingSlash ? own : own.slice(0, -1)
  return resolvePath(folderOf(page), named) ?? named
}

/** What follows `#` without a text fragment (`:~:text=…`); undefined for the top of the page. */
function anchorOf(fragment: string): string | undefined {
  const id = fragment.slice(1).split(':~:', 1)[0] ?? ''
  return id === '' ? undefined : decode(id)
}

/** Plain ASCII is kept as written; anything else is written out encoded, in the form that ids have. */
function fragmentFor(fragment: string, anchor: string | undefined): string {
  if (/^[\x21-\x7e]*$/.test(fragment) && !fragment.includes('%')) return fragment
  return anchor === undefined ? fragment : `#${encodeURIComponent(anchor)}`
}
