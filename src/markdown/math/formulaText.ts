import type { DrawnText } from '../drawnText.ts'
import { type BlockFormula, type InlineFormula, isDisplayed } from './formula.ts'

/** A formula in all of its forms; as markup it is MathML. */
export function formulaText(node: BlockFormula | InlineFormula): DrawnText {
  const drawn = node.data?.drawn
  if (!drawn) throw new Error('a formula is written before it is drawn')
  const isBlock = node.type === 'formula'
  return {
    ...drawn,
    html: isDisplayed(node) && !isBlock ? onLine(drawn.html) : drawn.html,
    markdown: written(node),
    isBlock,
  }
}

/** A formula within a paragraph that has a line of its own scrolls by itself, too. */
const onLine = (html: string): string => `<span class="formula">${html}</span>`

function written(node: BlockFormula | InlineFormula): string {
  if (node.type === 'formula') return `$$\n${node.value}\n$$`
  const marks = node.display ? '$$' : '$'
  // White space has no width in TeX; tabs would not be kept within a line.
  return `${marks}${node.value.replace(/[ \t\r\n]+/g, ' ')}${marks}`
}
