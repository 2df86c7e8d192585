import type { Place } from '../model/problem.ts'
import { didYouMean } from '../model/suggestion.ts'
import { type JsonSchema, SCALAR } from './jsonSchema.ts'
import { textOfScalar, type YamlNode, type YamlScalar } from './node.ts'
import { below, fits, isNull, mismatch, type Report, type Shape, shapeOf } from './shape.ts'

/** Accepts any scalar as it is written, since the quotes around `2.0` and `2026-01-01` are often forgotten. */
export const text: Shape<string> = shapeOf({ type: SCALAR }, (node, report) => {
  const value = node.kind === 'scalar' ? textOfScalar(node) : undefined
  return value ?? mismatch(node, report, 'a string')
})

/** Accepts the name of a file, a page or a colour; `null` means that there is none. */
export const name: Shape<string> = shapeOf({ type: SCALAR }, (node, report) =>
  isNull(node) ? mismatch(node, report, 'a string') : text(node, report),
)

export const boolean: Shape<boolean> = shapeOf({ type: 'boolean' }, (node, report) => {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value
  return mismatch(node, report, 'true or false')
})

export const number: Shape<number> = shapeOf({ type: 'number' }, (node, report) => {
  if (node.kind === 'scalar' && typeof node.value === 'number') return node.value
  return mismatch(node, report, 'a number')
})

export const integer = (minimum: number, maximum: number): Shape<number> =>
  shapeOf({ type: 'integer', minimum, maximum }, (node, report) => {
    const value = node.kind === 'scalar' ? node.value : undefined
    if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum) return value
    return mismatch(
      node,
      report,
      minimum === maximum ? `the number ${minimum}` : `a whole number from ${minimum} to ${maximum}`,
    )
  })

export const oneOf = <const T extends string>(...values: T[]): Shape<T> =>
  shapeOf({ enum: values }, (node, report) => {
    const found = values.find((value) => node.kind === 'scalar' && node.value === value)
    if (found !== undefined) return found
    const meant = node.kind === 'scalar' ? didYouMean(String(node.value), values) : undefined
    return mismatch(node, report, `one of ${values.map((value) => `"${value}"`).join(', ')}`, meant)
  })

export const listOf = <T>(item: Shape<T>): Shape<T[]> =>
  shapeOf({ type: 'array', items: item.schema }, (node, report) => {
    if (node.kind !== 'list') {
      const meant = itemsIn(node)
      const fit = meant.length > 0 && meant.every((each) => fits(item, each))
      return mismatch(
        node,
        report,
        'a list',
        fit ? `write "[${meant.map(({ value }) => value).join(', ')}]"` : undefined,
      )
    }
    return node.items.map((each, index) => item(each, below(report, index))).filter((value) => value !== undefined)
  })

/** The items of a list that was written as a text with commas; none if one of them could not stand in a list without quotes. */
function itemsIn(node: YamlNode): YamlScalar[] {
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return []
  const texts = node.value.split(',').map((each) => each.trim())
  return texts.every((each) => BARE.test(each)) ? texts.map((value) => ({ ...node, value })) : []
}

const BARE = /^[\p{L}/_][\p{L}\p{N}_./ -]*$/u

/** Values under names that the user chooses. */
export const mapOf = <T>(shape: Shape<T>): Shape<Map<string, T>> =>
  shapeOf({ type: 'object', additionalProperties: shape.schema }, (node, report) => {
    if (node.kind !== 'map') return mismatch(node, report, 'a mapping of names to values')
    const values = new Map<string, T>()
    for (const { key, value } of node.entries) {
      const read = shape(value, below(report, key))
      if (read !== undefined) values.set(key, read)
    }
    return values
  })

/** Reads the nodes for which a condition is true by one shape, and all others by another. */
export const either = <T, U>(isOne: (node: YamlNode) => boolean, one: Shape<T>, other: Shape<U>): Shape<T | U> =>
  shapeOf({ anyOf: [one.schema, other.schema] }, (node, report): T | U | undefined =>
    isOne(node) ? one(node, report) : other(node, report),
  )

export const isList = (node: YamlNode): boolean => node.kind === 'list'
export const isMap = (node: YamlNode): boolean => node.kind === 'map'

/** A value in another form; undefined if it cannot have it, which `convert` reports. */
export const converted = <T, U>(
  shape: Shape<T>,
  convert: (value: T, node: YamlNode, report: Report) => U | undefined,
) =>
  shapeOf(shape.schema, (node, report): U | undefined => {
    const value = shape(node, report)
    return value === undefined ? undefined : convert(value, node, report)
  })

/** Describes more closely what is accepted, for editors: the checks themselves are elsewhere. */
export const narrowed = <T>(shape: Shape<T>, more: JsonSchema): Shape<T> => shapeOf({ ...shape.schema, ...more }, shape)

/** A text that readers see, or that names something. */
export const words: Shape<string> = converted(
  narrowed(text, { pattern: '\\S', patternErrorMessage: 'expected a text that is not blank' }),
  (value, node, report) => (value.trim() === '' ? mismatch(node, report, 'a text that is not blank') : value),
)

/** A value with its place. */
export type Placed<T> = { value: T; place: Place }

export const placed = <T>(shape: Shape<T>): Shape<Placed<T>> =>
  converted(shape, (value, { place }) => ({ value, place }))
