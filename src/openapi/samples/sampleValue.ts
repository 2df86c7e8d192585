import { jsonOf } from '../../yaml/exactJson.ts'
import { exactValue } from '../../yaml/exactValue.ts'
import type { ExactValue } from '../../yaml/node.ts'
import { discriminatorValues } from '../read/schema/cases.ts'
import { type Direction, goes } from '../read/schema/direction.ts'
import type { Discriminator } from '../read/schema/discriminator.ts'
import type { Alternatives, FlatSchema, Schema } from '../read/schema/schema.ts'
import { showsNothing } from './emptySample.ts'
import type { TextOfPattern } from './patterns/textOfPattern.ts'
import { sampleNumber, sampleText } from './sampleScalar.ts'

export type SampleOptions = {
  direction: Direction | undefined
  /** Whether optional fields are included. */
  optional: boolean
  /** The index of the alternative to use; the last one if there are fewer. */
  alternative: number
  /** How deep fields that are not required are followed, and how many values they may have in all. */
  levels?: number
  values?: number
  textOfPattern?: TextOfPattern | undefined
  /** Whether examples and defaults of the document are left unused. */
  withoutGiven?: boolean
  /** Whether a required field that cannot be made is left out, instead of the object around it. */
  partial?: boolean
}

/** No value, for example for a schema that always contains itself. */
const NONE = Symbol('none')
type Sampled = ExactValue | typeof NONE

const MAX_DEPTH = 8
// The number of values is limited, since schemas that refer to one another can have very many.
const MAX_VALUES = 300

/**
 * Generates a value from a schema, the same each time. It may break rules that cannot be foreseen, so it has to be
 * validated.
 */
export function sampleValue(schema: Schema, options: SampleOptions): ExactValue | undefined {
  const value = sample(schema, { ...options, budget: { left: MAX_VALUES, optional: options.values ?? MAX_VALUES } }, [])
  return value === NONE ? undefined : value
}

/** The options, and how many values may still be made. */
type Sampling = SampleOptions & { budget: { left: number; optional: number } }

function sample(schema: Schema, options: Sampling, path: Schema[]): Sampled {
  options.budget.left -= 1
  if (options.budget.left < 0 || path.length > MAX_DEPTH) return NONE
  if (path.includes(schema) || schema.never) return NONE
  const given = givenValue(schema, options)
  if (given !== undefined) return given
  const flat = schema.flat()
  const inside = [...path, schema]
  const merged = flat.alternatives.map((each) => sampleChoice(each, options, inside))
  const [type] = flat.types
  if (type === 'object' || (type === undefined && (flat.fields.length > 0 || isMap(flat)))) {
    const value = sampleObject(flat, options, inside, merged)
    return flat.alternatives.length > 0 ? value : withSelector(value, schema, flat.keywords.discriminator)
  }
  if (merged.length > 0) return merged[0] ?? NONE
  if (type === 'array' || (type === undefined && flat.keywords.has('items'))) {
    return sampleList(flat, options, inside)
  }
  const written = flat.keywords.schema('contentSchema')
  if (type === 'string' && written && isJson(flat.keywords.text('contentMediaType') ?? '')) {
    const value = sample(written, options, inside)
    return value === NONE ? NONE : jsonOf(value)
  }
  return sampleScalar(type, flat, options)
}

const isJson = (mediaType: string): boolean => /[/+]json\b/i.test(mediaType)

/** The value of a discriminator is the one that selects the alternative. */
function sampleChoice({ schemas, discriminator }: Alternatives, options: Sampling, path: Schema[]): Sampled {
  const index = Math.min(options.alternative, schemas.length - 1)
  // Inside itself, an alternative cannot be made, but another one can.
  for (const each of [...schemas.slice(index), ...schemas.slice(0, index)]) {
    const value = sample(each, options, path)
    if (value !== NONE) return withSelector(value, each, discriminator)
  }
  return NONE
}

function withSelector(value: Sampled, schema: Schema, discriminator: Discriminator | undefined): Sampled {
  const property = discriminator?.propertyName
  const [selecting] = discriminatorValues(schema, discriminator)
  if (property === undefined || selecting === undefined || !isObject(value)) return value
  return typeof value[property] === 'string' ? { ...value, [property]: selecting } : value
}

const isMap = ({ keywords }: FlatSchema): boolean => keywords.schema('additionalProperties')?.kind === 'keywords'

/** A value from the document: a constant, an example, the default or the first of the allowed values. */
function givenValue(schema: Schema, options: SampleOptions): ExactValue | undefined {
  const keywords = schema.keywords.has('allOf') ? schema.flat().keywords : schema.keywords
  const { constant, example, examples, default: preset, enum: values } = keywords
  const given = [example, ...examples, preset].flatMap((each) => (each ? [exactValue(each)] : []))
  const allowed = values.map(exactValue)
  const mayBe = (value: ExactValue): boolean =>
    (allowed.length === 0 || allowed.some((each) => each === value)) && !showsNothing(value, schema, options.direction)
  const found = constant ? exactValue(constant) : options.withoutGiven ? undefined : given.find(mayBe)
  const value = found ?? allowed[0]
  if (value !== undefined) return value
  const target = schema.target()
  return target && target !== schema && !target.reference ? givenValue(target, options) : undefined
}

function sampleObject(flat: FlatSchema, options: Sampling, path: Schema[], merged: Sampled[]): Sampled {
  const fields: [string, ExactValue][] = []
  for (const field of flat.fields) {
    const required = flat.required.has(field.name)
    if (!goes(field.schema, options.direction) || !(required || followsOptional(options, path))) continue
    if (!required) options.budget.optional -= 1
    const value = sample(field.schema, options, path)
    if (value === NONE && required && !options.partial) return NONE
    if (value === NONE || (!required && showsNothing(value, field.schema, options.direction))) continue
    fields.push([field.name, value])
  }
  if (fields.length === 0 && merged.length === 0) fields.push(...firstField(flat, options, path))
  const others = merged.flatMap((each) => (isObject(each) ? Object.entries(each) : []))
  const known = new Set([...fields, ...others].map(([name]) => name))
  const unknown = [...flat.required].filter(
    (name) => !known.has(name) && !flat.fields.some((each) => each.name === name),
  )
  const values = flat.keywords.schema('additionalProperties')
  const anyName = flat.keywords.otherPropertiesName ?? 'name'
  if (values?.kind === 'keywords' && (unknown.length > 0 || known.size === 0)) {
    const value = sample(values, options, path)
    if (value !== NONE) for (const name of unknown.length > 0 ? unknown : [anyName]) fields.push([name, value])
  }
  return Object.fromEntries([...fields, ...others])
}

/** Where there is no room for optional fields, one of them shows what an object is about. */
function firstField({ fields }: FlatSchema, options: Sampling, path: Schema[]): [string, ExactValue][] {
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
  const tuple = keywords.schemas('prefixItems').map((each) => sample(each, options, path))
  if (tuple.some((each) => each === NONE)) return NONE
  const items = keywords.schema('items')
  const item = items?.kind === 'keywords' ? sample(items, options, path) : NONE
  const listed = tuple.flatMap((each) => (each === NONE ? [] : [each]))
  return listed.length > 0 || item === NONE ? listed : [item]
}

function sampleScalar(type: string | undefined, { keywords }: FlatSchema, { textOfPattern }: Sampling): Sampled {
  switch (type) {
    case 'integer':
    case 'number':
      return sampleNumber(keywords, type)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'string':
    case undefined:
      return sampleText(keywords, textOfPattern) ?? NONE
    default:
      return NONE
  }
}
