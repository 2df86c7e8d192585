import type { Element } from 'hast'
import type { LinkTarget } from '../../model/page.ts'
import type { TextContext } from '../context.ts'
import { textOf } from '../hastElement.ts'
import { ADDRESS_ATTRIBUTES } from '../sanitize/allowList.ts'
import { type AddressUse, type Rewritten, rewriteAddress } from './rewriteAddress.ts'
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

function rewriteSrcset(srcset: string, element: Element, context: TextContext): Rewritten | undefined {
  const candidates = readSrcset(srcset)
  const rewritten = candidates.flatMap(({ address, descriptor }) => {
    const result = rewrite(address, element, context)
    return result ? [{ address: result.value, descriptor }] : []
  })
  return rewritten.length === 0 ? undefined : { value: writeSrcset(rewritten) }
}

const rewrite = (written: string, element: Element, context: TextContext): Rewritten | undefined =>
  rewriteAddress(written, useOf(element, context), context)

function useOf(element: Element, { placeOf, definitionAt }: TextContext): AddressUse {
  const { tagName, properties } = element
  const text = tagName === 'a' ? textOf(element).trim() : String(properties['alt'] ?? '')
  const definition = definitionAt.get(element.position?.start.offset ?? -2)
  return { tagName, text, place: placeOf(element), definition }
}
