import type { Nodes } from 'mdast'
import type { Conversion } from './dialect.ts'

/** Marks that text without markup hardly has. */
const MARKED = /\*\*|`|\]\(|&\w+;|<\/?[a-z]+\b/

/** Elements of HTML that mark words; what else looks like one may be meant, as `Vec<T>` is. */
const TAGS = /^<\/?(?:a|abbr|b|br|code|em|i|kbd|mark|s|small|span|strong|sub|sup|u)\b[^<>]*>$/i

/** The words of a line of Markdown, as descriptions are shown here, also in the head of a page. */
export function plainWords(written: string, { parse }: Conversion): string {
  if (!MARKED.test(written)) return written
  const [block, ...others] = parse(written).children
  return block?.type === 'paragraph' && others.length === 0 ? wordsIn(block).replace(/\s+/g, ' ').trim() : written
}

function wordsIn(node: Nodes): string {
  if (node.type === 'html') return TAGS.test(node.value) ? '' : node.value
  if (node.type === 'image') return node.alt ?? ''
  if (node.type === 'break') return ' '
  if ('children' in node) return node.children.map(wordsIn).join('')
  return 'value' in node ? node.value : ''
}
