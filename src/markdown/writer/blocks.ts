import type { Element, ElementContent, RootContent } from 'hast'
import { type Block, isQuoted } from '../../model/blocks.ts'
import { codeFence, escapeText, heading, list, oneLine, paragraph, prefixed } from '../../model/markdown.ts'
import { isElement, textOf } from '../hastElement.ts'
import { blockFence, blockTitle } from './codeText.ts'
import { footnotesIn } from './footnotes.ts'
import { inlineNode, inlineText } from './inlineText.ts'
import { isBlock } from './isBlock.ts'
import { blocksFrom, type Piece } from './pieces.ts'
import { tableText } from './tableText.ts'

/** Blocks of Markdown, one after the other. */
export const blocksOf = (nodes: RootContent[]): string[] => blocksFrom(nodes.map(pieceOf))

export function pieceOf(node: RootContent): Piece {
  if (node.type === 'raw' && node.data?.block) {
    return { kind: 'blocks', texts: [blockTitle(node.data.block), blockFence(node.data.block)], isCode: true }
  }
  if (node.type === 'raw' && node.data?.drawn?.isBlock) return { kind: 'blocks', texts: [node.data.drawn.markdown] }
  if (node.type !== 'element' || !holdsBlocks(node)) return { kind: 'words', text: inlineNode(node) }
  if (node.tagName === 'ul' || node.tagName === 'ol') return listPiece(node)
  return { kind: 'blocks', texts: elementText(node), isCode: node.tagName === 'pre' }
}

/** An inline element may lie around blocks, as a link around a card. */
export const holdsBlocks = (node: RootContent): boolean =>
  node.type === 'raw'
    ? node.data?.block !== undefined || node.data?.drawn?.isBlock === true
    : node.type === 'element' && (isBlock(node) || node.children.some(holdsBlocks))

const listPiece = ({ tagName, properties, children }: Element): Piece => ({
  kind: 'list',
  ordered: tagName === 'ol',
  start: Number(properties['start'] ?? 1),
  items: children.filter((node) => isElement(node, 'li')).map((item) => item.children.map(pieceOf)),
})

function elementText(node: Element): string[] {
  const { tagName, children, data } = node
  if (data?.slot) return [label(children)]
  if (data?.part) return partText(data.part, children)
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [heading(Number(tagName[1]), inlineText(children))]
    case 'p':
      return [paragraph(inlineText(children))]
    case 'hr':
      return ['---']
    case 'pre':
      return [codeFence(textOf(node).replace(/\n$/, ''), '')]
    case 'blockquote':
    case 'aside':
      return [quote(blocksOf(children))]
    case 'dl':
      return [definitionsText(node)]
    case 'section':
      return footnotesIn(node, blocksOf) ?? blocksOf(children)
    case 'summary':
      return [label(children)]
    case 'table':
      return [captionText(node), tableText(node)]
    default:
      return blocksOf(children)
  }
}

/** What is around a block is the theme's. */
function partText(block: Block, children: ElementContent[]): string[] {
  const blocks = blocksOf(children)
  return isQuoted(block) ? [quote(blocks)] : blocks
}

const quote = (blocks: string[]): string => prefixed(blocks.join('\n\n'), '> ', '> ')

function label(children: ElementContent[]): string {
  const text = inlineText(children, true).trim()
  return text === '' ? '' : `**${text}**`
}

function captionText({ children }: Element): string {
  const caption = children.find((child) => isElement(child, 'caption'))
  return caption ? `**${escapeText(oneLine(textOf(caption)).trim())}**` : ''
}

/** Markdown has no lists of definitions; the defined terms are bold. */
function definitionsText(definitions: Element): string {
  const items: string[] = []
  for (const { tagName, children } of definitionsIn(definitions)) {
    if (tagName === 'dt') items.push(`**${inlineText(children, true).trim()}:**`)
    else items.push(`${items.pop() ?? ''} ${blocksOf(children).join('\n\n')}`.trim())
  }
  return list(items)
}

/** Terms and meanings; each couple may have a `<div>` around it. */
const definitionsIn = (list: Element): Element[] =>
  list.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'dt' || child.tagName === 'dd' ? [child] : definitionsIn(child)
  })
