import { schemaNameIn } from '../reference.ts'
import { type Effect, effectOf, NO_EFFECT } from './effect.ts'
import type { Alternatives, Discriminator, FlatSchema, Schema } from './schema.ts'
import { valueText } from './valueText.ts'

/** A field whose value decides over others, and what each of its values means for them. */
export type Cases = {
  field: string
  cases: Case[]
  /** By what the field decides: its value, which of several schemas with names it selects, or that it is there. */
  decidedBy: 'value' | 'schema' | 'presence'
}
/** `absent` marks the case in which the deciding field is not there. */
export type Case = { value: string; effect: Effect; absent: boolean }

export const OTHERWISE = 'otherwise'
export const NOT_GIVEN = 'not given'

/** `oneOf` in which every alternative has its own value of one and the same field; undefined when it is not so. */
export function casesOfAlternatives({ schemas }: Alternatives): Cases | undefined {
  // What has a name is described under its name.
  if (schemas.some(({ reference }) => reference !== undefined)) return undefined
  const effects = schemas.map((schema) => effectOf(schema))
  const field = [...(effects[0]?.values.keys() ?? [])].find((name) => tellsApart(effects, name))
  if (field === undefined) return undefined
  const cases = effects.flatMap((effect) =>
    (effect.values.get(field) ?? []).map((value) => ({ value, effect, absent: false })),
  )
  return { field, cases, decidedBy: 'value' }
}

// A wider table is not readable.
const MAX_COLUMNS = 6

/** Alternatives with names of which a discriminator selects one, as far as their fields differ. */
export function casesOfSchemas({ schemas, discriminator }: Alternatives): Cases | undefined {
  const field = discriminator?.propertyName
  if (field === undefined || schemas.length < 2 || schemas.length > MAX_COLUMNS) return undefined
  const cases = schemas.flatMap((schema): Case[] => {
    const value = discriminatorValue(schema, discriminator)
    return value === undefined ? [] : [{ value, effect: effectOf(schema), absent: false }]
  })
  return cases.length === schemas.length ? { field, cases, decidedBy: 'schema' } : undefined
}

/** The values from the mapping; without one, the schema's name is the value. */
export function discriminatorValue(
  { reference }: Schema,
  discriminator: Discriminator | undefined,
): string | undefined {
  if (reference === undefined) return undefined
  const name = schemaNameIn(reference)
  const mapped = (discriminator?.mapping ?? []).filter(({ target }) => [reference, name].includes(target))
  return mapped.length > 0 ? mapped.map(({ value }) => value).join(', ') : name
}

function tellsApart(effects: Effect[], field: string): boolean {
  if (effects.length < 2 || effects.some((effect) => !effect.values.has(field))) return false
  const values = effects.flatMap((effect) => effect.values.get(field) ?? [])
  return new Set(values).size === values.length
}

/** Several `if` on the value of one field, taken together; what is left over are those that ask for something else. */
export function casesOfConditions(flat: FlatSchema): { cases: Cases[]; rest: Schema[] } {
  const asked = flat.conditions.map((schema) => ({ schema, question: questionOf(schema) }))
  const fields = new Set(asked.flatMap(({ question }) => question?.field ?? []))
  const cases = [...fields].map((field) => {
    const about = asked.flatMap(({ schema, question }) => (question?.field === field ? [{ schema, question }] : []))
    const mentioned = about.flatMap(({ question }) => question.values)
    const values = [...new Set([...possibleValues(flat, field), ...mentioned])]
    const columns = possibleValues(flat, field).length > 0 ? values : [...values, OTHERWISE]
    const given = columns.map((value) => ({ value, effect: effectFor(about, value), absent: false }))
    const absent = { value: NOT_GIVEN, effect: effectFor(about, undefined), absent: true }
    return { field, cases: flat.required.has(field) ? given : [...given, absent], decidedBy: 'value' as const }
  })
  return { cases, rest: asked.flatMap(({ schema, question }) => (question ? [] : [schema])) }
}

/** `presence` is whether the `if` also asks that the field is there; without that, a missing field fulfils it. */
type Question = { field: string; values: string[]; presence: boolean }

/** An `if` that asks for the value of one field, and for nothing else. */
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

/** What holds for a value of the deciding field; for undefined, what holds when the field is missing. */
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
