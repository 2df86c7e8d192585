import { placeholder } from '../model/html.ts'
import type { TextPosition } from '../model/richText.ts'
import type { TextContext } from './context.ts'
import { decode } from './links/decode.ts'

/** How a text fits into the page that it shares with others. */
export type SharedPage = {
  /** The level of its highest heading, which must rank below that of what it describes. */
  headingLevel: number
  idMeantBy: TextPosition['idMeantBy']
}

/** The level of a heading in a text whose highest one is written with another level. */
export const levelIn =
  (highest: number, { headingLevel }: SharedPage) =>
  (written: number): number =>
    Math.min(6, Math.max(headingLevel, written + headingLevel - highest))

/** Where a link to a fragment leads. */
export type PointTo = (href: string) => { href: string; isExternal: boolean }

/**
 * `#setup` in a text means its own heading, whose id has the prefix, before any other on the page; what is not on the page
 * is on the one that the text was written for. To be called when all ids of the text are known.
 */
export function pointWithin(context: TextContext, shared: SharedPage): PointTo {
  const meant = idsMeant(context, shared)
  const { linkBase } = context
  return (href) => {
    const written = decode(href.slice(1))
    const id = meant(written)
    if (id === undefined && linkBase !== undefined) return { href: urlOf(href, linkBase), isExternal: true }
    const fragment = id === undefined || id === written ? href.slice(1) : encodeURIComponent(id)
    return { href: addressWithin(fragment), isExternal: false }
  }
}

/** Whether an address leads to a part of the page that it is on. */
export const leadsWithin = (href: string): boolean => href.startsWith('#') && href.length > 1

/** The same for the links that were collected. */
export function pointLinksWithin(context: TextContext, shared: SharedPage): void {
  const meant = idsMeant(context, shared)
  const { links, linkBase } = context
  for (const [index, link] of links.entries()) {
    if (link.kind !== 'route' || !link.target.startsWith('#') || link.anchor === undefined) continue
    const id = meant(link.anchor)
    if (id !== undefined) link.anchor = id
    else if (linkBase !== undefined) links[index] = { ...link, kind: 'external', href: urlOf(link.target, linkBase) }
  }
}

function idsMeant({ idPrefix, ids }: TextContext, { idMeantBy }: SharedPage): (id: string) => string | undefined {
  const hasOwn = (id: string): boolean => ids.places.has(id)
  return (id) => {
    if (hasOwn(id)) return id
    return hasOwn(idPrefix + id) ? idPrefix + id : idMeantBy?.(id, hasOwn)
  }
}

/** An id has nothing in it that would have to be escaped: other fragments stay as they are written. */
const addressWithin = (fragment: string): string =>
  /[&<>"'`\s\0]/.test(fragment) ? `#${fragment}` : placeholder({ kind: 'reference-href', argument: fragment })

const urlOf = (relative: string, base: string): string =>
  URL.canParse(relative, base) ? new URL(relative, base).href : base
