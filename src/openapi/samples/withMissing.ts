import type { ExactValue } from '../../yaml/node.ts'
import type { Schema } from '../read/schema/schema.ts'
import { corrected, type Judge } from './corrected.ts'
import { pathOf } from './errorPath.ts'
import { schemasAt } from './schemasAt.ts'

/**
 * A sample with the properties that only a condition or another property requires: `if`, `dependentRequired` and
 * `dependentSchemas` depend on what the sample has.
 *
 * @param make a value for a schema
 */
export const withMissing = (
  sample: ExactValue,
  schema: Schema,
  judge: Judge,
  make: (schema: Schema) => ExactValue | undefined,
): ExactValue =>
  corrected(sample, judge, (value, error) => {
    const name: unknown = error.params['missingProperty']
    if (typeof name !== 'string') return undefined
    const path = pathOf(error)
    const found = schemaAt(schema, [...path, name])
    return withProperty(value, path, name, (found && make(found)) ?? ANYTHING)
  })

/** The value of a property without a schema. */
const ANYTHING = 'text'

function withProperty(value: ExactValue, [key, ...rest]: string[], name: string, added: ExactValue): ExactValue {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? withProperty(item, rest, name, added) : item))
  }
  if (key === undefined) return { ...value, [name]: added }
  const inside = value[key]
  return inside === undefined ? value : { ...value, [key]: withProperty(inside, rest, name, added) }
}

/** The schema of what is at a path that says most, of all parts of the schema that describe it. */
function schemaAt(schema: Schema, path: string[]): Schema | undefined {
  const [first, ...others] = schemasAt(schema, path)
  return others.find(({ keywords }) => keywords.written.size > (first?.keywords.written.size ?? 0)) ?? first
}
