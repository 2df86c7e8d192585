import type { CaseTable, ConditionView, FieldView, SchemaBody, Words } from '../../model/apiView.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf } from '../read/document.ts'
import { type Cases, casesOfAlternatives, casesOfConditions, casesOfSchemas } from '../read/schema/cases.ts'
import { casesOfDependents } from '../read/schema/dependentCases.ts'
import { travels } from '../read/schema/direction.ts'
import { type Alternatives, type FlatField, type FlatSchema, flatten } from '../read/schema/flatten.ts'
import { readSchema, type Schema } from '../read/schema/schema.ts'
import { addressOf } from './anchors.ts'
import { bodyNotes } from './bodyNotes.ts'
import { caseExamples } from './caseExamples.ts'
import { choicesView, saysMoreThanItsType } from './choicesView.ts'
import { fieldView, type Owner, schemaFacts, within } from './fieldView.ts'
import type { PageContext } from './pageContext.ts'
import { caseTable } from './schema/caseTable.ts'
import { conditionView, requiredOneOf } from './schema/conditionWords.ts'
import { valueViews } from './schema/valueViews.ts'

/** What stands inside a value, when it is described nowhere else; undefined when there is nothing to say. */
export function innerBody(page: PageContext, node: YamlNode | undefined, owner: Owner): SchemaBody | undefined {
  if (!node) return undefined
  const schema = readSchema(page.document, node)
  if (schema.reference !== undefined) return referredBody(page, schema.reference, owner)
  const items = schema.keywords.get('items')
  if (items && !schema.keywords.has('properties')) return innerBody(page, items, owner)
  if (isNamedElsewhere(page, schema)) return undefined
  const body = schemaBody(page, node, owner)
  return isEmpty(body) ? undefined : body
}

function referredBody(page: PageContext, reference: string, owner: Owner): SchemaBody | undefined {
  const target = page.document.find(reference)
  if (!target || owner.expanded || page.links.linkTo(reference)) return undefined
  return innerBody(page, target, { ...owner, expanded: true })
}

/** `allOf` that only adds words to a named schema. */
function isNamedElsewhere(page: PageContext, { keywords }: Schema): boolean {
  if (['properties', 'oneOf', 'anyOf', 'if'].some((key) => keywords.has(key))) return false
  const members = itemsOf(keywords.get('allOf'))
  const named = members.filter((member) => readSchema(page.document, member).name !== undefined)
  return members.length > 0 && named.length === members.length
}

const isEmpty = ({ fields, notes, choices, cases, conditions }: SchemaBody): boolean =>
  [fields, notes, choices, cases, conditions].every((list) => list.length === 0)

export function schemaBody(page: PageContext, node: YamlNode, owner: Owner): SchemaBody {
  const flat = flatten(page.document, node)
  const { decided, choices, notes } = sortAlternatives(page, flat)
  const { cases, rest } = casesOfConditions(page.document, flat)
  const all = [...decided, ...cases, ...casesOfDependents(page.document, flat)]
  return {
    fields: [...fieldsOf(page, flat, all, owner), ...otherFields(page, flat, owner)],
    notes: [...notes, ...bodyNotes(page, flat)],
    choices: choices.map((each) => choicesView(page, each, owner)).filter(saysMoreThanItsType),
    cases: all.flatMap((each) => tableOf(page, node, each, flat, owner) ?? []),
    conditions: rest.map((schema): ConditionView => conditionView(page.links, schema)),
  }
}

/** Alternatives that one field decides make a table, those that only require fields a sentence; the rest are choices. */
function sortAlternatives(page: PageContext, flat: FlatSchema) {
  const decided: Cases[] = []
  const choices: Alternatives[] = []
  const notes: Words[] = []
  for (const each of flat.alternatives) {
    const cases = casesOfAlternatives(page.document, each)
    const note = cases ? undefined : requiredOneOf(each, page.links)
    const bySchema = cases ? undefined : casesOfSchemas(page.document, each)
    if (bySchema) decided.push(bySchema)
    if (cases) decided.push(cases)
    else if (note) notes.push(note)
    else if (!areConstants(each)) choices.push(each)
  }
  return { decided, choices, notes }
}

/** Alternatives that are values with a meaning are listed as values. */
const areConstants = ({ kind, schemas }: Alternatives): boolean => {
  const [first] = schemas
  if (!first) return false
  return valueViews(new Map([[kind, { kind: 'list', place: first.place, items: schemas }]])).length > 0
}

function fieldsOf(page: PageContext, flat: FlatSchema, cases: Cases[], owner: Owner): FieldView[] {
  const known = new Set(flat.fields.map(({ name }) => name))
  const conditional = new Map<string, FlatField>()
  const told = cases.filter(({ decidedBy }) => decidedBy !== 'schema')
  for (const field of told.flatMap((each) => each.cases.flatMap(({ effect }) => effect.fields))) {
    if (!known.has(field.name) && !conditional.has(field.name)) conditional.set(field.name, field)
  }
  return [...flat.fields, ...conditional.values()]
    .filter(({ node }) => travels(page, node, owner.direction))
    .map((field) => fieldView(page, field, owner, flat.required.has(field.name)))
}

function tableOf(
  page: PageContext,
  node: YamlNode,
  cases: Cases,
  flat: FlatSchema,
  owner: Owner,
): CaseTable | undefined {
  const table = caseTable(cases, flat, (field) => addressOf(page.anchors.idOf(owner.kind, ...owner.path, field)))
  const id = page.anchors.idOf(owner.kind, ...owner.path)
  return table && { ...table, examples: page.large ? [] : caseExamples(page, node, flat, cases, id) }
}

/** Fields whose names the schema leaves open. */
function otherFields(page: PageContext, { keywords }: FlatSchema, owner: Owner): FieldView[] {
  const patterns = entriesOf(keywords.get('patternProperties')).map(({ key, value }) =>
    openField(page, 'pattern', key, value, owner),
  )
  const others = keywords.get('additionalProperties') ?? keywords.get('unevaluatedProperties')
  if (others?.kind !== 'map') return patterns
  const field = openField(page, 'other', 'any other name', others, owner)
  // "Map of string" has said it all.
  const isPlainMap = !keywords.has('properties') && patterns.length === 0
  return isPlainMap && saysNothing(field) ? patterns : [...patterns, field]
}

const saysNothing = ({ description, facts, values, body }: FieldView): boolean =>
  !description && !body && facts.length === 0 && values.length === 0

function openField(
  page: PageContext,
  kind: 'pattern' | 'other',
  name: string,
  node: YamlNode,
  owner: Owner,
): FieldView {
  const place = within(owner, kind === 'other' ? '*' : name)
  const facts = schemaFacts(page, node, page.anchors.idOf(place.kind, ...place.path))
  const body = innerBody(page, node, place)
  return { ...facts, id: undefined, name, kind, required: false, origin: undefined, body }
}
