import { type DefaultTreeAdapterMap, serializeOuter } from 'parse5'
import { pushAll } from '../../model/pushAll.ts'
import { inMarkdown } from '../convert/links.ts'
import { htmlAttribute, htmlText } from './htmlText.ts'

export type HtmlNode = DefaultTreeAdapterMap['childNode']
export type HtmlElement = DefaultTreeAdapterMap['element']

/** The blocks of Markdown that show what HTML does; elements that only arrange others are left out. */
export function blocksOf(nodes: readonly HtmlNode[]): string[] {
  const blocks: string[] = []
  let line = ''
  const endLine = (): void => {
    if (line.trim() !== '') blocks.push(paragraph(line.trim()))
    line = ''
  }
  for (const node of nodes) {
    if (isElement(node) && hasBlocks(node)) {
      endLine()
      pushAll(blocks, elementBlocks(node))
    } else line = beside(line, inlineText(node))
  }
  endLine()
  return blocks
}

/** A text that begins as a list or a heading does is not one. */
const paragraph = (text: string): string => text.replace(/^(?=[-+#])|(?<=^\d{1,9})(?=[.)])/, '\\')

/** Buttons stand beside one another without a space between them. */
const beside = (line: string, text: string): string =>
  /\)$/.test(line) && text.startsWith('[') ? `${line} ${text}` : line + text

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node

export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value

export const elementsIn = (nodes: readonly HtmlNode[]): HtmlElement[] =>
  nodes.filter(isElement).flatMap((node) => [node, ...elementsIn(node.childNodes)])

export const textIn = (node: HtmlNode): string =>
  'value' in node ? node.value : isElement(node) ? node.childNodes.map(textIn).join('') : ''

const ARRANGING = /^(?:div|section|header|main|article|aside|footer|nav|center|figure|figcaption|page-layout)$/
const BLOCK = /^(?:h[1-6]|p|ul|ol|dl|table|blockquote|details|video|hr)$/

const hasBlocks = (node: HtmlElement): boolean =>
  ARRANGING.test(node.tagName) ||
  BLOCK.test(node.tagName) ||
  node.childNodes.some((child) => isElement(child) && hasBlocks(child))

function elementBlocks(node: HtmlElement): string[] {
  const { tagName, childNodes } = node
  const level = /^h([1-6])$/.exec(tagName)?.[1]
  if (level !== undefined) return [headingText(node, Number(level))]
  if (tagName === 'ul' || tagName === 'ol') return [listText(node) ?? rawText(node)]
  if (tagName === 'a') return linkedBlocks(node)
  if (BLOCK.test(tagName) && tagName !== 'p') return [rawText(node)]
  return blocksOf(childNodes)
}

function headingText(node: HtmlElement, level: number): string {
  const id = attributeOf(node, 'id')
  return `${'#'.repeat(level)} ${textInside(node)}${id ? ` {#${id}}` : ''}`
}

/** A list whose items are one line each. */
function listText({ tagName, childNodes }: HtmlElement): string | undefined {
  const items = childNodes.filter(isElement)
  if (
    items.some((item) => item.tagName !== 'li' || item.childNodes.some((child) => isElement(child) && hasBlocks(child)))
  )
    return undefined
  return items.map((item, index) => `${tagName === 'ol' ? `${index + 1}.` : '-'} ${textInside(item)}`).join('\n')
}

/** A link around blocks is one at the first of them. */
function linkedBlocks(node: HtmlElement): string[] {
  const [first, ...rest] = blocksOf(node.childNodes)
  if (first === undefined) return []
  const [, mark = '', text = ''] = /^(#+ )?(.*)$/s.exec(first) ?? []
  return [`${mark}[${text}](${inMarkdown(attributeOf(node, 'href') ?? '')})`, ...rest]
}

/** HTML ends at a blank line. */
const rawText = (node: HtmlElement): string => serializeOuter(node).replace(/\s*\n\s*/g, ' ')

const textInside = ({ childNodes }: HtmlElement): string => childNodes.map(inlineText).join('').trim()

function inlineText(node: HtmlNode): string {
  if ('value' in node) return htmlText(node.value.replace(/\s+/g, ' '))
  if (!isElement(node)) return ''
  const { tagName } = node
  // A drawing that means nothing to a reader has no size of its own.
  if (tagName === 'svg') return attributeOf(node, 'aria-hidden') === undefined ? rawText(node) : ''
  if (tagName === 'img') return imageText(node)
  const inside = textInside(node)
  const href = tagName === 'a' ? attributeOf(node, 'href') : undefined
  if (href !== undefined) return `[${inside}](${inMarkdown(href)})`
  if (tagName === 'br') return '<br>'
  return tagName === 'span' || tagName === 'a' ? inside : `<${tagName}>${inside}</${tagName}>`
}

/** The sizes of pictures were in style sheets, and most are small ones above a text. */
function imageText(node: HtmlElement): string {
  const [src, alt, width] = ['src', 'alt', 'width'].map((name) => attributeOf(node, name) ?? '')
  return `<img${htmlAttribute('src', src ?? '')}${htmlAttribute('alt', alt ?? '')}${htmlAttribute('width', width || '200')}>`
}
