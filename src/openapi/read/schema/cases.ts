import { schemaNameIn } from '../reference.ts'
import type { Discriminator } from './discriminator.ts'
import { type Effect, effectOf, NO_EFFECT } from './effect.ts'
import type { Alternatives, FlatSchema, Schema } from './schema.ts'
import { valueText } from './valueText.ts'

/** A field whose value determines others, with the consequences of each value. */
export type Cases = {
  field: string
  cases: Case[]
  /** How the field determines others: by its value, by the named schema that it selects, or by its presence. */
  decidedBy: 'value' | 'schema' | 'presence'
}
/** `absent` marks the case in which the field is missing; `selecting` lists the values of a case that has several. */
export type Case = { value: string; effect: Effect; absent: boolean; selecting?: string[] }

const OTHERWISE = 'otherwise'
export const NOT_GIVEN = 'not given'

/** A `oneOf` whose alternatives each have a different constant in the same field; undefined for any other. */
export function casesOfAlternatives({ schemas }: Alternatives): Cases | undefined {
  // Named schemas are described in sections of their own.
  if (schemas.some(({ reference }) => reference !== undefined)) return undefined
  const deciding = decidingField(schemas)
  if (!deciding) return undefined
  const { field, effects } = deciding
  const cases = effects.flatMap((effect) =>
    (effect.values.get(field) ?? []).map((value) => ({ value, effect, absent: false })),
  )
  return { field, cases, decidedBy: 'value' }
}

/** The constant of each of several schemas in the field that tells them apart; undefined where it has several. */
export function decidingValues(schemas: Schema[]): (string | undefined)[] {
  const deciding = decidingField(schemas)
  if (!deciding) return []
  return deciding.effects.map(({ values }) => {
    const [value, ...others] = values.get(deciding.field) ?? []
    return others.length === 0 ? value : undefined
  })
}

function decidingField(schemas: Schema[]): { field: string; effects: Effect[] } | undefined {
  const effects = schemas.map((schema) => effectOf(schema))
  const field = [...(effects[0]?.values.keys() ?? [])].find((name) => tellsApart(effects, name))
  return field === undefined ? undefined : { field, effects }
}

// A wider table is not readable.
const MAX_COLUMNS = 6

/** Named alternatives that a discriminator selects from, with the fields in which they differ. */
export function casesOfSchemas({ schemas, discriminator }: Alternatives): Cases | undefined {
  const field = discriminator?.propertyName
  if (field === undefined || schemas.length < 2 || schemas.length > MAX_COLUMNS) return undefined
  const cases = schemas.flatMap((schema): Case[] => {
    const selecting = discriminatorValues(schema, discriminator)
    const value = selecting.join(', ')
    return selecting.length === 0 ? [] : [{ value, effect: effectOf(schema), absent: false, selecting }]
  })
  return cases.length === schemas.length ? { field, cases, decidedBy: 'schema' } : undefined
}

/** The values that select a schema, for readers. */
export function discriminatorValue(schema: Schema, discriminator: Discriminator | undefined): string | undefined {
  const values = discriminatorValues(schema, discriminator)
  return values.length > 0 ? values.join(', ') : undefined
}

/**
 * The values from the mapping. Without one, it is that of the schema's extension, or its name, unless its property has a constant: many
 * documents give `role: { enum: [user] }` to a schema of another name, and only that is valid.
 */
export function discriminatorValues(schema: Schema, discriminator: Discriminator | undefined): string[] {
  const { reference } = schema
  if (reference === undefined) return []
  const name = schemaNameIn(reference)
  const mapped = discriminator?.valuesOf.get(name ?? reference)
  if (mapped) return mapped
  const own = schema.target()?.keywords.discriminatorValue
  if (own !== undefined) return [own]
  if (isDefaultCase(schema, discriminator)) return name === undefined ? [] : [name]
  const allowed = valuesOfProperty(schema, discriminator?.propertyName)
  if (name === undefined || allowed.length === 0 || allowed.includes(name)) return name === undefined ? [] : [name]
  return allowed.length === 1 ? allowed : []
}

function valuesOfProperty(schema: Schema, property: string | undefined): string[] {
  const field = schema.flat().fields.find(({ name }) => name === property)?.schema
  const keywords = field?.flat().keywords
  const values = keywords?.constant ? [keywords.constant] : (keywords?.enum ?? [])
  return values.map(valueText)
}

/** Whether a schema is that of every value without one of its own. */
export function isDefaultCase({ reference }: Schema, discriminator: Discriminator | undefined): boolean {
  const target = discriminator?.defaultMapping
  return reference !== undefined && target !== undefined && [reference, schemaNameIn(reference)].includes(target)
}

function tellsApart(effects: Effect[], field: string): boolean {
  if (effects.length < 2 || effects.some((effect) => !effect.values.has(field))) return false
  const values = effects.flatMap((effect) => effect.values.get(field) ?? [])
  return new Set(values).size === values.length
}

// A table grows with their square; more are listed below one another.
const MOST_CONDITIONS = 60

/** Combines several `if` that test the value of the same field. The rest are those that test something else. */
export function casesOfConditions(flat: FlatSchema): { cases: Cases[]; rest: Schema[] } {
  const asked = flat.conditions.map((schema) => ({ schema, question: questionOf(schema) }))
  const counts = new Map<string, number>()
  for (const { question } of asked) if (question) counts.set(question.field, (counts.get(question.field) ?? 0) + 1)
  const fields = new Set([...counts].filter(([, count]) => count <= MOST_CONDITIONS).map(([field]) => field))
  const cases = [...fields].map((field) => {
    const about = asked.flatMap(({ schema, question }) => (question?.field === field ? [{ schema, question }] : []))
    const mentioned = about.flatMap(({ question }) => question.values)
    const values = [...new Set([...possibleValues(flat, field), ...mentioned])]
    const columns = possibleValues(flat, field).length > 0 ? values : [...values, OTHERWISE]
    const given = columns.map((value) => ({ value, effect: effectFor(about, value), absent: false }))
    const absent = { value: NOT_GIVEN, effect: effectFor(about, undefined), absent: true }
    return { field, cases: flat.required.has(field) ? given : [...given, absent], decidedBy: 'value' as const }
  })
  return {
    cases,
    rest: asked.flatMap(({ schema, question }) => (question && fields.has(question.field) ? [] : [schema])),
  }
}

/** `presence`: whether the `if` also requires the field. Otherwise a missing field fulfils it, too. */
type Question = { field: string; values: string[]; presence: boolean }

/** An `if` that tests the value of one field, and nothing else. */
function questionOf({ keywords }: Schema): Question | undefined {
  const { fields, values, required, forbidden } = effectOf(keywords.schema('if'))
  const [field] = fields
  const found = field && values.get(field.name)
  if (!found || fields.length > 1 || forbidden.size > 0) return undefined
  if ([...required].some((name) => name !== field.name)) return undefined
  return { field: field.name, values: found, presence: required.has(field.name) }
}

function possibleValues(flat: FlatSchema, name: string): string[] {
  const field = flat.fields.find((each) => each.name === name)?.schema
  const described = field?.reference === undefined ? field : field.target()
  return described ? described.keywords.enum.map(valueText) : []
}

/** The consequences of a value of the field, or of its absence if the value is undefined. */
function effectFor(about: { schema: Schema; question: Question }[], value: string | undefined): Effect {
  return about
    .map(({ schema, question }) => effectOf(schema.keywords.schema(fulfils(value, question) ? 'then' : 'else')))
    .reduce(both, NO_EFFECT)
}

const fulfils = (value: string | undefined, { values, presence }: Question): boolean =>
  value === undefined ? !presence : values.includes(value)

export const both = (a: Effect, b: Effect): Effect => ({
  required: new Set([...a.required, ...b.required]),
  forbidden: new Set([...a.forbidden, ...b.forbidden]),
  values: new Map([...a.values, ...b.values]),
  fields: [...a.fields, ...b.fields],
  closed: a.closed || b.closed,
})
