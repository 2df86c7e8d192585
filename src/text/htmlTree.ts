/** The little of HTML that our own renderer writes: well-formed, entities for what must be escaped. */
export type HtmlNode = HtmlElement | { kind: 'text'; text: string }

/** Attributes stay as they are written until one is asked for: most of a page is highlighted code. */
export type HtmlElement = { kind: 'element'; name: string; written: string; children: HtmlNode[] }

const TOKENS = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** Total: whatever does not fit is text, or ends with what it is in. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { kind: 'element', name: 'root', written: '', children: [] }
  const open = [root]
  for (const [token, slash, tag, written = ''] of html.matchAll(TOKENS)) {
    const parent = open.at(-1) ?? root
    const name = tag?.toLowerCase()
    if (name === undefined) {
      if (!token.startsWith('<!--')) parent.children.push({ kind: 'text', text: decode(token) })
    } else if (slash === '/') {
      const at = open.findLastIndex((element) => element.name === name)
      if (at > 0) open.length = at
    } else {
      const element: HtmlElement = { kind: 'element', name, written, children: [] }
      parent.children.push(element)
      if (!VOID.has(name) && !written.endsWith('/')) open.push(element)
    }
  }
  return root
}

/** The value of an attribute; empty for one that has none, undefined when it is not there. */
export function attributeOf({ written }: HtmlElement, wanted: string): string | undefined {
  if (!written.includes(wanted)) return undefined
  for (const [, name, value = ''] of written.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g)) {
    if (name === wanted) return decode(value.replace(/^["']|["']$/g, ''))
  }
  return undefined
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decode = (text: string): string =>
  !text.includes('&')
    ? text
    : text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi, (entity, hex, decimal, name) => {
        if (name) return NAMED[String(name).toLowerCase()] ?? entity
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        return code > 0x10_ff_ff ? entity : String.fromCodePoint(code)
      })

/** All text inside, as it is written. */
export const textOf = (node: HtmlNode): string =>
  node.kind === 'text' ? node.text : node.children.map(textOf).join('')

export const classesOf = (element: HtmlElement): string[] => (attributeOf(element, 'class') ?? '').split(' ')

/** The first element below that is asked for. */
export function find(node: HtmlNode, is: (element: HtmlElement) => boolean): HtmlElement | undefined {
  if (node.kind === 'text') return undefined
  if (is(node)) return node
  for (const child of node.children) {
    const found = find(child, is)
    if (found) return found
  }
  return undefined
}
