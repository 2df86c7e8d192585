import type { Problem } from '../../model/problem.ts'
import { toValue } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { fittingValueFor } from './fittingValue.ts'
import { mismatch } from './mismatch.ts'
import type { TextOfPattern } from './patterns/textOfPattern.ts'
import type { Validator } from './validator.ts'
import { writtenBody } from './writtenBody.ts'

/** Validates every example of the document against its schema, in a step each, since readers copy them. */
export function* checkExamples(
  document: ApiDocument,
  validator: Validator,
  textOfPattern: TextOfPattern | undefined,
): Generator<void, Problem[]> {
  const found: Problem[] = []
  for (const { value, schema } of document.everyExample()) {
    if (writtenBody(value, schema) !== undefined) continue
    const plain = toValue(value)
    const errors = validator.judge(schema, plain, undefined) ?? []
    if (errors.length > 0) {
      const fitting = fittingValueFor({ value: plain, schema, errors }, validator, textOfPattern)
      found.push(mismatch(value, errors, 'the example', fitting))
    }
    yield
  }
  return found
}
