import type { Place } from '../model/problem.ts'
import { didYouMean } from '../model/suggestion.ts'
import { type JsonSchema, objectSchema } from './jsonSchema.ts'
import type { JsonValue, YamlMap, YamlNode } from './node.ts'
import { below, isEmpty, isNull, mismatch, plainText, type Report, type Shape, shapeOf } from './shape.ts'

/** The shape of a key with what it means, for editors and for the manual. */
export const key = <T, A>(description: string, shape: Shape<T, A>): Shape<T, A> =>
  Object.assign(shapeOf({ description, ...shape.schema }, shape), { absent: shape.absent })

/** A shape whose key has this value where it is absent. */
export const withDefault = <T, D extends T & JsonValue>(shape: Shape<T>, absent: D): Shape<T, D> =>
  Object.assign(shapeOf({ ...shape.schema, default: absent }, shape), { absent })

/** A mapping whose keys have their defaults where it is absent, too. */
export const filled = <T, E>(shape: Shape<T> & { empty: E }): Shape<T, E> =>
  Object.assign(shapeOf(shape.schema, shape), { absent: shape.empty })

type Fields = Record<string, Shape<unknown, unknown>>
type ReadFields<F extends Fields> = {
  [K in keyof F]: F[K] extends Shape<infer T, infer A> ? T | A : never
} & { place: Place }

/** What the keys are where all of them are absent. */
type EmptyFields<F extends Fields> = { [K in keyof F]: F[K]['absent'] }

/**
 * A mapping with known keys; the report of an unknown key suggests the nearest known one. Absent keys are undefined,
 * unless they have a default.
 * @param others keys that are read elsewhere, and may be meant, too
 */
export const fields = <F extends Fields>(
  known: F,
  required: (keyof F & string)[] = [],
  others: string[] = [],
): Shape<ReadFields<F>> & { empty: EmptyFields<F> } => {
  const schemas = Object.entries(known).map(([name, { schema }]): [string, JsonSchema] => [name, schema])
  const shape = shapeOf(objectSchema(Object.fromEntries(schemas), required), (node, report) => {
    if (node.kind !== 'map')
      return mismatch(node, report, `a mapping with ${listed(Object.keys(known))}`, withOnlyKey(node, required))
    reportUnknownKeys(node, Object.keys(known), others, report)
    for (const name of required) {
      if (!node.entries.some((entry) => entry.key === name && !isEmpty(entry.value)))
        report(node.place, `"${name}" is missing`, `add "${name}: …"`)
    }
    return readFields(node, known, report)
  })
  const absent = Object.entries(known).map(([name, { absent }]) => [name, absent])
  return Object.assign(shape, { empty: Object.fromEntries(absent) })
}

/** So many names are read at a glance. */
const MOST_NAMED = 12

/** The names, of which a few stand for very many. */
function listed(names: string[]): string {
  if (names.length <= MOST_NAMED) return names.join(', ')
  const [first, second, third] = names
  return `${first}, ${second}, ${third} and ${names.length - 3} other keys`
}

/** A value that was written for a mapping with one necessary key is most likely that of this key. */
function withOnlyKey(node: YamlNode, [name, ...others]: string[]): string | undefined {
  const value = plainText(node)
  return name === undefined || value === undefined || others.length > 0 ? undefined : `write "{ ${name}: ${value} }"`
}

function readFields<F extends Fields>(node: YamlMap, known: F, report: Report): ReadFields<F> {
  const read = Object.entries(known).map(([name, shape]) => {
    const value = node.entries.find(({ key }) => key === name)?.value
    const isGiven = value !== undefined && !isEmpty(value)
    return [name, (isGiven ? shape(value, isNull(value) ? ignore : below(report, name)) : undefined) ?? shape.absent]
  })
  return { ...Object.fromEntries(read), place: node.place }
}

function reportUnknownKeys(node: YamlMap, known: string[], others: string[], report: Report): void {
  for (const { key, keyPlace } of node.entries) {
    if (known.includes(key)) continue
    const fix = didYouMean(key, [...known, ...others]) ?? `known keys: ${known.join(', ')}`
    report(keyPlace, `"${key}" is not a known key`, fix, key)
  }
}

const ignore: Report = () => undefined
