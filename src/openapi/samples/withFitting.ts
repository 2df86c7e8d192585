import type { ErrorObject } from 'ajv'
import type { ExactValue } from '../../yaml/node.ts'
import type { Schema } from '../read/schema/schema.ts'
import { corrected, type Judge } from './corrected.ts'
import { pathOf } from './errorPath.ts'
import { schemasAt } from './schemasAt.ts'
import { withValue } from './withValue.ts'

// For each, the whole sample is validated.
const MOST_SCHEMAS = 6

/**
 * A sample whose values follow their own schemas, which their examples may not, and what conditions and alternatives say of
 * them beside these: the pattern of a postcode may depend on the country.
 *
 * @param make a value for a schema
 */
export const withFitting = (
  sample: ExactValue,
  schema: Schema,
  judge: Judge,
  make: (schema: Schema, options?: { withoutGiven: boolean }) => ExactValue | undefined,
): ExactValue =>
  corrected(sample, judge, (value, error, errors) => {
    const path = pathOf(error)
    if (path.length === 0) return undefined
    const [own, ...others] = schemasAt(schema, path).slice(0, MOST_SCHEMAS)
    if (!own) return undefined
    const { both } = own.keywords.reader
    const made = [make(own, { withoutGiven: true }), ...others.map((other) => make(both(own, other)))]
    return made
      .map((each) => (each === undefined ? value : withValue(value, path, each)))
      .find((each) => each !== value && isLessWrong(judge(each) ?? errors, errors, error))
  })

/** The next error may come up only when one is gone. */
const isLessWrong = (left: ErrorObject[], before: ErrorObject[], error: ErrorObject): boolean =>
  left.length < before.length || !left.some(({ instancePath }) => instancePath.startsWith(error.instancePath))
