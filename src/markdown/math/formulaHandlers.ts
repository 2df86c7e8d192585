import type { Element } from 'hast'
import type { Handler, State } from 'mdast-util-to-hast'
import { blockElement, drawnElement } from '../blocks/mark.ts'
import type { BlockFormula, InlineFormula } from './formula.ts'
import { formulaText } from './formulaText.ts'

const formula: Handler = (state: State, node: BlockFormula): Element => {
  const frame = blockElement('FormulaFrame', {}, 'div', [drawnElement(formulaText(node))])
  state.patch(node, frame)
  return frame
}

const inlineFormula: Handler = (state: State, node: InlineFormula): Element => {
  const shown = drawnElement(formulaText(node))
  state.patch(node, shown)
  return shown
}

export const formulaHandlers = { formula, inlineFormula }
