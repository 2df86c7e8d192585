import { ourIcon } from '../convert/iconNames.ts'
import { sizedDrawing } from '../markup/htmlText.ts'
import type { JsxElement } from './attributes.ts'
import { type Context, noteOnce } from './context.ts'

/**
 * The icon of ours that shows the same as one of another set, or the drawing of the site with this name (`src/icons/` of
 * astro-icon); none if there is neither, which is noted once.
 */
export function iconMark(name: string, node: JsxElement, context: Context): string {
  const icon = ourIcon(name)
  const mark = icon === undefined ? drawingOf(name, context) : `:icon[${icon}]`
  if (mark === undefined) noteOnce(`icon without a counterpart: ${name}`, node, context)
  return mark ?? ''
}

/** An icon that is longer is a picture. */
const LONGEST_ICON = 5000

/** A drawing in one line, which may be in a heading. */
function drawingOf(name: string, { conversion }: Context): string | undefined {
  const text = /^[\w/.-]+$/.test(name) ? conversion.include(`/src/icons/${name}.svg`)?.text : undefined
  if (text === undefined || text.length > LONGEST_ICON) return undefined
  const [, attributes = '', inside = ''] = /<svg\b([^<>]*)>([\s\S]*)<\/svg>/.exec(text) ?? []
  return inside === '' ? undefined : `<svg${sizedDrawing(attributes)}>${inside}</svg>`.replace(/\s+/g, ' ')
}
