import { block } from '../../model/html.ts'
import type { BlockFormula } from '../math/formula.ts'
import { formulaText } from '../math/formulaText.ts'
import type { Walk } from './walk.ts'
import type { Block } from './written.ts'

export function writeFormula(node: BlockFormula, { context }: Walk): Block {
  const { html, text, markdown } = formulaText(node)
  context.words.push(text, '\n')
  return { html: block('FormulaFrame', {}, { children: html }), pieces: [{ kind: 'blocks', texts: [markdown] }] }
}
