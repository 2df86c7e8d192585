import type { Element } from 'hast'
import { placeholder } from '../../model/html.ts'
import type { TextContext } from '../context.ts'
import { rewriteAddresses } from '../links/rewriteAddresses.ts'
import { colorModeClass } from './colorMode.ts'

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
  const mode = colorModeClass(String(node.properties['src'] ?? ''))
  if (mode) node.properties['className'] = [...classesOf(node), mode]
  return node
}

const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : []

/** Marks a placeholder that stands for two attributes and not for the value of one. */
const SIZE_ATTRIBUTE = 'dataImageSize'
