import type { Element } from 'hast'
import { type Placeholder, placeholder } from '../../model/html.ts'
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
 * Rewrites an image's address, loads it lazily, and adds a placeholder for what is missing of its size, which is known when
 * the page is rendered.
 */
export function image(node: Element, context: TextContext, inLink: boolean): Element {
  const target = rewriteAddresses(node, context)
  node.properties = { alt: '', ...node.properties, loading: 'lazy', decoding: 'async' }
  const size = target?.kind === 'asset' ? missingSize(node, target.asset) : undefined
  if (size) node.properties[SIZE_ATTRIBUTE] = placeholder(size)
  const mode = colorModeClass(String(node.properties['src'] ?? ''))
  if (mode) node.properties['className'] = [...classesOf(node), mode]
  if (target?.kind !== 'asset' || inLink) return node
  const picture = context.options.smallImages && maySmall(target.asset) ? withSources(node, target.asset) : node
  // A link to decoration would have no name.
  const zooms = context.options.zoomImages && String(node.properties['alt']).trim() !== ''
  return zooms ? zoomed(picture, node, mode) : picture
}

/** What the text does not say of the size; of a width in percent, nothing follows. */
function missingSize({ properties: { width, height } }: Element, asset: string): Placeholder | undefined {
  if (width === undefined && height === undefined) return { kind: 'image-size', argument: asset }
  if (height === undefined && isLength(width)) return { kind: 'image-height', argument: `${width} ${asset}` }
  if (width === undefined && isLength(height)) return { kind: 'image-width', argument: `${height} ${asset}` }
  return undefined
}

const isLength = (given: unknown): boolean => /^[1-9]\d{0,4}$/.test(String(given))

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
