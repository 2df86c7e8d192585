import { createHash } from 'node:crypto'
import type { InlineStyle } from '../../model/output.ts'
import { constantsOf, usedIn, withConstants, withoutUnused, withShortNames } from './customProperties.ts'
import { firstPaintOf } from './firstPaint.ts'
import { shownBy } from './shownNames.ts'
import { readStyle, type StyleNode, writeStyle } from './styleTree.ts'

/**
 * What pages need of a style sheet before they are painted, in the parts that the sheet was written in: each page takes
 * those of what it shows. The whole sheet comes after them and has all that they have, so that it alone decides.
 *
 * @param sheet the whole sheet, minified
 * @param parts the same in its parts
 */
export function inlineStyles(sheet: string, parts: string[]): InlineStyle[] {
  const constants = constantsOf(firstPaintOf(readStyle(sheet)))
  const early = parts.map((part) => withConstants(firstPaintOf(readStyle(part)), constants))
  const used = usedIn(early)
  return withShortNames(early.map((part) => withoutUnused(part, used))).flatMap((nodes) =>
    nodes.length === 0 ? [] : [inlineStyle(nodes)],
  )
}

const inlineStyle = (nodes: StyleNode[]): InlineStyle => styleOf(writeStyle(nodes), shownBy(nodes))

/** Nothing in it may end the element that it stands in. */
export function styleOf(css: string, shown: InlineStyle['shownBy']): InlineStyle {
  const safe = css.replaceAll('</', '<\\/')
  return { css: safe, hash: createHash('sha256').update(safe).digest('base64'), shownBy: shown }
}
