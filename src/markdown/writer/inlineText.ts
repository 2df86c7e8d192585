import type { Element, RootContent } from 'hast'
import { codeSpan, escapeText, oneLine } from '../../model/markdown.ts'
import { addressOf } from '../../model/markdownLink.ts'
import { isElement, textOf } from '../hastElement.ts'
import { footnoteReference } from './footnotes.ts'

/** Text with its emphasis, code, links and pictures; one line. */
export function inlineText(nodes: RootContent[]): string {
  const [first] = nodes
  if (first === undefined || nodes.length === 1) return first ? inlineNode(first) : ''
  const written: string[] = []
  let latest = ''
  for (const node of nodes) {
    const next = inlineNode(node)
    if (next === '') continue
    // Before a link, an exclamation mark would make a picture of it.
    if (next.startsWith('[') && latest.endsWith('!')) written.push(`${written.pop()?.slice(0, -1)}\\!`)
    latest = latest.endsWith(' ') && next.startsWith(' ') ? next.slice(1) : next
    written.push(latest)
  }
  return written.join('')
}

function inlineNode(node: RootContent): string {
  if (node.type === 'text') return escapeText(oneLine(node.value))
  return node.type === 'element' ? inlineElement(node) : ''
}

function inlineElement(node: Element): string {
  switch (node.tagName) {
    case 'br':
      // A line of its own would end a heading or the row of a table.
      return '<br>'
    case 'code':
    case 'kbd':
      return codeSpan(textOf(node))
    case 'strong':
    case 'b':
      return around('**', node)
    case 'em':
    case 'i':
      return around('*', node)
    case 'del':
      return around('~~', node)
    case 'input':
      return node.properties['checked'] ? '[x] ' : '[ ] '
    case 'img':
      return imageText(node)
    case 'a':
      return footnoteReference(node) ?? linkText(node)
    case 'svg':
      return pictureText(node)
    case 'video':
    case 'audio':
      return mediaText(node)
    case 'sub':
    case 'sup':
      return raisedText(node)
    default:
      return inlineText(node.children)
  }
}

/** Spaces belong outside of the marks, which would not count otherwise. */
function around(mark: string, { children }: Element): string {
  const text = inlineText(children)
  const inner = text.trim()
  if (inner === '') return text
  // Two asterisks on both sides would be strong.
  const parted = mark === '*' ? inner.replace(/^\*([^*]+)\*$/, '_$1_') : inner
  return text.replace(inner, () => mark + parted + mark)
}

function imageText({ properties: { src, alt, title } }: Element): string {
  return src ? `![${escapeText(String(alt ?? ''))}](${address(src)}${titleText(title)})` : ''
}

function linkText({ children, properties: { href, title } }: Element): string {
  const text = inlineText(children)
  if (!href || text.trim() === '') return text
  return `[${text.trim()}](${address(href)}${titleText(title)})`
}

/** That of an API element or a term is a placeholder already. */
const address = (written: Element['properties'][string]): string => addressOf(String(written))

const titleText = (title: Element['properties'][string]): string =>
  title ? ` "${escapeText(oneLine(String(title))).replaceAll('"', '\\"')}"` : ''

/** Markdown shows neither films nor sound, but can lead there. */
function mediaText({ tagName, children, properties: { src, ariaLabel, title } }: Element): string {
  const sources = children.flatMap((child) => (isElement(child, 'source') ? (child.properties['src'] ?? []) : []))
  const written = src ?? sources[0]
  const text =
    inlineText(children).trim() || escapeText(String(ariaLabel ?? title ?? (tagName === 'video' ? 'Video' : 'Audio')))
  return written ? `[${text}](${address(written)})` : text
}

/** Markdown has no marks for these, and without any `10<sup>6</sup>` would be 106. */
function raisedText({ tagName, children }: Element): string {
  const text = inlineText(children)
  return text.trim() === '' || text.startsWith('[^') ? text : `<${tagName}>${text}</${tagName}>`
}

/** What a drawing says to those who cannot see it. */
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
