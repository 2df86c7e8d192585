import { placeholder } from '../../model/html.ts'
import type { LinkTarget } from '../../model/page.ts'
import { targetHref, writeTargets } from '../../model/siteTarget.ts'
import { harmlessId } from '../ids.ts'
import { colorModeClass } from '../transforms/colorMode.ts'
import { type Address, cleanAddress, splitAddress } from './address.ts'
import { decode } from './decode.ts'
import { type Judgement, judgeAddress, judgePicture } from './judgeAddress.ts'
import type { LinkBase } from './linkBase.ts'
import { siteTargets } from './siteTargets.ts'

/** The target of an address in the text, and the address that is written to the page instead. */
export type ClassifiedLink =
  | { kind: 'link'; to: LinkTarget; href: string; doubt?: Judgement }
  /** Contains its data: `data:image/png;…`. */
  | { kind: 'inline'; doubt?: Judgement }
  | { kind: 'empty' }
  /** Is not allowed on a page. */
  | { kind: 'refused'; judgement: Judgement }

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

/** The host `[::1]`, whose brackets are encoded where Markdown becomes HTML, and which has no other spelling. */
const ENCODED_HOST = /^([a-z]+:\/\/|\/\/)%5B([\da-f:.]+)%5D(?=[/:?#]|$)/i

function externalLink(written: string, address: Address, { options }: LinkBase): ClassifiedLink {
  const href = written.replace(ENCODED_HOST, '$1[$2]')
  const { refused, doubt } = judgeAddress(href, address.scheme, options.allowSchemes)
  if (refused) return { kind: 'refused', judgement: refused }
  return { kind: 'link', to: { kind: 'external', href }, href, ...doubtOf(doubt) }
}

const doubtOf = (doubt: Judgement | undefined): { doubt?: Judgement } => (doubt ? { doubt } : {})

function siteLink({ path: written, query, fragment }: Address, use: LinkUse, base: LinkBase): ClassifiedLink {
  const path = decode(written.replaceAll('\\', '/'))
  // After the address of a picture, the colour mode that it is for is not an id.
  const named = use === 'media' && colorModeClass(fragment) ? undefined : anchorOf(fragment)
  // A heading of such a name has another id.
  const anchor = named && harmlessId(named)
  const suffix = query + (anchor === named ? fragmentFor(fragment, anchor) : `#${anchor}`)
  // `#setup` stays as it is, so that it works wherever the page is.
  if (path === '' && query === '')
    return { kind: 'link', to: { kind: 'route', route: base.route, anchor, to: 'address' }, href: suffix }
  const [first, ...otherwise] = siteTargets(path, { anchor, image: use === 'media' }, base)
  // In several languages the address depends on where the page is shown.
  const isSure = otherwise.length === 0 && !base.options.translations
  if (isSure) return { kind: 'link', to: first, href: targetHref(first, base.options) + suffix }
  const href = placeholder({ kind: 'site-href', argument: writeTargets([first, ...otherwise]) })
  return {
    kind: 'link',
    to: otherwise.length === 0 ? first : { ...first, otherwise },
    href: href + suffix.replace(UNSAFE_IN_MARKDOWN, encodeURIComponent),
  }
}

/** What follows a placeholder is not completed with it. */
const UNSAFE_IN_MARKDOWN = /[|<>\s\\]/g

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
