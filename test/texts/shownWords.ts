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

/** The texts that stand in no element with a language of its own. Attributes have the language of their element. */
export const wordsInPageLanguage = (html: string): string[] => plainWordsIn(parse(html))

function plainWordsIn(node: Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  if (HIDDEN.has(node.nodeName) || node.nodeName === 'title') return []
  if (node.nodeName !== 'html' && 'attrs' in node && node.attrs.some(({ name }) => name === 'lang')) return []
  return 'childNodes' in node ? node.childNodes.flatMap(plainWordsIn) : []
}
