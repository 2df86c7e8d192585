import type { ConditionView, Continued, FieldView, InlineContent, OptionView, SchemaBody } from '../../model/apiView.ts'
import { casesOfConditions } from '../read/schema/cases.ts'
import { casesOfDependents } from '../read/schema/dependentCases.ts'
import { listItems } from '../read/schema/listItems.ts'
import type { FlatSchema, Schema } from '../read/schema/schema.ts'
import { addressOf } from './anchors.ts'
import { bodyNotes, itemNotes, notesOfPositions } from './bodyNotes.ts'
import { caseTables } from './caseTables.ts'
import { choicesView, saysMoreThanItsType } from './choicesView.ts'
import type { Context, Quotes } from './context.ts'
import type { Owner } from './owner.ts'
import { ownSelector, withOwnValues } from './ownSelector.ts'
import { namedPlace } from './placeInside.ts'
import { conditionView } from './schema/conditionContent.ts'
import { sortAlternatives } from './schema/sortAlternatives.ts'
import { filledContent, oneOfContent } from './schema/typeContent.ts'
import { positionFields, schemaFields } from './schemaFields.ts'
import { withSelectingValues } from './selectingValues.ts'

/** The contents of a value that is not described elsewhere; undefined if there are none. */
function innerBody(context: Context, schema: Schema | undefined, owner: Owner): SchemaBody | undefined {
  if (!schema) return undefined
  if (schema.reference !== undefined) return referredBody(context, schema, schema.reference, owner)
  const items = listItems(schema) ?? schema.keywords.schema('contentSchema')
  if (items) return withPositions(context, schema, innerBody(context, items, owner), owner)
  return isNamedElsewhere(schema) ? undefined : filled(schemaBody(context, schema, owner))
}

/** What is inside the items of a list, and what its first items are. */
function withPositions(
  context: Context,
  list: Schema,
  body: SchemaBody | undefined,
  owner: Owner,
): SchemaBody | undefined {
  const bodyOf = (inside: Schema, place: Owner) => innerBody(context, inside, place)
  const fields = positionFields(context, list.flat(), owner, bodyOf, body)
  if (fields.length > 0) return { ...EMPTY, fields }
  const notes = notesOfPositions(context.links, list)
  return notes.length === 0 ? body : { ...EMPTY, notes }
}

const EMPTY: SchemaBody = { fields: [], notes: [], choices: [], cases: [], conditions: [] }

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

const filled = (body: SchemaBody): SchemaBody | undefined =>
  Object.values(body).some((list) => list && list.length > 0) ? body : undefined

/** What is inside a parameter or header. Where there are hundreds of operations, fields of a named schema are a link. */
export function insideValue(
  context: Context,
  schema: Schema | undefined,
  owner: Owner,
): Pick<FieldView, 'body' | 'more'> {
  const body = context.document.isLarge ? innerBody(context, schema, owner) : quotedBody(context, schema, owner)
  return { body, more: body || !schema ? undefined : namedPlace(context, schema) }
}

/** One alternative with contents beside single values is not a choice: the single values are a note. */
function withoutLoneChoice(context: Context, body: SchemaBody): SchemaBody {
  const { fields, choices, cases, conditions } = body
  const [choice, ...others] = choices
  if (!choice || others.length + fields.length + cases.length + conditions.length > 0) return body
  const lone = choice.options.filter((option) => option.body)
  const plain = choice.options.filter((option) => !option.body)
  const [inside] = lone.map((option) => option.body)
  const isPlain = plain.every(
    ({ when, description, more, values }) => !when && !description && !more && values.listed.length === 1,
  )
  if (!inside || lone.length > 1 || plain.length === 0 || !isPlain) return body
  return { ...inside, notes: [...inside.notes, ...body.notes, ...plain.map((each) => otherValueNote(context, each))] }
}

function otherValueNote({ words }: Context, { label, values: { listed } }: OptionView): InlineContent {
  const { choices: texts } = words
  const values = listed.map(
    ({ value }): InlineContent => (value === '""' ? [texts.emptyText] : [{ kind: 'code', text: value }]),
  )
  if (values.length === 0) return filledContent(texts.either, { type: label })
  return filledContent(texts.eitherValue, { type: label, values: oneOfContent({ words }, values) })
}

// More fields than a reader looks through where a schema is used. The rest is at its own place.
const MOST_QUOTED = 200

function quotedFields(context: Context, flat: FlatSchema, owner: Owner): { flat: FlatSchema } & Continued {
  const { fields } = flat
  const [first, ...others] = owner.isQuoted ? fields.slice(MOST_QUOTED) : []
  if (!first) return { flat }
  const text = [first, ...others.slice(-1)].map(({ name }) => name).join(' – ')
  const href = addressOf(context.anchors.idOf(owner.kind, ...owner.path))
  return { flat: { ...flat, fields: fields.slice(0, MOST_QUOTED) }, rest: [{ kind: 'link', text, href }] }
}

export function schemaBody(context: Context, schema: Schema, owner: Owner): SchemaBody {
  const { flat, rest: left } = quotedFields(context, schema.flat(), owner)
  const { decided, choices, notes } = sortAlternatives(context.links, flat)
  const { cases, rest } = casesOfConditions(flat)
  const all = [...decided, ...cases, ...casesOfDependents(flat)]
  const around = [...(owner.around ?? []), schema]
  const bodyOf = (inside: Schema, place: Owner) => innerBody(context, inside, place)
  const positions = positionFields(context, flat, owner, bodyOf, restBody(context, flat, owner))
  const fields = [...positions, ...schemaFields(context, flat, all, owner, bodyOf)]
  const own = ownSelector(schema, owner)
  return withoutLoneChoice(context, {
    fields: own ? withOwnValues(fields, own, context.words) : withSelectingValues(fields, choices, context.words),
    notes: [
      ...notes,
      ...(positions.length > 0 ? [] : itemNotes(context.links, flat.keywords)),
      ...bodyNotes(context.links, flat),
    ],
    choices: choices
      .map((each) =>
        choicesView(context, each, owner, (option, place) => optionBody(context, option, flat, { ...place, around })),
      )
      .filter(saysMoreThanItsType),
    cases: caseTables(context, { schema, flat, all }, owner),
    conditions: rest.map((each): ConditionView => conditionView(context.links, each)),
    rest: left,
  })
}

/** What is inside the items of a list after those that are described by their positions. */
function restBody(context: Context, { keywords }: FlatSchema, owner: Owner): SchemaBody | undefined {
  const items = keywords.has('prefixItems') ? keywords.schema('items') : undefined
  return items?.kind === 'keywords' ? innerBody(context, items, owner) : undefined
}

// Choices of choices are followed by their links.
const MAX_CHOICES = 2

/** The fields of an alternative, without those that are listed before the choice. */
function optionBody(context: Context, option: Schema, { fields }: FlatSchema, owner: Owner): SchemaBody | undefined {
  const isFollowed = owner.isInner || (owner.around ?? []).length > MAX_CHOICES
  const body = isFollowed ? innerBody(context, option, owner) : quotedBody(context, option, owner)
  const listed = new Set(fields.map(({ name }) => name))
  const required = option.reference === undefined ? requiredBeside(context, option.flat()) : []
  if (!body) return required.length === 0 ? undefined : { ...EMPTY, notes: required }
  const own = body.fields.filter(({ name, origin }) => !origin || !listed.has(name))
  return filled({ ...body, fields: own, notes: [...required, ...body.notes] })
}

/** The fields that an alternative requires, but leaves to the schema around it. */
function requiredBeside({ words }: Context, { required, fields }: FlatSchema): InlineContent[] {
  const beside = [...required].filter((name) => !fields.some((each) => each.name === name))
  return beside.map((name) => filledContent(words.conditions.required, { field: [{ kind: 'code', text: name }] }))
}

/**
 * The contents of a body where it is used. Of a schema with a place of its own, and of a list of it, one level is quoted.
 */
export function quotedBody(context: Context, schema: Schema | undefined, owner: Owner): SchemaBody | undefined {
  if (!schema) return undefined
  const target = schema.target()
  const path = target && schema.reference !== undefined ? context.links.pathTo(schema.reference) : undefined
  if (target && path) return quote(context, target, { ...owner, kind: 'schema', path })
  const items = listItems(schema)
  if (items) return withPositions(context, schema, quotedBody(context, items, owner), owner)
  return isNamedElsewhere(schema) ? filled(schemaBody(context, schema, owner)) : innerBody(context, schema, owner)
}

/** One level of a schema that has a place of its own. */
export function quote(context: Context, target: Schema, { around = [], ...place }: Owner): SchemaBody | undefined {
  if (around.includes(target)) return undefined
  const owner: Owner = { ...place, expanded: false, isQuoted: true, around }
  const items = listItems(target)
  if (items && target.reference === undefined) {
    const body = quotedBody(context, items, { ...owner, around: [...around, target] })
    return withPositions(context, target, body, owner)
  }
  const known = context.quotes.get(target) ?? {}
  const direction = place.direction ?? 'request'
  const body = known[direction] ?? likeKnown(known, filled(schemaBody(context, target, owner)))
  if (body && (around.length === 0 || body.choices.length === 0))
    context.quotes.set(target, { ...known, [direction]: body })
  return body
}

/** Most schemas show the same whether they are sent or received, and are then one value. */
const likeKnown = ({ request, response }: Quotes, body: SchemaBody | undefined): SchemaBody | undefined => {
  const other = request ?? response
  return other && JSON.stringify(other) === JSON.stringify(body) ? other : body
}
