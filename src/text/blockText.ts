import { codeBlock } from './codeBlock.ts'
import { attributeOf, classesOf, find, type HtmlElement, type HtmlNode, textOf } from './htmlTree.ts'
import { type Addresses, escapeText, inlineText, isLeftOut } from './inlineText.ts'
import { isBlock } from './isBlock.ts'
import { tableText } from './tableText.ts'

/** Blocks of Markdown, one after the other. */
export function blocksOf(nodes: HtmlNode[], addresses: Addresses): string[] {
  const blocks: string[] = []
  let run: HtmlNode[] = []
  const endRun = (): void => {
    const text = paragraph(inlineText(run, addresses))
    if (text !== '') blocks.push(text)
    run = []
  }
  for (const node of nodes) {
    if (node.kind === 'text' || !holdsBlocks(node)) {
      run.push(node)
      continue
    }
    endRun()
    if (!isLeftOut(node)) blocks.push(...blockText(node, addresses).filter((text) => text !== ''))
  }
  endRun()
  return blocks
}

/** A line that would begin a list, a heading or a quote is a paragraph all the same. */
const paragraph = (text: string): string => text.trim().replace(/^(\d*)(#{1,6} |[-+>] |(?<=\d)[.)] )/, '$1\\$2')

/** An inline element may lie around blocks, as a link around a card. */
const holdsBlocks = (node: HtmlElement): boolean =>
  isBlock(node) || node.children.some((child) => child.kind === 'element' && holdsBlocks(child))

function blockText(element: HtmlElement, addresses: Addresses): string[] {
  const { name, children } = element
  const inside = (): string[] => blocksOf(children, addresses)
  const line = (): string => inlineText(children, addresses).trim()
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [`${'#'.repeat(Number(name[1]))} ${line()}`]
    case 'p':
      if (classesOf(element).some((each) => each === 'tab-label' || each === 'callout-title')) return [`**${line()}**`]
      return [paragraph(line())]
    case 'hr':
      return ['---']
    case 'pre':
      return [codeBlock(element, '')]
    case 'figure':
      return figureText(element, addresses)
    case 'blockquote':
    case 'aside':
      return [prefixed(inside().join('\n\n'), '> ', '> ')]
    case 'ul':
    case 'ol':
      return [listText(element, addresses)]
    case 'dl':
      return [definitionsText(element, addresses)]
    case 'summary':
      return line() === '' ? [] : [`**${line()}**`]
    case 'table':
      return [captionText(element), tableText(element, addresses)]
    default:
      return inside()
  }
}

function captionText(table: HtmlElement): string {
  const caption = table.children.find((child) => child.kind === 'element' && child.name === 'caption')
  return caption ? `**${escapeText(textOf(caption)).trim()}**` : ''
}

function figureText(figure: HtmlElement, addresses: Addresses): string[] {
  const code = classesOf(figure).includes('code') && find(figure, ({ name }) => name === 'pre')
  if (!code) return blocksOf(figure.children, addresses)
  const title = find(figure, ({ name }) => name === 'figcaption')
  return [
    ...(title ? [`**${escapeText(textOf(title))}**`] : []),
    codeBlock(code, attributeOf(figure, 'data-language') ?? ''),
  ]
}

function listText(list: HtmlElement, addresses: Addresses): string {
  const { name, children } = list
  const first = Number(attributeOf(list, 'start') ?? 1)
  const items = children.filter((node): node is HtmlElement => node.kind === 'element' && node.name === 'li')
  const texts = items.map((item, index) => {
    const mark = name === 'ol' ? `${first + index}. ` : '- '
    const blocks = blocksOf(item.children, addresses)
    const isLoose = item.children.some((child) => child.kind === 'element' && child.name === 'p')
    return prefixed(blocks.join(isLoose ? '\n\n' : '\n'), mark, ' '.repeat(mark.length))
  })
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n')
}

/** Markdown has no lists of definitions; what is defined is told apart by being bold. */
function definitionsText(list: HtmlElement, addresses: Addresses): string {
  const items: string[] = []
  for (const element of partsOf(list)) {
    const blocks = blocksOf(element.children, addresses)
    if (element.name === 'dt') items.push(`- **${blocks.join(' ')}:**`)
    else items.push(`${items.pop() ?? '-'} ${prefixed(blocks.join('\n\n'), '', '  ')}`)
  }
  return items.join('\n')
}

/** Terms and meanings; each couple may have a `<div>` around it. */
const partsOf = (list: HtmlElement): HtmlElement[] =>
  list.children.flatMap((child) => {
    if (child.kind === 'text') return []
    return child.name === 'dt' || child.name === 'dd' ? [child] : partsOf(child)
  })

/** A text with a mark before the first line, and as much room before the others. */
function prefixed(blocks: string, first: string, others: string): string {
  const lines = blocks.split('\n')
  return lines.map((text, index) => (index === 0 ? first + text : (others + text).trimEnd())).join('\n')
}
