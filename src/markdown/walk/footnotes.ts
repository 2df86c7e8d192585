import type { FootnoteDefinition, Paragraph } from 'mdast'
import { prefixed } from '../../model/markdown.ts'
import { languageOf } from '../../model/texts/marks.ts'
import { backLabel } from '../footnoteLabels.ts'
import { claimElementId, FOOTNOTE_LABEL } from '../transforms/elementIds.ts'
import { footnoteLabel } from '../writer/footnotes.ts'
import { blocksFrom } from '../writer/pieces.ts'
import { noteId, referenceId } from './footnoteReference.ts'
import { hrefTo } from './hrefTo.ts'
import { attributes, escapeText } from './markup.ts'
import { phrase } from './phrase.ts'
import { type Walk, writeId } from './walk.ts'
import { type Block, htmlOf, type Phrase, paragraphOf, piecesOf } from './written.ts'

/** The notes that a text refers to, below it; undefined without any. */
export function writeFootnotes(walk: Walk): Block | undefined {
  const { context, footnotes } = walk
  if (footnotes.order.length === 0) return undefined
  const level = walk.levelOf(2)
  // The heading has no place of its own, so it gets the latest one.
  const place = context.placeOf({ type: 'root', children: [] })
  const id = claimElementId(context.idPrefix + FOOTNOTE_LABEL, place, context)
  const { texts } = context.options
  const { footnotes: heading } = texts.page
  const language = attributes({ ...languageOf(texts.marked?.page.footnotes) })
  context.words.push(heading, '\n')
  const notes: Note[] = []
  // A note may refer to others, which are then added to the list.
  for (let index = 0; index < footnotes.order.length; index++) notes.push(readNote(footnotes.order[index] ?? '', walk))
  const items = notes.map((note, index) => noteItem(note, index, walk))
  const label = `<h${level} class="sr-only"${language}${writeId(walk, attributes({ id }), '')}>${escapeText(heading)}</h${level}>`
  const list = `<ol>\n${items.map(({ html }) => html).join('\n')}\n</ol>`
  return {
    html: `<section data-footnotes class="footnotes">${label}\n${list}\n</section>`,
    pieces: [{ kind: 'blocks', texts: items.map(({ markdown }) => markdown) }],
  }
}

/** A note whose last paragraph is open, since the links back to the references follow in it. */
type Note = { key: string; id: string; blocks: Block[]; tail: Phrase }

function readNote(key: string, walk: Walk): Note {
  const { context, survey } = walk
  const definition = survey.footnotes.get(key)
  if (!definition) throw new Error(`the note "${key}" is not defined`)
  const id = claimElementId(noteId(key, context.idPrefix), context.placeOf(definition), context)
  const blocks = walk.writeBlocks(definition.children.slice(0, -1))
  const tail = phrase(tailOf(definition).children, walk)
  context.words.push(' ', '\n')
  return { key, id, blocks, tail }
}

function tailOf({ children }: FootnoteDefinition): Paragraph {
  const last = children.at(-1)
  if (last?.type !== 'paragraph') throw new Error('a note does not end with a paragraph')
  return last
}

function noteItem({ key, id, blocks, tail }: Note, index: number, walk: Walk): { html: string; markdown: string } {
  const count = walk.footnotes.counts.get(key) ?? 0
  const back = Array.from({ length: count }, (_, each) => backLink(key, index, each + 1, walk)).join(' ')
  const content = [...blocks, paragraphOf({ ...tail, html: `${tail.html} ${back}` })]
  return {
    html: `<li${writeId(walk, attributes({ id }), '')}>\n${htmlOf(content, '\n')}\n</li>`,
    markdown: prefixed(blocksFrom(piecesOf(content)).join('\n\n'), `[^${footnoteLabel(id)}]: `, '    '),
  }
}

function backLink(key: string, index: number, count: number, walk: Walk): string {
  const again = count > 1
  const label = attributes({
    'data-footnote-backref': '',
    'aria-label': backLabel(walk.context.options.texts.page, index, count),
    class: 'data-footnote-backref',
  })
  const href = hrefTo(referenceId(key, count, walk.context.idPrefix), walk)
  return `<a${href}${label}>↩${again ? `<sup>${count}</sup>` : ''}</a>`
}
