import type { Element } from 'hast'
import { placeholder } from '../../model/html.ts'
import { maySmall } from '../../model/pictureSizes.ts'
import type { TextContext } from '../context.ts'
import { element } from '../hastElement.ts'
import { rewriteAddresses } from '../links/rewriteAddresses.ts'
import { colorModeClass } from './colorMode.ts'

declare module 'hast' {
  interface ElementData {
    /** Whether it is the link of a picture to itself, which is not part of the text. */
    zooms?: boolean
  }
}

/**
 * Rewrites an image's address, loads it lazily, and adds a placeholder for its size, which is known when the page is
 * rendered.
 */
export function image(node: Element, context: TextContext, inLink: boolean): Element {
  const target = rewriteAddresses(node, context)
  const { width, height } = node.properties
  node.properties = { alt: '', ...node.properties, loading: 'lazy', decoding: 'async' }
  if (target?.kind === 'asset' && width === undefined && height === undefined) {
    node.properties[SIZE_ATTRIBUTE] = placeholder({ kind: 'image-size', argument: target.asset })
  }
  const mode = colorModeClass(String(node.properties['src'] ?? ''))
  if (mode) node.properties['className'] = [...classesOf(node), mode]
  if (target?.kind !== 'asset' || inLink) return node
  const picture = context.options.smallImages && maySmall(target.asset) ? withSources(node, target.asset) : node
  return context.options.zoomImages ? zoomed(picture, node, mode) : picture
}

/** The sources are known when the page is rendered; without any, the element around the image changes nothing. */
const withSources = (node: Element, asset: string): Element =>
  element('picture', {}, [{ type: 'raw', value: placeholder({ kind: 'image-sources', argument: asset }) }, node])

/** The link of a picture for one mode is hidden with it in the other, since nothing is left of it there. */
const zoomed = (shown: Element, image: Element, mode: ReturnType<typeof colorModeClass>): Element => ({
  ...element('a', { className: ['zoom', ...(mode ? [mode] : [])], href: image.properties['src'] }, [shown]),
  data: { zooms: true },
})

const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : []

/** Marks a placeholder that stands for two attributes and not for the value of one. */
const SIZE_ATTRIBUTE = 'dataImageSize'
