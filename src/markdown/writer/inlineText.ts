import type { Element, RootContent } from 'hast'
import { codeSpan, escapeText, oneLine } from '../../model/markdown.ts'
import { addressOf } from '../../model/markdownLink.ts'
import { isElement, textOf } from '../hastElement.ts'
import { footnoteReference } from './footnotes.ts'
import { around, checkBox, imageText, joinWords, LINE_BREAK, linkText, wordsOf } from './words.ts'

/** Text with its emphasis, code, links and pictures; one line. Markdown has no marks for strong text within strong text. */
export const inlineText = (nodes: RootContent[], inStrong = false): string =>
  joinWords(nodes.map((node) => inlineNode(node, inStrong)))

export function inlineNode(node: RootContent, inStrong = false): string {
  if (node.type === 'text') return wordsOf(node.value)
  if (node.type === 'raw') return oneLine(node.data?.drawn?.markdown ?? '')
  return node.type === 'element' ? inlineElement(node, inStrong) : ''
}

function inlineElement(node: Element, inStrong: boolean): string {
  switch (node.tagName) {
    case 'br':
      return LINE_BREAK
    case 'code':
    case 'kbd':
      return codeSpan(textOf(node))
    case 'strong':
    case 'b':
      return inStrong ? inlineText(node.children, true) : around('**', inlineText(node.children, true))
    case 'em':
    case 'i':
      return around('*', inlineText(node.children, inStrong))
    case 'del':
      return around('~~', inlineText(node.children, inStrong))
    case 'input':
      return checkBox(Boolean(node.properties['checked']))
    case 'img':
      return image(node)
    case 'a':
      return node.data?.zooms ? inlineText(node.children, inStrong) : (footnoteReference(node) ?? link(node, inStrong))
    case 'svg':
      return pictureText(node)
    case 'video':
    case 'audio':
      return mediaText(node)
    case 'sub':
    case 'sup':
      return raisedText(node, inStrong)
    default:
      return inlineText(node.children, inStrong)
  }
}

const image = ({ properties: { src, alt, title } }: Element): string =>
  imageText(written(src), written(alt) ?? '', written(title))

const link = ({ children, properties: { href, title } }: Element, inStrong: boolean): string =>
  linkText(inlineText(children, inStrong), written(href), written(title))

const written = (value: Element['properties'][string]): string | undefined =>
  value === undefined || value === null ? undefined : String(value)

/** Markdown shows neither films nor sound, but can lead there. */
function mediaText({ tagName, children, properties: { src, ariaLabel, title } }: Element): string {
  const sources = children.flatMap((child) => (isElement(child, 'source') ? (child.properties['src'] ?? []) : []))
  const address = src ?? sources[0]
  const text =
    inlineText(children).trim() || escapeText(String(ariaLabel ?? title ?? (tagName === 'video' ? 'Video' : 'Audio')))
  return address ? `[${text}](${addressOf(String(address))})` : text
}

/** Markdown has no marks for these, and without any `10<sup>6</sup>` would be 106. */
function raisedText({ tagName, children }: Element, inStrong: boolean): string {
  const text = inlineText(children, inStrong)
  return text.trim() === '' || text.startsWith('[^') ? text : `<${tagName}>${text}</${tagName}>`
}

/** The text alternative of a drawing. */
function pictureText(svg: Element): string {
  const words = ['title', 'desc'].flatMap((part) => {
    const found = find(svg, part)
    return found ? [escapeText(oneLine(textOf(found)).trim())] : []
  })
  return words.length === 0 ? '' : `*Picture: ${words.join('. ')}*`
}

function find(parent: Element, tagName: string): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const found = isElement(child, tagName) ? child : find(child, tagName)
    if (found) return found
  }
  return undefined
}
