import type { CaseTable, ConditionView, FieldView, InlineContent, SchemaBody } from '../../model/apiView.ts'
import { constantsAmong } from '../read/schema/allowedValues.ts'
import { type Cases, casesOfAlternatives, casesOfConditions, casesOfSchemas } from '../read/schema/cases.ts'
import { casesOfDependents } from '../read/schema/dependentCases.ts'
import { goes } from '../read/schema/direction.ts'
import type { Alternatives, FlatField, FlatSchema, Schema } from '../read/schema/schema.ts'
import { addressOf } from './anchors.ts'
import { bodyNotes } from './bodyNotes.ts'
import { choicesView, saysMoreThanItsType } from './choicesView.ts'
import type { Context } from './context.ts'
import { exampleViews } from './exampleViews.ts'
import { fieldHead, schemaFacts } from './fieldView.ts'
import { type Owner, within } from './owner.ts'
import { caseTable } from './schema/caseTable.ts'
import { conditionView, requiredOneOf } from './schema/conditionContent.ts'

/** The contents of a value that is not described elsewhere; undefined if there are none. */
export function innerBody(context: Context, schema: Schema | undefined, owner: Owner): SchemaBody | undefined {
  if (!schema) return undefined
  if (schema.reference !== undefined) return referredBody(context, schema, schema.reference, owner)
  const items = schema.keywords.schema('items')
  if (items && !schema.keywords.has('properties')) return innerBody(context, items, owner)
  if (isNamedElsewhere(schema)) return undefined
  const body = schemaBody(context, schema, owner)
  return isEmpty(body) ? undefined : body
}

function referredBody(context: Context, schema: Schema, reference: string, owner: Owner): SchemaBody | undefined {
  const target = schema.target()
  if (!target || owner.expanded || context.links.linkTo(reference)) return undefined
  return innerBody(context, target, { ...owner, expanded: true })
}

/** `allOf` that only adds words to a named schema. */
function isNamedElsewhere({ keywords }: Schema): boolean {
  if (['properties', 'oneOf', 'anyOf', 'if'].some((key) => keywords.has(key))) return false
  const members = keywords.schemas('allOf')
  return members.length > 0 && members.every(({ name }) => name !== undefined)
}

const isEmpty = ({ fields, notes, choices, cases, conditions }: SchemaBody): boolean =>
  [fields, notes, choices, cases, conditions].every((list) => list.length === 0)

export function schemaBody(context: Context, schema: Schema, owner: Owner): SchemaBody {
  const flat = schema.flat()
  const { decided, choices, notes } = sortAlternatives(flat)
  const { cases, rest } = casesOfConditions(flat)
  const all = [...decided, ...cases, ...casesOfDependents(flat)]
  return {
    fields: [...fieldsOf(context, flat, all, owner), ...otherFields(context, flat, owner)],
    notes: [...notes, ...bodyNotes(context.links, flat)],
    choices: choices
      .map((each) => choicesView(context, each, owner, (inside, place) => innerBody(context, inside, place)))
      .filter(saysMoreThanItsType),
    cases: all.flatMap((each) => tableOf(context, schema, each, flat, owner) ?? []),
    conditions: rest.map((each): ConditionView => conditionView(context.links, each)),
  }
}

/** Alternatives with a discriminating field become a table, those that only require fields a sentence, others choices. */
function sortAlternatives(flat: FlatSchema) {
  const decided: Cases[] = []
  const choices: Alternatives[] = []
  const notes: InlineContent[] = []
  for (const each of flat.alternatives) {
    const cases = casesOfAlternatives(each)
    const note = cases ? undefined : requiredOneOf(each)
    const bySchema = cases ? undefined : casesOfSchemas(each)
    if (bySchema) decided.push(bySchema)
    if (cases) decided.push(cases)
    else if (note) notes.push(note)
    // Alternatives that are constants with a description are listed as values.
    else if (constantsAmong(each.schemas).length === 0) choices.push(each)
  }
  return { decided, choices, notes }
}

function fieldsOf(context: Context, flat: FlatSchema, cases: Cases[], owner: Owner): FieldView[] {
  const known = new Set(flat.fields.map(({ name }) => name))
  const conditional = new Map<string, FlatField>()
  const shown = cases.filter(({ decidedBy }) => decidedBy !== 'schema')
  for (const field of shown.flatMap((each) => each.cases.flatMap(({ effect }) => effect.fields))) {
    if (!known.has(field.name) && !conditional.has(field.name)) conditional.set(field.name, field)
  }
  return [...flat.fields, ...conditional.values()]
    .filter(({ schema }) => goes(schema, owner.direction))
    .map((field) => fieldView(context, field, owner, flat.required.has(field.name)))
}

const fieldView = (context: Context, field: FlatField, owner: Owner, required: boolean): FieldView => ({
  ...fieldHead(context, field, owner, required),
  // Nested fields of an inherited field are described with the schema that defines it.
  body: field.origin === undefined ? innerBody(context, field.schema, within(owner, field.name)) : undefined,
})

function tableOf(
  context: Context,
  schema: Schema,
  cases: Cases,
  flat: FlatSchema,
  owner: Owner,
): CaseTable | undefined {
  const { anchors, caseExamples } = context
  const table = caseTable(cases, flat, (field) => addressOf(anchors.idOf(owner.kind, ...owner.path, field)))
  const id = anchors.idOf(owner.kind, ...owner.path)
  const examples = table ? caseExamples(schema, flat, cases) : []
  return table && { ...table, examples: exampleViews(context, examples, 'application/json', id) }
}

/** Properties that are not named in the schema: `additionalProperties` and `patternProperties`. */
function otherFields(context: Context, { keywords }: FlatSchema, owner: Owner): FieldView[] {
  const patterns = keywords.patternProperties.map(({ name, schema }) =>
    openField(context, 'pattern', name, schema, owner),
  )
  const others = keywords.otherProperties
  if (others?.kind !== 'keywords') return patterns
  const field = openField(context, 'other', keywords.otherPropertiesName ?? 'any other name', others, owner)
  // "Map of string" is already complete.
  const isPlainMap = !keywords.has('properties') && patterns.length === 0
  return isPlainMap && saysNothing(field) ? patterns : [...patterns, field]
}

const saysNothing = ({ description, facts, values, body }: FieldView): boolean =>
  !description && !body && facts.length === 0 && values.listed.length === 0

function openField(context: Context, kind: 'pattern' | 'other', name: string, schema: Schema, owner: Owner): FieldView {
  const place = within(owner, kind === 'other' ? '*' : name)
  const id = context.anchors.idOf(place.kind, ...place.path)
  const { limits, examples, ofItems, ...described } = schemaFacts(context, schema, id)
  const facts = [...limits, ...examples, ...ofItems]
  const body = innerBody(context, schema, place)
  return { ...described, facts, id: undefined, name, kind, required: false, origin: undefined, body }
}
