import type { Element, ElementContent, RootContent } from 'hast'
import { codeFence, escapeText, heading, list, oneLine, paragraph, prefixed } from '../../model/markdown.ts'
import { isLabel } from '../directives/label.ts'
import { isBlank, isElement, textOf } from '../hastElement.ts'
import { blockFence, blockTitle } from './codeText.ts'
import { footnotesIn } from './footnotes.ts'
import { inlineText } from './inlineText.ts'
import { isBlock } from './isBlock.ts'
import { tableText } from './tableText.ts'

/** Blocks of Markdown, one after the other. */
export function blocksOf(nodes: RootContent[]): string[] {
  const blocks: string[] = []
  let run: RootContent[] = []
  let previous: List | undefined
  const add = (texts: string[], list?: List): void => {
    const written = texts.filter((text) => text !== '')
    if (written.length === 0) return
    blocks.push(...written)
    previous = list
  }
  for (const node of nodes) {
    if (!holdsBlocks(node)) {
      run.push(node)
      continue
    }
    add(run.length === 0 ? [] : [paragraph(inlineText(run))])
    run = []
    const list = listOf(node, previous)
    add(list ? [listText(list)] : blockText(node), list)
  }
  add(run.length === 0 ? [] : [paragraph(inlineText(run))])
  return blocks
}

/** A list; one that follows another of its kind has other marks, or they would be one. */
type List = { node: Element; other: boolean }

function listOf(node: RootContent, previous: List | undefined): List | undefined {
  if (!isElement(node, 'ul') && !isElement(node, 'ol')) return undefined
  return { node, other: previous?.node.tagName === node.tagName && !previous.other }
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
  return caption ? `**${escapeText(oneLine(textOf(caption)).trim())}**` : ''
}

function listText({ node: { tagName, properties, children }, other }: List): string {
  const items = children.filter((node) => isElement(node, 'li'))
  const start = Number(properties['start'] ?? 1)
  // Raw HTML may spell any start, which Markdown may not.
  const first = Number.isInteger(start) && start >= 0 && start < 1_000_000_000 - items.length ? start : 1
  const texts = items.map((item) => itemBlocks(item).join(isTight(item) ? '\n' : '\n\n'))
  const markOf = (index: number): string => `${first + index}${other ? ')' : '.'} `
  return list(texts, tagName === 'ol' ? markOf : () => (other ? '* ' : '- '))
}

/** Dashes would make a heading of the line above, and a rule of the whole item. */
const itemBlocks = ({ children }: Element): string[] =>
  blocksOf(children).map((block) => (block === '---' ? '___' : block))

/** Whether an item is a text and lists below it, or a single block: text after a list would be read as part of the list. */
function isTight({ children }: Element): boolean {
  const firstBlock = children.findIndex(holdsBlocks)
  const below = firstBlock < 0 ? [] : children.slice(firstBlock).filter((child) => !isBlank(child))
  return below.every(
    (child) => isElement(child, 'ul') || isElement(child, 'ol') || (isCode(child) && below.length === 1),
  )
}

const isCode = (node: RootContent): boolean => node.type === 'raw' || isElement(node, 'pre')

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
