import type { Blockquote, List, ListItem } from 'mdast'
import { isQuoted, type Block as PartBlock } from '../../model/blocks.ts'
import { block, CLOSE_BLOCK, NEXT_SLOT, openBlock } from '../../model/html.ts'
import { pushAll } from '../../model/pushAll.ts'
import { languageOf, unmarked } from '../../model/texts/marks.ts'
import { type Alert, alertBlock, alertIn } from '../directives/alert.ts'
import { cardIn } from '../directives/card.ts'
import { hasTitle, type StandardTitle, titleText } from '../directives/directiveKinds.ts'
import { type Directive, partsOf } from '../directives/directiveParts.ts'
import { directiveOf } from '../directives/ownDirective.ts'
import { claimElementId } from '../transforms/elementIds.ts'
import { blocksFrom, type Piece } from '../writer/pieces.ts'
import { joinWords, wordsOf } from '../writer/words.ts'
import { type LinkMarkup, writeLink } from './links.ts'
import { attributes, escapeText } from './markup.ts'
import { phrase } from './phrase.ts'
import { type Walk, writeId } from './walk.ts'
import { type Block, htmlOf, type Phrase, paragraphOf, piecesOf, quoted } from './written.ts'

/** Writes a directive that is known: as a block with its title and its content, or as cards. */
export function writeDirective(node: Directive, walk: Walk): Block[] {
  const { context } = walk
  const { label, children } = partsOf(node)
  const drawing = directiveOf(node.name, context.options)?.drawing
  if (!drawing || drawing.kind === 'content') throw new Error(`the walk does not support ":::${node.name}"`)
  if (drawing.kind === 'cards') return children.flatMap((child) => writeCards(child, walk))
  const written = node.attributes?.['id']
  const id = written ? claimElementId(written, context.placeOf(node), context) : undefined
  const title = hasTitle(drawing, node, label) ? titleOf(label, drawing.title ?? '', walk) : undefined
  const part = drawing.block(node, title?.text ?? '')
  return [writePart(part, id, title, walk.writeBlocks(children), walk)]
}

function titleOf(label: ReturnType<typeof partsOf>['label'], standard: StandardTitle, walk: Walk): Phrase {
  const title = label.length > 0 ? phrase(label, { ...walk, inStrong: true }) : standardTitle(standard, walk)
  walk.context.words.push('\n')
  return title
}

function standardTitle(title: StandardTitle, { context }: Walk): Phrase {
  const { texts } = context.options
  const shown = titleText(title, texts.marked ?? texts)
  const text = unmarked(shown)
  context.words.push(text)
  const language = languageOf(shown)
  const html = language ? `<span${attributes(language)}>${escapeText(text)}</span>` : escapeText(text)
  return { html, text, words: [wordsOf(text)] }
}

function writePart(
  part: PartBlock,
  id: string | undefined,
  title: Phrase | undefined,
  content: Block[],
  walk: Walk,
): Block {
  walk.context.words.push('\n')
  const slots = title ? [part.name === 'Details' ? 'summary' : 'title', 'children'] : ['children']
  const opened =
    id === undefined
      ? opening(part, id, slots)
      : writeId(walk, opening(part, id, slots), opening(part, undefined, slots))
  const html = `${opened}${title ? title.html + NEXT_SLOT : ''}${htmlOf(content)}${CLOSE_BLOCK}`
  const pieces = [...(title ? [titlePiece(title)] : []), ...piecesOf(content)]
  return { html, pieces: [isQuoted(part) ? quoted(pieces) : { kind: 'blocks', texts: blocksFrom(pieces) }] }
}

/** Other elements may have an id as well; those that are in a block have it among its props. */
const opening = ({ name, props }: PartBlock, id: string | undefined, slots: string[]): string =>
  openBlock(name, { ...props, id }, slots)

function titlePiece({ words }: Phrase): Piece {
  const text = joinWords(words).trim()
  return { kind: 'blocks', texts: text === '' ? [] : [`**${text}**`] }
}

/** A callout in GitHub's spelling; undefined for another quote. */
export function writeAlert(node: Blockquote, walk: Walk): Block | undefined {
  const alert: Alert | undefined = alertIn(node)
  if (!alert?.kind) return undefined
  const title = titleOf(alert.title, alert.kind, walk)
  const content = walk.writeBlocks(alert.children)
  return writePart(alertBlock(alert.kind, alert), undefined, title, content, walk)
}

function writeCards(child: Parameters<Walk['writeBlocks']>[0][number], walk: Walk): Block[] {
  return child.type === 'list' && !child.ordered ? [writeCardList(child, walk)] : walk.writeBlocks([child])
}

function writeCardList({ children }: List, walk: Walk): Block {
  const cards = children.map((item) => writeCard(item, walk))
  walk.context.words.push('\n')
  return {
    html: block('CardList', {}, { children: cards.map(({ html }) => html).join('') }),
    pieces: [{ kind: 'list', ordered: false, start: 1, items: cards.map(({ pieces }) => pieces) }],
  }
}

function writeCard(item: ListItem, walk: Walk): { html: string; pieces: Piece[] } {
  const { icon, title, sentence, rest } = cardIn(item)
  const lead: Phrase = icon ? phrase([icon], walk) : { html: '', text: '', words: [] }
  if (title) {
    writeLink(title, () => phrase(title.children, { ...walk, inLink: true }), lead, walk, CARD_LINK)
    walk.context.words.push('\n')
  }
  const blocks = sentence.length > 0 ? [writeSentence(sentence, walk)] : []
  pushAll(blocks, walk.writeBlocks(rest))
  walk.context.words.push('\n')
  return {
    html: block('Card', {}, { children: lead.html + htmlOf(blocks) }),
    pieces: [...lead.words.map((text): Piece => ({ kind: 'words', text })), ...piecesOf(blocks)],
  }
}

function writeSentence(sentence: Parameters<typeof phrase>[0], walk: Walk): Block {
  const paragraph = paragraphOf(phrase(sentence, walk))
  walk.context.words.push('\n')
  return paragraph
}

const CARD_LINK: LinkMarkup = {
  open: (facts) => openBlock('CardLink', facts, ['children']),
  close: CLOSE_BLOCK,
}
