import type { ExactValue } from '../../yaml/node.ts'
import type { Schema } from '../read/schema/schema.ts'
import { corrected, type Judge } from './corrected.ts'
import { pathOf } from './errorPath.ts'
import { schemasAt } from './schemasAt.ts'
import { withValue } from './withValue.ts'

// For each, the whole sample is validated.
const MOST_SCHEMAS = 6

/**
 * A sample whose values follow what conditions and alternatives say of them beside their own schemas: the pattern of a
 * postcode may depend on the country.
 *
 * @param make a value for a schema
 */
export const withFitting = (
  sample: ExactValue,
  schema: Schema,
  judge: Judge,
  make: (schema: Schema) => ExactValue | undefined,
): ExactValue =>
  corrected(sample, judge, (value, error, errors) => {
    const path = pathOf(error)
    if (path.length === 0) return undefined
    const [own, ...others] = schemasAt(schema, path).slice(0, MOST_SCHEMAS)
    const better = others.flatMap((other): ExactValue[] => {
      const made = own && make(own.keywords.reader.both(own, other))
      const changed = made === undefined ? value : withValue(value, path, made)
      return changed !== value && (judge(changed)?.length ?? errors.length) < errors.length ? [changed] : []
    })
    return better[0]
  })
