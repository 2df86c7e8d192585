import type { ExactValue } from '../../yaml/node.ts'
import { type Direction, goes } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'

/** Whether a sample is an empty object or list although its schema describes contents. */
export const showsNothing = (value: ExactValue, schema: Schema, direction: Direction | undefined): boolean =>
  isEmpty(value) && !hasNothing(schema, direction)

const isEmpty = (value: ExactValue): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Whether a schema has nothing that a sample could show. */
function hasNothing(schema: Schema, direction: Direction | undefined): boolean {
  const { fields, alternatives, keywords } = schema.flat()
  const hasFields = fields.some((field) => goes(field.schema, direction))
  return !hasFields && alternatives.length === 0 && !keywords.has('items') && !keywords.has('prefixItems')
}
