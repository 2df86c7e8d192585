import { exactValue } from '../../yaml/exactValue.ts'
import { type ExactValue, toNode } from '../../yaml/node.ts'
import { type Example, schemaExamples } from '../read/examples.ts'
import type { Case, Cases } from '../read/schema/cases.ts'
import type { Effect } from '../read/schema/effect.ts'
import type { FlatSchema, Schema } from '../read/schema/schema.ts'
import { textOfValue } from '../read/schema/valueText.ts'
import { sampleValue } from './sampleValue.ts'
import type { Validator } from './validator.ts'

type Fields = { [name: string]: ExactValue }

/** An example of the document, or else a generated one. Only examples that match the schema are used. */
export function caseExamples(schema: Schema, flat: FlatSchema, cases: Cases, validator: Validator): Example[] {
  return cases.cases.flatMap((each): Example[] => {
    const found = givenExample(schema, cases, each, validator) ?? madeExample(schema, flat, cases, each, validator)
    if (!found) return []
    const name = `${cases.field}: ${each.value}`
    const kind = found.generated ? 'made' : 'value'
    return [{ name, value: toNode(found.value, schema.place), kind, description: undefined }]
  })
}

type Found = { value: Fields; generated: boolean }

function givenExample(schema: Schema, cases: Cases, each: Case, validator: Validator): Found | undefined {
  const values = schemaExamples(schema).map(({ value }) => exactValue(value))
  const value = values.find((value): value is Fields => isFields(value) && isCase(value, cases, each))
  return value && isValid(schema, value, validator) ? { value, generated: false } : undefined
}

const isFields = (value: ExactValue | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isCase(value: Fields, { field, decidedBy }: Cases, each: Case): boolean {
  const own = value[field]
  if (decidedBy === 'presence' || each.absent) return (own === undefined) === each.absent
  return own !== undefined && valuesOf(each).includes(textOfValue(own))
}

const valuesOf = ({ value, selecting = [value] }: Case): string[] => selecting

const isValid = (schema: Schema, value: Fields, validator: Validator): boolean =>
  validator.judge(schema, value, undefined)?.length === 0

function madeExample(
  schema: Schema,
  flat: FlatSchema,
  cases: Cases,
  each: Case,
  validator: Validator,
): Found | undefined {
  for (const base of basesOf(schema, flat, cases, each)) {
    for (const own of valuesFor(cases, each, base)) {
      const value = adapted(flat, { ...base, ...own }, each, cases)
      if (isValid(schema, value, validator)) return { value, generated: true }
    }
  }
  return undefined
}

/** Values to adapt to a case: first those of an alternative that is the case already. */
function basesOf(schema: Schema, flat: FlatSchema, cases: Cases, each: Case): Fields[] {
  const most = Math.max(1, ...flat.alternatives.map(({ schemas }) => schemas.length))
  const made = [true, false].flatMap((optional) =>
    Array.from({ length: most }, (_, alternative) =>
      sampleValue(schema, { direction: undefined, optional, alternative }),
    ).filter((value): value is Fields => isFields(value)),
  )
  const own = cases.decidedBy === 'schema' ? madeBy(schema, cases.cases.indexOf(each)) : []
  const bases = [...own, ...made]
  return [...bases.filter((value) => isCase(value, cases, each)), ...bases]
}

/** An example of the whole schema is of one alternative only; without it, the others can be made. */
const madeBy = (schema: Schema, alternative: number): Fields[] =>
  [false, true]
    .map((withoutGiven) => sampleValue(schema, { direction: undefined, optional: true, alternative, withoutGiven }))
    .filter(isFields)

/** The value of the property that selects the case, converted from its text to a number or boolean if necessary. */
function valuesFor({ field, decidedBy }: Cases, each: Case, base: Fields): Fields[] {
  if (each.absent) return [{}]
  if (decidedBy === 'presence') return field in base ? [{}] : []
  const [value = each.value] = valuesOf(each)
  const asJson = /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value) ? [{ [field]: JSON.parse(value) }] : []
  return [{ [field]: value }, ...asJson]
}

/** Adds the properties that the case requires, and removes those that it forbids. */
function adapted(flat: FlatSchema, base: Fields, { effect, absent }: Case, cases: Cases): Fields {
  const schemas = new Map([...flat.fields, ...effect.fields].map((field) => [field.name, field.schema]))
  const fields = new Map(Object.entries(base))
  if (absent) fields.delete(cases.field)
  for (const name of effect.required) {
    const schema = schemas.get(name)
    const made = schema && sampleValue(schema, { direction: undefined, optional: true, alternative: 0 })
    if (!fields.has(name) && made !== undefined) fields.set(name, made)
  }
  for (const [name, allowed] of effect.values) {
    const value = fields.get(name)
    const [first] = allowed
    if (value !== undefined && first !== undefined && !allowed.includes(textOfValue(value))) fields.set(name, first)
  }
  for (const name of [...effect.forbidden, ...namesOfOthers(flat, effect, cases)]) fields.delete(name)
  const isKnown = (name: string): boolean => name === cases.field || effect.fields.some((field) => field.name === name)
  return Object.fromEntries([...fields].filter(([name]) => !effect.closed || isKnown(name)))
}

/** Fields of which only other cases say anything. */
function namesOfOthers(flat: FlatSchema, own: Effect, { cases }: Cases): string[] {
  const known = new Set([...flat.fields, ...own.fields].map(({ name }) => name))
  return cases.flatMap(({ effect }) => effect.fields.map(({ name }) => name)).filter((name) => !known.has(name))
}
