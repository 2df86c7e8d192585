import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

const ATTRIBUTES = new Set(['aria-label', 'aria-description', 'title', 'alt', 'placeholder'])
const HIDDEN = new Set(['script', 'style', 'code', 'pre', 'math', 'textarea'])

/** What a page says to its reader: its texts, and the attributes that are read out or shown. */
export const shownWords = (html: string): string[] => wordsIn(parse(html))

function wordsIn(node: Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  if (HIDDEN.has(node.nodeName)) return []
  const own = 'attrs' in node ? node.attrs.filter(({ name }) => ATTRIBUTES.has(name)).map(({ value }) => value) : []
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(wordsIn) : [])]
}
