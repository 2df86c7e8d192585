import type { Element, ElementContent } from 'hast'
import { type Alignment, codeSpan, table } from '../../model/markdown.ts'
import { textOf } from '../hastElement.ts'
import { codeText } from './codeText.ts'
import { inlineText } from './inlineText.ts'
import { isBlock } from './isBlock.ts'

export function tableText(node: Element): string {
  const rows = rowsOf(node)
  const alignments = rows[0]?.map(({ properties }) => alignmentOf(properties['align'])) ?? []
  return table(
    rows.map((row) => row.map(cellText)),
    alignments,
  )
}

function rowsOf({ children }: Element): Element[][] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'tr' ? [child.children.filter(isCell)] : rowsOf(child)
  })
}

const isCell = (node: ElementContent): node is Element =>
  node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th')

const alignmentOf = (written: unknown): Alignment =>
  written === 'left' || written === 'right' || written === 'center' ? written : undefined

const isBlockNode = (node: ElementContent): boolean =>
  (node.type === 'raw' && !node.data?.drawn) || (node.type === 'element' && isBlock(node))

/** Blocks inside a cell are parted by what little a line can hold. */
function cellText({ children }: Element): string {
  if (!children.some(isBlockNode)) return inlineText(children).trim()
  const parts = children.map((node) => {
    if (node.type === 'raw' && !node.data?.drawn)
      return ` ${codeSpan(node.data?.block ? codeText(node.data.block.code) : '')} `
    if (node.type !== 'element' || !isBlock(node)) return inlineText([node])
    return ` ${node.tagName === 'pre' ? codeSpan(textOf(node)) : inlineText([node])} `
  })
  return parts.join('').replace(/ +/g, ' ').trim()
}
