import type { Blockquote, Heading, Paragraph } from 'mdast'
import { heading } from '../../model/markdown.ts'
import { claimElementId } from '../transforms/elementIds.ts'
import { explicitIdIn, permalinkLabel } from '../transforms/heading.ts'
import { joinWords } from '../writer/words.ts'
import { writeCode } from './code.ts'
import { writeAlert, writeDirective } from './directives.ts'
import { writeFormula } from './formula.ts'
import { hrefNow } from './hrefTo.ts'
import { writeIsland } from './island.ts'
import { writeList } from './lists.ts'
import { attributes } from './markup.ts'
import { phrase } from './phrase.ts'
import { writeTable } from './tables.ts'
import { type BlockNode, type FoundHeading, type Walk, writeLater } from './walk.ts'
import { type Block, onLines, paragraphOf, piecesOf, quoted } from './written.ts'

/** Nothing for nodes that only describe others; a directive may be several blocks. */
export function writeBlock(node: BlockNode, walk: Walk): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [writeParagraph(node, walk)]
    case 'heading':
      return [writeHeading(node, walk)]
    case 'code':
      return [writeCode(node, walk)]
    case 'formula':
      return [writeFormula(node, walk)]
    case 'list':
      return [writeList(node, walk)]
    case 'table':
      return [writeTable(node, walk)]
    case 'blockquote':
      return [writeQuote(node, walk)]
    case 'containerDirective':
      return writeDirective(node, walk)
    case 'thematicBreak':
      return [{ html: '<hr>', pieces: [{ kind: 'blocks', texts: ['---'] }] }]
    case 'html':
      return [writeIsland(node, walk)]
    case 'definition':
    case 'footnoteDefinition':
      return []
    default:
      throw new Error(`the walk does not support "${node.type}"`)
  }
}

function writeParagraph({ children }: Paragraph, walk: Walk): Block {
  const block = paragraphOf(phrase(children, walk))
  walk.context.words.push('\n')
  return block
}

function writeQuote(node: Blockquote, walk: Walk): Block {
  const alert = writeAlert(node, walk)
  if (alert) return alert
  const blocks = walk.writeBlocks(node.children)
  walk.context.words.push('\n')
  return { html: `<blockquote>${onLines(blocks)}</blockquote>`, pieces: [quoted(piecesOf(blocks))] }
}

/** A heading, whose id and permalink are written when all ids that authors chose are known. */
function writeHeading(node: Heading, walk: Walk): Block {
  const { context, headings } = walk
  const { children, id } = withoutExplicitId(node)
  const chosen = id === undefined ? undefined : claimElementId(id, context.placeOf(node), context)
  const from = context.words.length
  const { html, text, words } = phrase(children, walk)
  context.words.push('\n')
  context.headingWords.push({ from, to: context.words.length })
  const level = walk.levelOf(node.depth)
  const found: FoundHeading = { id: chosen, level, text: text.trim(), place: context.placeOf(node) }
  headings.push(found)
  const idLater = writeLater(walk, () => ({ shown: attributes({ id: found.id }), repeated: '' }))
  return {
    html: `<h${level}${idLater}>${html}${permalink(found, walk)}</h${level}>`,
    pieces: [{ kind: 'blocks', texts: [heading(level, joinWords(words))] }],
  }
}

/** `{#id}` at the end of a heading is its id. */
export function withoutExplicitId({ children }: Heading): { children: Heading['children']; id: string | undefined } {
  const last = children.at(-1)
  const found = last?.type === 'text' ? explicitIdIn(last.value) : undefined
  if (last?.type !== 'text' || !found) return { children, id: undefined }
  return { children: children.with(-1, { ...last, value: found.before }), id: found.id }
}

function permalink(found: FoundHeading, walk: Walk): string {
  const href = writeLater(walk, () => {
    const shown = hrefNow(found.id ?? '', walk)
    return { shown, repeated: shown }
  })
  return `<a class="permalink"${href}${attributes({ 'aria-label': permalinkLabel(found.text, walk.context) })}></a>`
}
