import type { FieldView, SchemaBody } from '../../model/apiView.ts'
import { fill } from '../../model/texts/texts.ts'
import type { Cases } from '../read/schema/cases.ts'
import { goes } from '../read/schema/direction.ts'
import type { FlatField, FlatSchema, Schema } from '../read/schema/schema.ts'
import type { Context } from './context.ts'
import { fieldHead, schemaFacts } from './fieldView.ts'
import { type Owner, within } from './owner.ts'
import { placeInside } from './placeInside.ts'
import { withCaseValues } from './selectingValues.ts'

/** The contents of a value that is not described elsewhere; undefined if there are none. */
type BodyOf = (schema: Schema, owner: Owner) => SchemaBody | undefined

/** The fields of an object, with those that only its cases have. */
export function schemaFields(
  context: Context,
  flat: FlatSchema,
  cases: Cases[],
  owner: Owner,
  bodyOf: BodyOf,
): FieldView[] {
  const known = new Set(flat.fields.map(({ name }) => name))
  const conditional = new Map<string, FlatField>()
  const shown = cases.filter(({ decidedBy }) => decidedBy !== 'schema')
  for (const field of shown.flatMap((each) => each.cases.flatMap(({ effect }) => effect.fields))) {
    if (!known.has(field.name) && !conditional.has(field.name)) conditional.set(field.name, field)
  }
  const required = new Set([...flat.required, ...shown.flatMap(requiredInEach)])
  const named = [...flat.fields, ...conditional.values()]
    .filter(({ schema }) => goes(schema, owner.direction))
    .map((field): FieldView => {
      const deciding = conditional.has(field.name) ? shown.find((each) => each.field === field.name) : undefined
      const head = fieldHead(context, field, owner, required.has(field.name))
      const own = deciding ? withCaseValues(head, deciding, context.words) : head
      return Object.assign(own, insideOf(context, field, owner, bodyOf))
    })
  return [...named, ...otherFields(context, flat, owner, bodyOf)]
}

/** What each case requires. The table of the cases shows what they differ in. */
const requiredInEach = ({ cases: [first, ...others] }: Cases): string[] =>
  [...(first?.effect.required ?? [])].filter((name) => others.every(({ effect }) => effect.required.has(name)))

/** What is inside a field. That of an inherited one is described with the schema that defines it. */
function insideOf(context: Context, field: FlatField, owner: Owner, bodyOf: BodyOf): Pick<FieldView, 'body' | 'more'> {
  const isHere = field.origin === undefined && !owner.isQuoted
  const body = isHere ? bodyOf(field.schema, inside(owner, field.name)) : undefined
  // In its own place, a schema refers to others by their links.
  const isElsewhere = !body && (owner.kind !== 'schema' || owner.isQuoted)
  return { body, more: isElsewhere ? placeInside(context, field, owner) : undefined }
}

const inside = (owner: Owner, name: string): Owner => ({ ...within(owner, name), isInner: true })

/**
 * The items of a list that are described by their positions, and those after them, if there are fields in one of them.
 * @param rest what is inside those after them
 */
export function positionFields(
  context: Context,
  { keywords }: FlatSchema,
  owner: Owner,
  bodyOf: BodyOf,
  rest: SchemaBody | undefined,
): FieldView[] {
  const { notes } = context.words
  const positions = keywords.schemas('prefixItems').map((schema, index) => {
    const name = fill(notes.itemName, { number: String(index + 1) })
    const { title } = schema.keywords
    return itemField(
      context,
      { key: `[${index + 1}]`, name: title ? `${name} – ${title.text}` : name, schema },
      owner,
      bodyOf,
    )
  })
  const items = keywords.schema('items')
  const others =
    items && rest ? [itemField(context, { key: '[*]', name: notes.otherItems, schema: items }, owner, () => rest)] : []
  return positions.length > 0 && [...positions, ...others].some(({ body }) => body) ? [...positions, ...others] : []
}

/** An item of a list; a list is not a level of fields, so that one that is quoted shows what is inside its items, too. */
const itemField = (
  context: Context,
  item: { key: string; name: string; schema: Schema },
  owner: Owner,
  bodyOf: BodyOf,
): FieldView => {
  const field = openField(context, { kind: 'other', ...item }, owner, () => undefined)
  const body = bodyOf(item.schema, inside(owner, item.key))
  return body ? { ...field, body, more: undefined } : field
}

/** Properties that are not named in the schema: `additionalProperties` and `patternProperties`. */
function otherFields(context: Context, { keywords }: FlatSchema, owner: Owner, bodyOf: BodyOf): FieldView[] {
  const open = (kind: OpenKind, name: string, schema: Schema): FieldView =>
    openField(context, { kind, key: kind === 'other' ? '*' : name, name, schema }, owner, bodyOf)
  const patterns = keywords.patternProperties.map(({ name, schema }) => open('pattern', name, schema))
  const others = keywords.otherProperties
  if (others?.kind !== 'keywords') return patterns
  const name = keywords.otherPropertiesName
  const field = open('other', name ?? context.words.notes.otherName, others)
  // "Map of string" is already complete.
  const isPlainMap = name === undefined && !keywords.has('properties') && patterns.length === 0
  return isPlainMap && saysNothing(field) ? patterns : [...patterns, field]
}

const saysNothing = ({ description, facts, values, body, more }: FieldView): boolean =>
  !description && !body && !more && facts.length === 0 && values.listed.length === 0

type OpenKind = 'pattern' | 'other'

function openField(
  context: Context,
  { kind, key, name, schema }: { kind: OpenKind; key: string; name: string; schema: Schema },
  owner: Owner,
  bodyOf: BodyOf,
): FieldView {
  const place = within(owner, key)
  const id = context.anchors.idOf(place.kind, ...place.path)
  const { limits, examples, ofItems, docs, ...described } = schemaFacts(context, schema, id)
  return {
    ...described,
    ...insideOf(context, { name: key, schema, origin: undefined }, owner, bodyOf),
    facts: [...limits, ...examples, ...ofItems, ...docs],
    id: undefined,
    href: undefined,
    name,
    kind,
    required: false,
    origin: undefined,
  }
}
