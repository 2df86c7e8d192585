import { exactValue } from '../../yaml/exactValue.ts'
import type { MediaType } from '../read/content.ts'
import type { Example } from '../read/examples.ts'
import { isFormType } from '../read/mediaTypes.ts'
import { formText } from './formText.ts'

/** An example of a form as it is sent; any other as it is. */
export function formExample({ type, encodings }: MediaType, example: Example): Example {
  const value = exactValue(example.value)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isFormType(type) && isObject ? { ...example, text: formText(value, encodings) } : example
}
