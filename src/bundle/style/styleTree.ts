/** A style sheet as a tree: declarations and statements as they stand, and rules with what is inside them. */
export type StyleNode = string | StyleRule
export type StyleRule = { head: string; inside: StyleNode[] }

const OPENING = '([{'
const CLOSING = ')]}'

/** Reads what esbuild has minified: there are no comments, and every string is closed. */
export function readStyle(css: string): StyleNode[] {
  return readNodes(css, 0, css.length)
}

function readNodes(css: string, start: number, end: number): StyleNode[] {
  const nodes: StyleNode[] = []
  let from = start
  while (from < end) {
    const stop = endOfPart(css, from, end, ';{')
    const text = css.slice(from, stop).trim()
    if (css[stop] !== '{') {
      if (text !== '') nodes.push(text)
      from = stop + 1
      continue
    }
    const close = endOfPart(css, stop + 1, end, '}')
    nodes.push({ head: text, inside: readNodes(css, stop + 1, close) })
    from = close + 1
  }
  return nodes
}

/** The items of a list of selectors. */
export function splitSelectors(head: string): string[] {
  const items: string[] = []
  for (let from = 0; from <= head.length; ) {
    const stop = endOfPart(head, from, head.length, ',')
    items.push(head.slice(from, stop).trim())
    from = stop + 1
  }
  return items
}

/** A selector without certain functions, of which the outermost count, and these. The first group of `opening` is a name. */
export function cutFunctions(selector: string, opening: RegExp) {
  const cut: { name: string; argument: string }[] = []
  let plain = ''
  let from = 0
  for (const { 0: opened, 1: name = '', index } of selector.matchAll(opening)) {
    if (index < from) continue
    const start = index + opened.length
    const end = endOfPart(selector, start, selector.length, ')')
    cut.push({ name, argument: selector.slice(start, end) })
    plain += selector.slice(from, index)
    from = end + 1
  }
  return { plain: plain + selector.slice(from), cut }
}

/** Where the first of some characters stands, outside strings and brackets; the end if there is none. */
function endOfPart(css: string, from: number, end: number, stops: string): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < end; at += 1) {
    const character = css[at] ?? ''
    if (character === '\\') at += 1
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (depth === 0 && stops.includes(character)) return at
    else if (character === '"' || character === "'") quote = character
    else if (OPENING.includes(character)) depth += 1
    else if (CLOSING.includes(character)) depth -= 1
  }
  return end
}

export const writeStyle = (nodes: StyleNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? `${node};` : writeRule(node))).join('')

const writeRule = ({ head, inside }: StyleRule): string => `${head}{${writeStyle(inside).replace(/;$/, '')}}`
