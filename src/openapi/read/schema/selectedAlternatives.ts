import type { ExactValue } from '../../../yaml/node.ts'
import { discriminatorValues } from './cases.ts'
import type { Schema } from './schema.ts'

type Keywords = { [keyword: string]: ExactValue }

/**
 * The keywords of a schema, as JSON Schema, in which the value of a discriminator selects the alternative of `oneOf`
 * that has to match: another may match, too, since many documents distinguish alternatives by nothing else. Without a
 * value that selects one, exactly one has to match.
 */
export function selectedAlternatives({ keywords }: Schema, converted: Keywords): Keywords {
  const { oneOf, allOf, ...others } = converted
  const property = keywords.discriminator?.propertyName
  if (property === undefined || !Array.isArray(oneOf)) return converted
  const selecting = keywords.schemas('oneOf').map((each) => discriminatorValues(each, keywords.discriminator))
  const all = selecting.flat()
  if (all.length === 0 || new Set(all).size < all.length) return converted
  const selected = oneOf.flatMap((then, index): ExactValue[] => {
    const values = selecting[index] ?? []
    return values.length > 0 ? [{ if: withOneOf(property, values), then }] : []
  })
  const otherwise = { if: withOneOf(property, all), else: { oneOf } }
  return { ...others, allOf: [...(Array.isArray(allOf) ? allOf : []), ...selected, otherwise] }
}

const withOneOf = (property: string, values: string[]): ExactValue => ({
  type: 'object',
  required: [property],
  properties: { [property]: { enum: values } },
})
