import { exactValue } from '../../yaml/exactValue.ts'
import type { MediaType } from './content.ts'
import { type Example, examplesOf } from './examples.ts'
import { isJson } from './mediaTypes.ts'
import { jsonText } from './schema/valueText.ts'

/**
 * The examples of a body. A text is what is sent, as it stands, unless the body is JSON and its schema a string: then it is
 * the value, which JSON has in quotes.
 */
export const bodyExamples = (media: MediaType): Example[] =>
  examplesOf(media).map((each) => (isJsonString(media) ? asJson(each) : each))

const isJsonString = ({ type, schema }: MediaType): boolean =>
  isJson(type) && schema?.flat().types.includes('string') === true

function asJson(example: Example): Example {
  const value = exactValue(example.value)
  if (example.kind !== 'value' || typeof value !== 'string' || isJsonText(value)) return example
  return { ...example, text: jsonText(value) }
}

/** Whether a text is a string as JSON already, quotes included. */
function isJsonText(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'string'
  } catch {
    return false
  }
}
