import { block } from '../../model/html.ts'
import type { BlockFormula, InlineFormula } from '../math/formula.ts'
import { formulaText } from '../math/formulaText.ts'
import type { Walk } from './walk.ts'
import type { Block, Phrase } from './written.ts'

export function writeFormula(node: BlockFormula, { context }: Walk): Block {
  const { html, text, markdown } = formulaText(node)
  context.words.push(text, '\n')
  return { html: block('FormulaFrame', {}, { children: html }), pieces: [{ kind: 'blocks', texts: [markdown] }] }
}

export function writeInlineFormula(node: InlineFormula, to: Phrase, { context }: Walk): void {
  const { html, text, markdown } = formulaText(node)
  context.words.push(text)
  to.html += html
  to.text += text
  to.words.push(markdown)
}
