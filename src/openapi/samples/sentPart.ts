import type { ExactValue } from '../../yaml/node.ts'
import { type Direction, goes } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'

/**
 * What is sent in a direction of an example that stands in a schema, which is of both: without the fields that go in the
 * other one alone. The same value if there are none.
 */
export function sentPart(value: ExactValue, schema: Schema, direction: Direction | undefined): ExactValue {
  if (direction === undefined || typeof value !== 'object' || value === null) return value
  const { fields, keywords } = schema.flat()
  if (Array.isArray(value)) {
    const items = keywords.schema('items')
    const sent = items ? value.map((each) => sentPart(each, items, direction)) : value
    return sameOr(value, sent)
  }
  const others = keywords.otherProperties
  const schemas = new Map(fields.map((field) => [field.name, field.schema]))
  const entries = Object.entries(value).flatMap(([name, inside]): [string, ExactValue][] => {
    const own = schemas.get(name) ?? others
    if (own && !goes(own, direction)) return []
    return [[name, own ? sentPart(inside, own, direction) : inside]]
  })
  return sameOr(value, Object.fromEntries(entries))
}

function sameOr<T extends ExactValue[] | { [key: string]: ExactValue }>(value: T, made: T): T {
  const before = Object.entries(value)
  const after = new Map(Object.entries(made))
  return before.every(([key, inside]) => after.get(key) === inside) ? value : made
}
