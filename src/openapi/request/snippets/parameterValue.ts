import type { ParameterModel } from '../../../model/requestModel.ts'
import type { JsonValue } from '../../../yaml/node.ts'

/** The value that a text stands for: of a list each line is an item. A text that is no JSON is sent as it is. */
export function parameterValue({ shape }: Pick<ParameterModel, 'shape'>, text: string): JsonValue {
  if (shape === 'list') return itemsIn(text)
  if (shape !== 'json' || isDeep(text)) return text
  try {
    const value: JsonValue = JSON.parse(text)
    return value
  } catch {
    return text
  }
}

export const itemsIn = (text: string): string[] => text.split('\n').filter((line) => line !== '')

// Deeper values do not occur in parameters, and would overflow the stack of browsers.
const isDeep = (text: string): boolean => (text.match(/[[{]/g)?.length ?? 0) > 500
