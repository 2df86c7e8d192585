import type { ParameterModel } from '../../src/model/requestModel.ts'
import { type Control, choiceOf, lineOf, linesOf } from './field.ts'

/** Creates the control of a parameter: a select if all values are known, a text area for lists, otherwise an input. */
export function parameterControl({ shape, rules: { number, values } }: ParameterModel, text: string): Control {
  if (shape === 'list') return linesOf(text, 2)
  if (shape !== 'text') return linesOf(text, 3)
  // The example of a document may not be among its allowed values.
  if (values && (text === '' || values.includes(text))) return choiceOf(values, text)
  return lineOf(text, { inputmode: number && 'decimal' })
}
