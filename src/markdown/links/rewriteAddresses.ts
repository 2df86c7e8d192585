import type { Element } from 'hast'
import type { LinkTarget } from '../../model/page.ts'
import type { TextContext } from '../context.ts'
import { textOf } from '../hastElement.ts'
import { ADDRESS_ATTRIBUTES } from '../sanitize/allowList.ts'
import { badLink, judged } from './badLink.ts'
import { classifyLink } from './classifyLink.ts'
import { decode } from './decode.ts'
import { readSrcset, writeSrcset } from './srcset.ts'

/**
 * Collects every address of an element and rewrites it for the page; an address that is not allowed is removed. Returns
 * the target of `href` or `src`.
 */
export function rewriteAddresses(element: Element, context: TextContext): LinkTarget | undefined {
  let target: LinkTarget | undefined
  for (const name of ADDRESS_ATTRIBUTES.get(element.tagName) ?? []) {
    const value = element.properties[name]
    if (value === undefined || value === null) continue
    const rewritten = (name === 'srcSet' ? rewriteSrcset : rewrite)(String(value), element, context)
    if (name !== 'srcSet') target ??= rewritten?.to
    if (rewritten) element.properties[name] = rewritten.value
    else delete element.properties[name]
  }
  return target
}

/** The address that is written to the page, and its target. */
type Rewritten = { value: string; to?: LinkTarget }

function rewriteSrcset(srcset: string, element: Element, context: TextContext): Rewritten | undefined {
  const candidates = readSrcset(srcset)
  const rewritten = candidates.flatMap(({ address, descriptor }) => {
    const result = rewrite(address, element, context)
    return result ? [{ address: result.value, descriptor }] : []
  })
  return rewritten.length === 0 ? undefined : { value: writeSrcset(rewritten) }
}

function rewrite(written: string, element: Element, context: TextContext): Rewritten | undefined {
  const isLink = element.tagName === 'a'
  const classified = classifyLink(written, isLink ? 'link' : 'media', context)
  if ('doubt' in classified) context.problems.push(judged(classified.doubt, context.placeOf(element)))
  switch (classified.kind) {
    case 'inline':
      return { value: written }
    case 'empty':
    case 'refused':
      context.problems.push(badLink(classified, context.placeOf(element), `this <${element.tagName}> has no address`))
      return undefined
    case 'link': {
      const text = isLink ? textOf(element).trim() : String(element.properties['alt'] ?? '')
      context.links.push({ target: decode(written), place: context.placeOf(element), text, ...classified.to })
      return { value: classified.href, to: classified.to }
    }
  }
}
