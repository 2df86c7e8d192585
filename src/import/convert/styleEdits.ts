import type { Conversion } from './dialect.ts'
import type { Edit } from './edits.ts'
import { type HtmlPage, note } from './htmlPage.ts'
import { declarationsIn, endTags, openingTags, plainStyle } from './plainStyle.ts'
import type { Tag } from './tags.ts'

/** Looks are classes with rules in a style sheet. */
export const STYLE_ATTRIBUTE = 'style attribute'

/** Styles are not kept; attributes, elements and classes that show the same are. */
export function styleEdits(tag: Tag, page: HtmlPage, conversion: Conversion): Edit[] {
  const { name, start, end, attributes } = tag
  const { text } = page.edited
  if (attributes['style'] === undefined) return []
  const close = page.closings.get(tag)
  const isAround = close !== undefined && !/\n[ \t]*\n/.test(text.slice(end, close.start))
  const style = plainStyle(name, declarationsIn(attributes['style']), isAround)
  const className = style.rest.length === 0 ? undefined : conversion.styles.classFor(style.rest)
  note(STYLE_ATTRIBUTE, style.rest.length === 0 || className ? 'converted' : 'left', tag, page, conversion)
  const written = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+)/.exec(text.slice(start, end))
  if (!written) return []
  const at = start + written.index
  const own = Object.entries(style.attributes).filter(([key]) => !(key in attributes))
  const classes = className === undefined ? undefined : classEdit(tag, text, className)
  const plain = own.map(([key, value]) => ` ${key}="${value}"`).join('')
  const added = className !== undefined && classes === undefined ? ` class="${className}"` : ''
  return [
    { start: at, end: at + written[0].length, text: added + plain },
    ...(classes ? [classes] : []),
    ...(close && style.around.length > 0
      ? [
          { start: end - 1, end, text: `>${openingTags(style.around)}` },
          { start: close.start, end: close.start + 1, text: `${endTags(style.around)}<` },
        ]
      : []),
  ]
}

/** Adds a class to those that a tag has; undefined if it has none. */
function classEdit({ start, end }: Tag, text: string, name: string): Edit | undefined {
  const written = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s<>"']+))/.exec(text.slice(start, end))
  if (!written) return undefined
  const classes = [written[1] ?? written[2] ?? written[3] ?? '', name].filter(Boolean).join(' ')
  const at = start + written.index
  return { start: at, end: at + written[0].length, text: ` class="${classes}"` }
}
