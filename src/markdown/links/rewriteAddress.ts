import type { Definition } from 'mdast'
import type { Link, LinkTarget } from '../../model/page.ts'
import type { Place, Problem } from '../../model/problem.ts'
import type { TextContext } from '../context.ts'
import { badLink, judged } from './badLink.ts'
import { classifyLink } from './classifyLink.ts'
import { decode } from './decode.ts'

/** Where an address stands: in which element, and with what text (that of a link, or what an image shows). */
export type AddressUse = {
  tagName: string
  text: string
  place: Place
  /** Where the address is written, if this is a reference to it. */
  definition: Definition | undefined
}

/** The address that is written to the page, and its target. */
export type Rewritten = { value: string; to?: LinkTarget }

/** Collects an address and rewrites it for the page; undefined, and a problem, if it is not allowed. */
export function rewriteAddress(written: string, use: AddressUse, context: TextContext): Rewritten | undefined {
  const { tagName, text } = use
  const place = use.definition ? placeOfDefinition(use.definition, context) : use.place
  const isKnown = use.definition !== undefined && isCollected(use.definition, use, written, context)
  const { problems, links } = isKnown ? NOWHERE() : context
  const classified = classifyLink(written, tagName === 'a' ? 'link' : 'media', context)
  if ('doubt' in classified) problems.push(judged(classified.doubt, place))
  switch (classified.kind) {
    case 'inline':
      return { value: written }
    case 'empty':
    case 'refused':
      problems.push(badLink(classified, place, `this <${tagName}> has no address`))
      return undefined
    case 'link':
      links.push({ target: decode(written), place, text, ...classified.to })
      return { value: classified.href, to: classified.to }
  }
}

const placeOfDefinition = ({ position }: Definition, { placeAt }: TextContext): Place =>
  placeAt(position?.start.offset ?? 0)

/** A definition that is used ten times is one link, with its problems. */
function isCollected(
  { position }: Definition,
  { tagName }: AddressUse,
  written: string,
  { collected }: TextContext,
): boolean {
  const name = `${position?.start.offset ?? ''} ${tagName} ${written}`
  if (collected.has(name)) return true
  collected.add(name)
  return false
}

const NOWHERE = (): { problems: Problem[]; links: Link[] } => ({ problems: [], links: [] })
