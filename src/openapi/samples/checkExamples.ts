import type { Problem } from '../../model/problem.ts'
import { toValue } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { ExampleOfSchema } from '../read/everyExample.ts'
import { mismatch } from './mismatch.ts'
import type { Validator } from './validator.ts'

/** Validates every example of the document against its schema, since readers copy them. */
export const checkExamples = (document: ApiDocument, validator: Validator): Problem[] =>
  document.everyExample().flatMap((example) => {
    const { value, schema } = example
    const errors = isTextOfSomething(example) ? [] : (validator.judge(schema, toValue(value), undefined) ?? [])
    return errors.length > 0 ? [mismatch(value, errors, 'the example')] : []
  })

/** A string where an object or a list is expected is a serialised body, for example XML. */
function isTextOfSomething({ schema, value }: ExampleOfSchema): boolean {
  if (value.kind !== 'scalar' || typeof value.value !== 'string') return false
  const { types, fields } = schema.flat()
  return fields.length > 0 || types.includes('object') || types.includes('array')
}
