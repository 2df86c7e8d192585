import type { LinkTarget } from '../../model/page.ts'
import type { Place } from '../../model/problem.ts'
import type { TextContext } from '../context.ts'
import { badLink, judged } from './badLink.ts'
import { classifyLink } from './classifyLink.ts'
import { decode } from './decode.ts'

/** Where an address stands: in which element, and with what text (that of a link, or what an image shows). */
export type AddressUse = { tagName: string; text: string; place: Place }

/** The address that is written to the page, and its target. */
export type Rewritten = { value: string; to?: LinkTarget }

/** Collects an address and rewrites it for the page; undefined, and a problem, if it is not allowed. */
export function rewriteAddress(written: string, use: AddressUse, context: TextContext): Rewritten | undefined {
  const { tagName, place, text } = use
  const classified = classifyLink(written, tagName === 'a' ? 'link' : 'media', context)
  if ('doubt' in classified) context.problems.push(judged(classified.doubt, place))
  switch (classified.kind) {
    case 'inline':
      return { value: written }
    case 'empty':
    case 'refused':
      context.problems.push(badLink(classified, place, `this <${tagName}> has no address`))
      return undefined
    case 'link':
      context.links.push({ target: decode(written), place, text, ...classified.to })
      return { value: classified.href, to: classified.to }
  }
}
