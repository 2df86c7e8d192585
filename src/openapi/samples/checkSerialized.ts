import { type Problem, warning } from '../../model/problem.ts'
import { parseExactJson } from '../../yaml/exactJson.ts'
import { type ExactValue, toNode } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { SerializedExample } from '../read/everySerialized.ts'
import { isJson } from '../read/mediaTypes.ts'
import { mismatch } from './mismatch.ts'
import { isLines } from './streamText.ts'
import type { Validator } from './validator.ts'

/** Validates the examples that are texts of JSON, or of lines of it, against their schemas, in a step each. */
export function* checkSerialized(document: ApiDocument, validator: Validator): Generator<void, Problem[]> {
  const found: Problem[] = []
  for (const each of document.everySerialized()) {
    const problem = problemOf(each, validator)
    if (problem) found.push(problem)
    yield
  }
  return found
}

function problemOf(example: SerializedExample, validator: Validator): Problem | undefined {
  const { node, schema } = example
  const values = valuesIn(example)
  if (values === 'invalid')
    return warning('example-mismatch', node.place, {
      message: `this "serializedValue" is not valid JSON, which ${example.type} is`,
      fix: 'correct it, or move it to its media type',
    })
  for (const value of values) {
    const errors = validator.judge(schema, value, undefined) ?? []
    if (errors.length > 0) return mismatch(toNode(value, node.place), errors, 'the "serializedValue"')
  }
  return undefined
}

/** The values that are judged: none in a media type of which the text is not JSON. */
function valuesIn({ text, type, isOfItems }: SerializedExample): ExactValue[] | 'invalid' {
  const hasLines = isLines(type)
  if (!(hasLines || isJson(type))) return []
  const texts = hasLines
    ? text
        .replaceAll('\u001e', '\n')
        .split(/[\r\n]+/)
        .filter((line) => line.trim() !== '')
    : [text]
  try {
    const values = texts.map(parseExactJson)
    return hasLines && !isOfItems ? [values] : values
  } catch {
    return 'invalid'
  }
}
