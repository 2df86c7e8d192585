import type { Problem } from '../../model/problem.ts'
import { toValue } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { mismatch } from './mismatch.ts'
import type { Validator } from './validator.ts'
import { writtenBody } from './writtenBody.ts'

/** Validates every example of the document against its schema, since readers copy them. */
export const checkExamples = (document: ApiDocument, validator: Validator): Problem[] =>
  document.everyExample().flatMap(({ value, schema }) => {
    if (writtenBody(value, schema) !== undefined) return []
    const errors = validator.judge(schema, toValue(value), undefined) ?? []
    return errors.length > 0 ? [mismatch(value, errors, 'the example')] : []
  })
