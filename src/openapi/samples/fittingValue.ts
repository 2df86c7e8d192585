import type { ErrorObject } from 'ajv'
import type { ExactValue } from '../../yaml/node.ts'
import type { Schema } from '../read/schema/schema.ts'
import { pathOf } from './errorPath.ts'
import type { TextOfPattern } from './patterns/textOfPattern.ts'
import { sampleValue } from './sampleValue.ts'
import { schemasAt } from './schemasAt.ts'
import type { Validator } from './validator.ts'
import { withValue } from './withValue.ts'

/** A text or number that may stand where an example has a value that its schema refuses, if one can be made. */
export type FittingValue = (error: ErrorObject) => string | number | undefined

// A longer one is no help in a message.
const LONGEST = 60

export function fittingValueFor(
  example: { value: ExactValue; schema: Schema; errors: ErrorObject[] },
  validator: Validator,
  textOfPattern: TextOfPattern | undefined,
): FittingValue {
  const { value, schema, errors } = example
  return (error) => {
    const path = pathOf(error)
    const [at] = schemasAt(schema, path)
    const options = { direction: undefined, optional: false, alternative: 0, withoutGiven: true, textOfPattern }
    const made = at && sampleValue(at, options)
    if (!(typeof made === 'string' || typeof made === 'number') || String(made).length > LONGEST) return undefined
    const left = validator.judge(schema, withValue(value, path, made), undefined)
    return left && left.length < errors.length ? made : undefined
  }
}
