import type { Element, ElementContent, RootContent } from 'hast'
import { codeFence, escapeText, heading, list, paragraph, prefixed } from '../../model/markdown.ts'
import { isLabel } from '../directives/label.ts'
import { isElement, textOf } from '../hastElement.ts'
import { blockFence, blockTitle } from './codeText.ts'
import { footnotesIn } from './footnotes.ts'
import { inlineText } from './inlineText.ts'
import { isBlock } from './isBlock.ts'
import { tableText } from './tableText.ts'

/** Blocks of Markdown, one after the other. */
export function blocksOf(nodes: RootContent[]): string[] {
  const blocks: string[] = []
  let run: RootContent[] = []
  const endRun = (): void => {
    const text = run.length === 0 ? '' : paragraph(inlineText(run))
    if (text !== '') blocks.push(text)
    run = []
  }
  for (const node of nodes) {
    if (!holdsBlocks(node)) {
      run.push(node)
      continue
    }
    endRun()
    for (const text of blockText(node)) if (text !== '') blocks.push(text)
  }
  endRun()
  return blocks
}

/** An inline element may lie around blocks, as a link around a card. */
const holdsBlocks = (node: RootContent): boolean =>
  node.type === 'raw'
    ? node.data?.block !== undefined
    : node.type === 'element' && (isBlock(node) || node.children.some(holdsBlocks))

function blockText(node: RootContent): string[] {
  if (node.type === 'raw' && node.data?.block) return [blockTitle(node.data.block), blockFence(node.data.block)]
  return node.type === 'element' ? elementText(node) : []
}

function elementText(node: Element): string[] {
  const { tagName, children } = node
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [heading(Number(tagName[1]), inlineText(children))]
    case 'p':
      return [isLabel(node) ? label(children) : paragraph(inlineText(children))]
    case 'hr':
      return ['---']
    case 'pre':
      return [codeFence(textOf(node).replace(/\n$/, ''), '')]
    case 'blockquote':
    case 'aside':
      return [prefixed(blocksOf(children).join('\n\n'), '> ', '> ')]
    case 'ul':
    case 'ol':
      return [listText(node)]
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

function label(children: ElementContent[]): string {
  const text = inlineText(children).trim()
  return text === '' ? '' : `**${text}**`
}

function captionText({ children }: Element): string {
  const caption = children.find((child) => isElement(child, 'caption'))
  return caption ? `**${escapeText(textOf(caption).replace(/\s+/g, ' ').trim())}**` : ''
}

function listText({ tagName, properties, children }: Element): string {
  const first = Number(properties['start'] ?? 1)
  const items = children.filter((node) => isElement(node, 'li'))
  const texts = items.map((item) => {
    const isLoose = item.children.some((child) => isElement(child, 'p'))
    return blocksOf(item.children).join(isLoose ? '\n\n' : '\n')
  })
  return list(texts, tagName === 'ol' ? (index) => `${first + index}. ` : undefined)
}

/** Markdown has no lists of definitions; what is defined is told apart by being bold. */
function definitionsText(definitions: Element): string {
  const items: string[] = []
  for (const { tagName, children } of definitionsIn(definitions)) {
    const blocks = blocksOf(children)
    if (tagName === 'dt') items.push(`**${blocks.join(' ')}:**`)
    else items.push(`${items.pop() ?? ''} ${blocks.join('\n\n')}`.trim())
  }
  return list(items)
}

/** Terms and meanings; each couple may have a `<div>` around it. */
const definitionsIn = (list: Element): Element[] =>
  list.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'dt' || child.tagName === 'dd' ? [child] : definitionsIn(child)
  })
