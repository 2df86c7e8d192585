import type { Element } from 'hast'
import { placeholder } from '../../model/html.ts'
import type { TextContext } from '../context.ts'
import { rewriteAddresses } from '../links/rewriteAddresses.ts'

/**
 * Rewrites an image's address, loads it lazily, and adds a placeholder for its size, which is known when the page is
 * rendered.
 */
export function image(node: Element, context: TextContext): Element {
  const target = rewriteAddresses(node, context)
  const { width, height } = node.properties
  node.properties = { alt: '', ...node.properties, loading: 'lazy', decoding: 'async' }
  if (target?.kind === 'asset' && width === undefined && height === undefined) {
    node.properties[SIZE_ATTRIBUTE] = placeholder({ kind: 'image-size', argument: target.asset })
  }
  return node
}

/** Marks a placeholder that stands for two attributes and not for the value of one. */
const SIZE_ATTRIBUTE = 'dataImageSize'
