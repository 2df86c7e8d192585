import type { ErrorObject } from 'ajv'
import type { ExactValue } from '../../yaml/node.ts'
import type { Schema } from '../read/schema/schema.ts'
import { pathOf } from './errorPath.ts'
import { schemasAt } from './schemasAt.ts'
import { withValue } from './withValue.ts'

// Each attempt validates the whole sample.
const MOST_ATTEMPTS = 12
const MOST_SCHEMAS = 6

type Judge = (value: ExactValue) => ErrorObject[] | undefined

/**
 * A sample whose values follow what conditions and alternatives say of them beside their own schemas: the pattern of a
 * postcode may depend on the country.
 *
 * @param make a value for a schema
 */
export function withFitting(
  sample: ExactValue,
  schema: Schema,
  judge: Judge,
  make: (schema: Schema) => ExactValue | undefined,
): ExactValue {
  let value = sample
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const errors = judge(value) ?? []
    // A condition that fails adds an error to that of its consequence.
    const error = errors.findLast(({ keyword }) => keyword !== 'if')
    const path = error ? pathOf(error) : []
    if (path.length === 0) return value
    const [own, ...others] = schemasAt(schema, path).slice(0, MOST_SCHEMAS)
    const better = others.flatMap((other): ExactValue[] => {
      const made = own && make(own.keywords.reader.both(own, other))
      const changed = made === undefined ? value : withValue(value, path, made)
      return changed !== value && (judge(changed)?.length ?? errors.length) < errors.length ? [changed] : []
    })
    if (better[0] === undefined) return value
    value = better[0]
  }
  return value
}
