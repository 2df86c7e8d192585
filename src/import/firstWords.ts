import type { Nodes, Paragraph } from 'mdast'
import { textOf } from './convert/headings.ts'
import { parseMarkdown } from './convert/parseMarkdown.ts'

/** So many characters of a page introduce it. */
const MOST = 160

/** The beginning of the first paragraph of a page that is not code of MDX; as text, in one line. */
export function firstWords(body: string): string {
  const [first] = parseMarkdown(body).children.flatMap((node) => {
    const text = node.type === 'paragraph' ? beforeExpression(node).replace(/\s+/g, ' ').trim() : ''
    return text === '' || NO_TEXT.test(text) ? [] : [text]
  })
  if (first === undefined || first.length <= MOST) return first ?? ''
  return `${first.slice(0, MOST).replace(/\s+\S*$/, '')} …`
}

/** The sentences before an expression, whose value is not known here. */
function beforeExpression(node: Paragraph): string {
  const text = textOf(node)
  return hasBrace(node) ? text.slice(0, text.indexOf('{')).replace(/[^.!?]*$/, '') : text
}

const hasBrace = (node: Nodes): boolean =>
  node.type === 'text' ? node.value.includes('{') : 'children' in node && node.children.some(hasBrace)

const NO_TEXT = /^(?:import|export)\s|^[<{:]|\{\{/
