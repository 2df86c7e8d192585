import { pushAll } from '../../model/pushAll.ts'
import { jsonOf } from '../../yaml/exactJson.ts'
import { exactValue } from '../../yaml/exactValue.ts'
import type { ExactValue } from '../../yaml/node.ts'
import { isJson } from '../read/mediaTypes.ts'
import { discriminatorValues } from '../read/schema/cases.ts'
import { chainOfSchema } from '../read/schema/chain.ts'
import { goes } from '../read/schema/direction.ts'
import type { Discriminator } from '../read/schema/discriminator.ts'
import type { Alternatives, FlatField, FlatSchema, Schema } from '../read/schema/schema.ts'
import { chosenNames, namesOfOthers } from './chosenNames.ts'
import { containedIn } from './containedItems.ts'
import { showsNothing } from './emptySample.ts'
import { freeNames } from './freeNames.ts'
import { type GivenOptions, givenValue } from './givenValue.ts'
import { listValues } from './listValues.ts'
import type { TextOfPattern } from './patterns/textOfPattern.ts'
import { sampleName, sampleScalar } from './sampleScalar.ts'

export type SampleOptions = GivenOptions & {
  /** Whether optional fields are included. */
  optional: boolean
  /** The index of the alternative to use; the last one if there are fewer. */
  alternative: number
  /** How deep fields that are not required are followed, and how many values they may have in all. */
  levels?: number
  values?: number
  /** How many characters of names and values, as JSON, may be made before there is no value at all. */
  length?: number
  textOfPattern?: TextOfPattern | undefined
  /** Whether a required field that cannot be made is left out, instead of the object around it. */
  partial?: boolean
}

/** No value, for example for a schema that always contains itself. */
const NONE = Symbol('none')
type Sampled = ExactValue | typeof NONE

const MAX_DEPTH = 8
// The number of values is limited, since schemas that refer to one another can have very many.
const MAX_VALUES = 300
// Lists of lists that repeat their items multiply.
const MAX_REPEATED = 10_000
const MOST_NAMES = 20

/**
 * Generates a value from a schema, the same each time. It may break rules that cannot be foreseen, so it has to be
 * validated.
 */
export function sampleValue(schema: Schema, options: SampleOptions): ExactValue | undefined {
  const { values = MAX_VALUES, length = Number.POSITIVE_INFINITY } = options
  const budget = { left: MAX_VALUES, optional: values, length, repeated: MAX_REPEATED }
  const value = sample(schema, { ...options, budget }, [])
  return value === NONE || budget.length < 0 ? undefined : value
}

/** The options, and how many values and characters may still be made. */
type Sampling = SampleOptions & { budget: { left: number; optional: number; length: number; repeated: number } }

function sample(schema: Schema, options: Sampling, path: Schema[]): Sampled {
  options.budget.left -= 1
  if (options.budget.left < 0 || options.budget.length < 0 || path.length > MAX_DEPTH) return NONE
  if (path.includes(schema) || schema.never) return NONE
  const given = givenValue(schema, options)
  if (given !== undefined) return given
  if (schema.unread && schema.types.length === 0) return NONE
  const flat = schema.flat()
  const inside = [...path, schema]
  const chosen = flat.alternatives.map((each) => sampleChoice(each, options, inside))
  const merged = chosen.map(({ value }) => value)
  const [type] = flat.types
  if (type === 'object' || (type === undefined && (flat.fields.length > 0 || isMap(flat)))) {
    const value = sampleObject(flat, options, inside, merged)
    if (chosen.length === 0) return withSelector(asChosen(value, schema, flat), schema, flat.keywords.discriminator)
    return chosen.reduce((each, { select }) => select(each), value)
  }
  if (merged.length > 0) return merged[0] ?? NONE
  if (type === 'array' || (type === undefined && flat.keywords.has('items'))) {
    return sampleList(flat, options, inside)
  }
  const written = flat.keywords.schema('contentSchema')
  if ((type ?? 'string') === 'string' && written && isJson(flat.keywords.text('contentMediaType') ?? '')) {
    const value = sample(written, options, inside)
    return value === NONE ? NONE : jsonOf(value)
  }
  if (type === undefined && flat.nullable && flat.keywords.has('type')) return null
  return sampleScalar(type, flat, options.textOfPattern) ?? NONE
}

/** A value of an alternative, and how that of a discriminator becomes the one that selects it, wherever the field is. */
type Chosen = { value: Sampled; select(value: Sampled): Sampled }

function sampleChoice(choice: Alternatives, options: Sampling, path: Schema[]): Chosen {
  const { schemas, discriminator } = choice
  const index = Math.min(options.alternative, schemas.length - 1)
  // Inside itself, an alternative cannot be made, but another one can.
  for (const at of [...schemas.keys()].map((key) => (key + index) % schemas.length)) {
    const each = schemas[at]
    const value = each ? sample(each, options, path) : NONE
    if (!each || value === NONE) continue
    const select = (whole: Sampled) => withSelector(whole, each, discriminator)
    return { value: discriminator ? select(value) : withoutNames(value, namesOfOthers(choice, at)), select }
  }
  return { value: NONE, select: (whole) => whole }
}

/** A schema by itself, with the value that selects it where it is an alternative, unless the document gives another. */
function asChosen(value: Sampled, schema: Schema, flat: FlatSchema): Sampled {
  const { reader } = flat.keywords
  const named = schema.reference === undefined ? schema.keywords.schemas('allOf') : [schema]
  const choosers = named.flatMap((each) => {
    const target = each.target()
    return target ? reader.choosersOf(target).map((discriminator) => ({ chosen: each, discriminator })) : []
  })
  return choosers.reduceRight((whole, { chosen, discriminator }) => {
    const field = flat.fields.find(({ name }) => name === discriminator.propertyName)?.schema
    const isGiven = !field || givenValue(field, { direction: undefined }) !== undefined
    return isGiven ? whole : withSelector(whole, chosen, discriminator)
  }, value)
}

function withoutNames(value: Sampled, names: string[]): Sampled {
  if (!isObject(value) || names.length === 0) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
}

function withSelector(value: Sampled, schema: Schema, discriminator: Discriminator | undefined): Sampled {
  const property = discriminator?.propertyName
  const [selecting] = discriminatorValues(schema, discriminator)
  if (property === undefined || selecting === undefined || !isObject(value)) return value
  return typeof value[property] === 'string' ? { ...value, [property]: selecting } : value
}

const isMap = ({ keywords }: FlatSchema): boolean => keywords.otherProperties?.kind === 'keywords'

function sampleObject(flat: FlatSchema, options: Sampling, path: Schema[], merged: Sampled[]): Sampled {
  const fields: [string, ExactValue][] = []
  const chosen = chosenNames(flat, options.alternative)
  const sent = flat.fields.filter(({ name, schema }) => goes(schema, options.direction) && !chosen.left.has(name))
  for (const field of sent) {
    const required = chosen.required.has(field.name)
    if (!(required || followsOptional(options, path))) continue
    if (!required) options.budget.optional -= 1
    const made = sample(field.schema, options, path)
    const value = made === NONE && required && mayBeNull(field.schema) ? null : made
    if (value === NONE && required && !options.partial) return NONE
    if (value === NONE || (!required && showsNothing(value, field.schema, options.direction))) continue
    fields.push([field.name, value])
    options.budget.length -= field.name.length + (typeof value === 'string' ? value.length : 1)
  }
  const others = merged.flatMap((each) => (isObject(each) ? Object.entries(each) : []))
  if (fields.length === 0 && others.length === 0) pushAll(fields, firstField(sent, options, path))
  const known = new Set([...fields, ...others].map(([name]) => name))
  const unknown = [...flat.required].filter(
    (name) => !known.has(name) && !flat.fields.some((each) => each.name === name),
  )
  return Object.fromEntries([...fields, ...others, ...otherFields(flat, options, path, { unknown, known })])
}

/** The end of a chain of required fields, such as the next node of a list. */
const mayBeNull = (schema: Schema): boolean => chainOfSchema(schema).some((each) => each.flat().nullable)

/** Fields without a name of their own: by the pattern of their names, or any others. */
function otherFields(
  { keywords }: FlatSchema,
  options: Sampling,
  path: Schema[],
  { unknown, known }: { unknown: string[]; known: ReadonlySet<string> },
): [string, ExactValue][] {
  const absent = Math.min(keywords.number('minProperties') ?? 0, MOST_NAMES) - known.size
  if (unknown.length === 0 && known.size > 0 && absent <= 0) return []
  const [patterned] = keywords.patternProperties
  const others = keywords.otherProperties
  const isNamed = others?.kind === 'keywords'
  const fitting = patterned && !isNamed ? sampleName(patterned.name, options.textOfPattern) : undefined
  const names = unknown.length > 0 ? unknown : freeNames(keywords, fitting, absent, options.textOfPattern)
  const schema = isNamed ? others : fitting === undefined ? undefined : patterned?.schema
  const value = schema ? sample(schema, options, path) : absent > 0 && others?.kind !== 'false' ? 'text' : NONE
  return value === NONE ? [] : names.map((name) => [name, value])
}

/** Where there is no room for optional fields, one of them shows what an object is about. */
function firstField(fields: FlatField[], options: Sampling, path: Schema[]): [string, ExactValue][] {
  for (const { name, schema } of fields) {
    const value = goes(schema, options.direction) ? sample(schema, options, path) : NONE
    if (value !== NONE && !showsNothing(value, schema, options.direction)) return [[name, value]]
  }
  return []
}

const followsOptional = ({ optional, levels = MAX_DEPTH, budget }: Sampling, path: Schema[]): boolean =>
  optional && path.length <= levels && budget.optional > 0

const isObject = (value: Sampled): value is { [key: string]: ExactValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sampleList({ keywords }: FlatSchema, options: Sampling, path: Schema[]): Sampled {
  const items = keywords.schema('items') ?? keywords.schema('unevaluatedItems')
  const listed: ExactValue[] = []
  for (const each of [...keywords.schemas('prefixItems'), ...containedIn(keywords, items)]) {
    const value = sample(each, options, path)
    if (value === NONE) return NONE
    listed.push(value)
  }
  const least = keywords.number('minItems') ?? 0
  if (items?.kind !== 'keywords' || (listed.length > 0 && listed.length >= least)) return listed
  const allowed = keywords.uniqueItems ? items.flat().keywords.enum.map(exactValue) : []
  if (listed.length === 0 && allowed.length > 0) return allowed.slice(0, Math.max(1, least))
  const item = sample(items, options, path)
  if (item === NONE) return listed
  const size = countOf(item)
  const most = listed.length + 1 + Math.floor(options.budget.repeated / size)
  const values = listValues([...listed, item], Math.min(least, most), keywords.uniqueItems)
  options.budget.repeated -= (values.length - listed.length - 1) * size
  return values
}

/** The number of values in a value, itself included. */
const countOf = (value: ExactValue): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + countOf(each), 1)
    : 1
