import type { ParameterModel } from '../../../model/requestModel.ts'
import { parseExactJson } from '../../../yaml/exactJson.ts'
import type { ExactValue } from '../../../yaml/node.ts'

/** The value of a text in a form. Each line is an item of a list; a text that is not valid JSON is sent unchanged. */
export function parameterValue({ shape }: Pick<ParameterModel, 'shape'>, text: string): ExactValue {
  if (shape === 'list') return itemsIn(text)
  if (shape !== 'json' || isDeep(text)) return text
  try {
    return parseExactJson(text)
  } catch {
    return text
  }
}

const itemsIn = (text: string): string[] => text.split('\n').filter((line) => line !== '')

// Deeper values do not occur in parameters, and would overflow the stack of browsers.
const isDeep = (text: string): boolean => (text.match(/[[{]/g)?.length ?? 0) > 500
