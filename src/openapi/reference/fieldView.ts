import type { FactView, FieldView, InlineContent, LinkContent } from '../../model/apiView.ts'
import type { Prose } from '../../model/richText.ts'
import { fill, type Texts, withinSentence } from '../../model/texts/texts.ts'
import { docsAt } from '../read/info.ts'
import { type AllowedValue, allowedValues } from '../read/schema/allowedValues.ts'
import { directionOf } from '../read/schema/direction.ts'
import type { FlatField, Keywords, Schema } from '../read/schema/schema.ts'
import { visible } from '../read/schema/visible.ts'
import { moreFacts } from './addressFacts.ts'
import { addressOf } from './anchors.ts'
import { type Context, leftOutOfName } from './context.ts'
import { type Owner, within } from './owner.ts'
import { exampleFacts, factsOf, limitsOf } from './schema/factContent.ts'
import { filledContent, typeContent } from './schema/typeContent.ts'
import { valuesView } from './schema/valuesView.ts'

/** A field without its nested fields. */
export function fieldHead(
  context: Context,
  field: FlatField,
  owner: Owner,
  required: boolean,
): Omit<FieldView, 'body' | 'more'> {
  const { anchors } = context
  const place = within(owner, field.name)
  const id = anchors.idOf(place.kind, ...place.path)
  const { limits, examples, ofItems, docs, type, deprecated, direction, description, values } = schemaFacts(
    context,
    field.schema,
    id,
  )
  const { origin } = field
  // Written out: there may be a hundred thousand fields, and to spread an object takes several times as long.
  return {
    type,
    deprecated,
    direction,
    description,
    values,
    facts: [...limits, ...examples, ...ofItems, ...docs],
    required,
    id: owner.isQuoted ? undefined : id,
    href: owner.isQuoted ? addressOf(id) : undefined,
    leftOut: leftOutOfName(context, place),
    name: visible(field.name),
    kind: 'named',
    origin: origin === undefined ? undefined : originContent(context, field.name, origin),
  }
}

function originContent({ anchors, words }: Context, field: string, schema: string): InlineContent {
  const link: LinkContent = { kind: 'link', text: schema, href: addressOf(anchors.idOf('schema', schema, field)) }
  return filledContent(words.types.from, { schema: [link] })
}

type Described = Pick<FieldView, 'type' | 'deprecated' | 'direction' | 'description' | 'values'> & {
  limits: FactView[]
  examples: FactView[]
  /** For a list, the facts about each item. */
  ofItems: FactView[]
  /** Its external documentation. */
  docs: FactView[]
}

/** The keywords that describe properties of any name. */
export function schemaFacts(context: Context, schema: Schema | undefined, id: string): Described {
  const { texts, links, words } = context
  const simple = schema && simpleBehind(schema)
  const keywords = schema && keywordsOf(schema, simple)
  const items = keywords?.schema('items')
  const written = keywords?.written.get('externalDocs')
  const simpleItems = items && simpleBehind(items)
  const ofItems = items && (simpleItems || items.reference === undefined) ? keywordsOf(items, simpleItems) : undefined
  const values = schema && keywords ? fewValues(schema, keywords) : []
  return {
    type:
      simple && links.linkTo(schema.reference ?? '')
        ? [...typeContent(links, schema), words.comma, ...typeContent(links, simple)]
        : typeContent(links, schema),
    deprecated: keywords?.deprecated ?? false,
    direction: keywords ? directionOf(keywords) : 'both',
    description: texts.describe(keywords?.description, id) ?? descriptionOfTarget(context, schema, id),
    limits: keywords ? limitsOf(links, keywords) : [],
    examples: keywords ? exampleFacts(links, keywords) : [],
    ofItems: ofItems ? factsOf(links, ofItems).map((fact) => asItemFact(fact, words)) : [],
    docs: written && schema ? moreFacts(context, docsAt(written, schema)) : [],
    values: valuesView(values.length === 0 && items && ofItems ? fewValues(items, ofItems) : values, words),
  }
}

// Repeated where hundreds of fields refer to it, a longer one would be most of their pages.
const SHORT = 120

/** What a reference leads to, in its own words, if they are a line. */
function descriptionOfTarget({ texts }: Context, schema: Schema | undefined, id: string): Prose | undefined {
  const description = schema?.reference === undefined ? undefined : schema.target()?.keywords.description
  if (!description || description.text.length > SHORT || description.text.trim().includes('\n')) return undefined
  const prose = texts.describe(description, id)
  return prose && { ...prose, isOfTarget: true }
}

const FEW = 12

/** The allowed values; those of named schemas, and of alternatives that have nothing else, only if they are few. */
function fewValues(schema: Schema, keywords: Keywords): AllowedValue[] {
  const own = allowedValues(keywords)
  if (own.length > 0) return own
  const { keywords: inherited, alternatives } = (schema.target() ?? schema).flat()
  if (inherited.enum.length > 0) return inherited.enum.length <= FEW ? allowedValues(inherited) : []
  const [choice, ...others] = alternatives
  if (!choice || others.length > 0) return []
  const values = choice.schemas.map((each) => allowedValues(each.flat().keywords))
  const all = new Map(values.flat().map((each) => [each.value, each]))
  return values.some((each) => each.length === 0) || all.size > FEW ? [] : [...all.values()]
}

/** The keywords next to a reference, or those of an inline schema, a single value or a list. */
function keywordsOf(schema: Schema, simple: Schema | undefined): Keywords {
  if (schema.reference === undefined) return schema.flat().keywords
  if (!simple) return schema.keywords
  // A list of allowed values is repeated only if it is short.
  const inherited = [...simple.flat().keywords.written].filter(([name]) => name !== 'enum')
  return schema.keywords.with(new Map([...inherited, ...schema.keywords.written]))
}

const SIMPLE: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'array'])

/** The named schema of a single value or a list: its type and limits fit into a field. */
function simpleBehind(schema: Schema): Schema | undefined {
  const target = schema.reference === undefined ? undefined : schema.target()
  if (target?.reference !== undefined || !target) return undefined
  const { types, alternatives } = target.flat()
  const isSimple = types.length === 1 && types.every((type) => SIMPLE.has(type))
  return isSimple && alternatives.length === 0 ? target : undefined
}

const asItemFact = ({ label, value }: FactView, words: Texts): FactView => ({
  label: fill(words.facts.eachItem, { fact: withinSentence(words, label) }),
  value,
})
