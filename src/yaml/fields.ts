import type { Place } from '../model/problem.ts'
import { nearest, suggested } from '../model/suggestion.ts'
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
    const missing = required.filter((name) => !isGiven(node, name))
    const meant = reportUnknownKeys(node, { known: Object.keys(known), others, missing }, report)
    for (const name of missing.filter((name) => !meant.includes(name)))
      report(node.place, `"${name}" is missing`, `add "${name}: …"`)
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
    const hasValue = value !== undefined && !isEmpty(value)
    return [name, (hasValue ? shape(value, isNull(value) ? ignore : below(report, name)) : undefined) ?? shape.absent]
  })
  return { ...Object.fromEntries(read), place: node.place }
}

const isGiven = (node: YamlMap, name: string): boolean =>
  node.entries.some(({ key, value }) => key === name && !isEmpty(value))

/** The keys that a mapping may have, and which of the required ones it lacks. */
type Keys = { readonly known: string[]; readonly others: string[]; readonly missing: string[] }

/** Reports keys that no mapping of this shape has; the result is what they were meant to be. */
function reportUnknownKeys({ entries }: YamlMap, { known, others, missing }: Keys, report: Report): string[] {
  const unknown = entries.filter(({ key }) => !known.includes(key))
  return unknown.flatMap(({ key, keyPlace }) => {
    // A required key that is missing is most likely the one that begins alike: "lite" is meant to be "light".
    const meant = nearest(key, [...known, ...others]) ?? missing.find((name) => name.slice(0, 2) === key.slice(0, 2))
    report(keyPlace, `"${key}" is not a known key`, suggested(meant) ?? `known keys: ${known.join(', ')}`, key)
    return meant ?? []
  })
}

const ignore: Report = () => undefined
