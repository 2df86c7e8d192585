import type { Problem } from '../../model/problem.ts'
import { toValue } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { GivenValue } from '../read/valuesInSchema.ts'
import { fittingValueFor } from './fittingValue.ts'
import { mismatch } from './mismatch.ts'
import type { TextOfPattern } from './patterns/textOfPattern.ts'
import type { Validator } from './validator.ts'
import { writtenBody } from './writtenBody.ts'

const NAMES: Record<'example' | GivenValue['is'], string> = {
  example: 'the example',
  default: 'the default',
  const: 'the value of "const"',
  enum: 'the value of "enum"',
}

/** Validates every example, default and allowed value of the document against its schema, in a step each: readers copy them. */
export function* checkExamples(
  document: ApiDocument,
  validator: Validator,
  textOfPattern: TextOfPattern | undefined,
): Generator<void, Problem[]> {
  const found: Problem[] = []
  const examples = document.everyExample().map((each) => ({ ...each, is: 'example' as const }))
  for (const { value, schema, is } of [...examples, ...document.givenValues()]) {
    if (writtenBody(value, schema) !== undefined) continue
    const plain = toValue(value)
    const errors = validator.judge(schema, plain, undefined) ?? []
    // An empty text is how many say that there is no address or date.
    const isNone = is === 'default' && plain === '' && errors[0]?.keyword === 'format'
    if (errors.length > 0 && !isNone) {
      const fitting = fittingValueFor({ value: plain, schema, errors }, validator, textOfPattern)
      const problem = mismatch(value, errors, NAMES[is], fitting)
      found.push(is === 'example' ? problem : { ...problem, rule: 'invalid-spec' })
    }
    yield
  }
  return found
}
