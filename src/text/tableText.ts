import { type HtmlElement, type HtmlNode, textOf } from './htmlTree.ts'
import { type Addresses, codeSpan, inlineText } from './inlineText.ts'
import { isBlock } from './isBlock.ts'

/** A table of GitHub's Markdown, whose cells are one line each. */
export function tableText(table: HtmlElement, addresses: Addresses): string {
  const rows = rowsOf(table).map((row) => row.map((cell) => cellText(cell, addresses)))
  const [head, ...others] = rows
  if (!head) return ''
  const width = Math.max(...rows.map((row) => row.length))
  const line = (cells: string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`
  return [line(head), line(Array(width).fill('---')), ...others.map(line)].join('\n')
}

function rowsOf(node: HtmlElement): HtmlElement[][] {
  return node.children.flatMap((child) => {
    if (child.kind === 'text') return []
    return child.name === 'tr' ? [child.children.filter(isCell)] : rowsOf(child)
  })
}

const isCell = (node: HtmlNode): node is HtmlElement =>
  node.kind === 'element' && (node.name === 'td' || node.name === 'th')

/** Blocks inside a cell are parted by what little a line can hold. */
function cellText({ children }: HtmlElement, addresses: Addresses): string {
  const parts = children.map((node) => {
    if (node.kind === 'text' || !isBlock(node)) return inlineText([node], addresses)
    return ` ${node.name === 'pre' ? codeSpan(textOf(node)) : inlineText([node], addresses)} `
  })
  return parts.join('').replace(/\s+/g, ' ').trim().replaceAll('|', '\\|')
}
