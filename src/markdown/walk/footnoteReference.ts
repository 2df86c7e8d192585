import type { FootnoteReference } from 'mdast'
import { claimElementId, FOOTNOTE_LABEL } from '../transforms/elementIds.ts'
import { footnoteLabel } from '../writer/footnotes.ts'
import { hrefTo } from './hrefTo.ts'
import { attributes } from './markup.ts'
import { type Walk, writeId } from './walk.ts'
import type { Phrase } from './written.ts'

/** Writes the number of a note, and counts the reference. */
export function writeFootnoteReference(node: FootnoteReference, to: Phrase, walk: Walk): void {
  const { context, footnotes } = walk
  const key = node.identifier.toUpperCase()
  const count = (footnotes.counts.get(key) ?? 0) + 1
  if (count === 1) footnotes.order.push(key)
  footnotes.counts.set(key, count)
  const number = String(footnotes.order.indexOf(key) + 1)
  const note = noteId(key, context.idPrefix)
  const id = claimElementId(referenceId(key, count, context.idPrefix), context.placeOf(node), context)
  const marks = attributes({ 'data-footnote-ref': true, 'aria-describedby': context.idPrefix + FOOTNOTE_LABEL })
  to.html += `<sup><a${hrefTo(note, walk)}${writeId(walk, attributes({ id }), '')}${marks}>${number}</a></sup>`
  to.words.push(`[^${footnoteLabel(note)}]`)
}

export const noteId = (key: string, idPrefix: string): string => `${idPrefix}fn-${key.toLowerCase()}`

/** The id of a reference: a note may have several. */
export const referenceId = (key: string, count: number, idPrefix: string): string =>
  `${idPrefix}fnref-${key.toLowerCase()}${count > 1 ? `-${count}` : ''}`
