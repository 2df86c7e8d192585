import { attributeOf, classesOf, find, type HtmlElement, type HtmlNode, textOf } from './htmlTree.ts'

/** Where addresses lead: Markdown may be read anywhere, so all of them are complete. */
export type Addresses = (written: string) => string

/** Text with its emphasis, code and links; one line. */
export const inlineText = (nodes: HtmlNode[], addresses: Addresses): string =>
  nodes
    .map((node) => (node.kind === 'text' ? escapeText(node.text) : inlineElement(node, addresses)))
    .join('')
    .replace(/[\t\n\r ]+/g, ' ')

const LEFT_OUT_ELEMENTS = new Set(['button', 'nav', 'script', 'style', 'template', 'dialog', 'input'])
const LEFT_OUT_CLASSES = new Set([
  'permalink',
  'term-meaning',
  'page-actions',
  'sr-only',
  'doc-foot',
  'other-language',
  'api-server',
])

/** What only a screen, a pointer or a script has a use for. */
export const isLeftOut = (element: HtmlElement): boolean =>
  LEFT_OUT_ELEMENTS.has(element.name) || classesOf(element).some((name) => LEFT_OUT_CLASSES.has(name))

function inlineElement(element: HtmlElement, addresses: Addresses): string {
  const { name, children } = element
  if (isLeftOut(element)) return checkbox(element)
  const inside = (): string => inlineText(children, addresses)
  switch (name) {
    case 'br':
      // A line of its own would end a heading or the row of a table.
      return '<br>'
    case 'code':
    case 'kbd':
      return codeSpan(textOf(element))
    case 'strong':
    case 'b':
      return around('**', inside())
    case 'em':
    case 'i':
      return around('*', inside())
    case 'del':
      return around('~~', inside())
    case 'img':
      return imageText(element, addresses)
    case 'a':
      return isPermalink(element) ? inside() : linkText(attributeOf(element, 'href'), inside(), addresses)
    case 'svg':
      return pictureText(element)
    default:
      return inside()
  }
}

function checkbox(element: HtmlElement): string {
  if (element.name !== 'input' || attributeOf(element, 'type') !== 'checkbox') return ''
  return attributeOf(element, 'checked') === undefined ? '[ ] ' : '[x] '
}

function imageText(image: HtmlElement, addresses: Addresses): string {
  const source = attributeOf(image, 'src')
  return source ? `![${escapeText(attributeOf(image, 'alt') ?? '')}](${addresses(source)})` : ''
}

/** What a drawing says to those who cannot see it. */
function pictureText(svg: HtmlElement): string {
  const words = ['title', 'desc'].flatMap((part) => {
    const element = find(svg, ({ name }) => name === part)
    return element ? [escapeText(textOf(element).trim())] : []
  })
  return words.length === 0 ? '' : `*Picture: ${words.join('. ')}*`
}

/** In the API reference, names of fields and statuses are links to where they stand. */
const isPermalink = (link: HtmlElement): boolean =>
  find(link, (each) => classesOf(each).some((name) => name === 'api-name' || name === 'api-status')) !== undefined

function linkText(href: string | undefined, text: string, addresses: Addresses): string {
  if (!href || text.trim() === '') return text
  return `[${text.trim()}](${addresses(href)})`
}

/** Spaces belong outside of the marks, which would not count otherwise. */
function around(mark: string, text: string): string {
  const [, before = '', middle = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  return middle === '' ? text : `${before}${mark}${middle}${mark}${after}`
}

/** More backticks around than there are inside. */
export function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, ' ')
  if (code.trim() === '') return ''
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const space = code.startsWith('`') || code.endsWith('`') ? ' ' : ''
  return `${fence}${space}${code}${space}${fence}`
}

/** What would be read as markup. Underscores inside of words are none. */
export const escapeText = (text: string): string =>
  text.replace(/[\\`*[\]<~]|&(?=#?\w+;)/g, '\\$&').replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
