import type { ExactValue } from '../../yaml/node.ts'

/** A value with another one at a path, if there is one. */
export function withValue(value: ExactValue, [key, ...rest]: string[], made: ExactValue): ExactValue {
  if (key === undefined) return made
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? withValue(item, rest, made) : item))
  }
  const inside = value[key]
  return inside === undefined ? value : { ...value, [key]: withValue(inside, rest, made) }
}
