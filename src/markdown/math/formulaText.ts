import { type BlockFormula, type DrawnFormula, type InlineFormula, isDisplayed } from './formula.ts'

/** A formula in all of its forms: as MathML, as plain text, and as it is written in Markdown. */
export type FormulaText = DrawnFormula & { markdown: string; isBlock: boolean }

export function formulaText(node: BlockFormula | InlineFormula): FormulaText {
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
  return `${marks}${node.value.replace(/\s*\n\s*/g, ' ')}${marks}`
}
