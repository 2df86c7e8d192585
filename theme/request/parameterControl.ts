import type { ParameterModel } from '../../src/model/requestModel.ts'
import { type Control, choiceOf, lineOf, linesOf } from './field.ts'

/** What a parameter is filled in with: a choice where all values are known, lines for lists, a line for the rest. */
export function parameterControl({ shape, rules: { number, values } }: ParameterModel, text: string): Control {
  if (shape === 'list') return linesOf(text, 2)
  if (shape !== 'text') return linesOf(text, 3)
  // A document may give an example that it does not allow.
  if (values && (text === '' || values.includes(text))) return choiceOf(values, text)
  return lineOf(text, { inputmode: number && 'decimal' })
}
