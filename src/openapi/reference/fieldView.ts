import type { FactView, FieldView, InlineContent, LinkContent } from '../../model/apiView.ts'
import { fill, type Texts, withinSentence } from '../../model/texts/texts.ts'
import { allowedValues } from '../read/schema/allowedValues.ts'
import { directionOf } from '../read/schema/direction.ts'
import type { FlatField, Keywords, Schema } from '../read/schema/schema.ts'
import { visible } from '../read/schema/visible.ts'
import { addressOf } from './anchors.ts'
import type { Context } from './context.ts'
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
  const { limits, examples, ofItems, ...described } = schemaFacts(context, field.schema, id)
  const { origin } = field
  return {
    ...described,
    facts: [...limits, ...examples, ...ofItems],
    required,
    ...(owner.isQuoted ? { id: undefined, href: addressOf(id) } : { id, href: undefined }),
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
}

/** The keywords that describe properties of any name. */
export function schemaFacts({ texts, links, words }: Context, schema: Schema | undefined, id: string): Described {
  const scalar = schema && scalarBehind(schema)
  const keywords = schema && keywordsOf(schema, scalar)
  const items = keywords?.schema('items')
  const ofItems = items && items.reference === undefined ? keywordsOf(items, undefined) : undefined
  const values = schema && keywords ? allowedValues(withFewValues(schema, keywords)) : []
  return {
    type:
      scalar && links.linkTo(schema.reference ?? '')
        ? [...typeContent(links, schema), words.comma, ...typeContent(links, scalar)]
        : typeContent(links, schema),
    deprecated: keywords?.deprecated ?? false,
    direction: keywords ? directionOf(keywords) : 'both',
    description: texts.describe(keywords?.description, id),
    limits: keywords ? limitsOf(links, keywords) : [],
    examples: keywords ? exampleFacts(links, keywords) : [],
    ofItems: ofItems ? factsOf(links, ofItems).map((fact) => asItemFact(fact, words)) : [],
    values: valuesView(values.length === 0 && ofItems ? allowedValues(ofItems) : values),
  }
}

const FEW = 12

/** A short list of allowed values is repeated in fields whose type is a named schema. */
function withFewValues(schema: Schema, keywords: Keywords): Keywords {
  const target = schema.target()
  if (!target || keywords.has('enum')) return keywords
  const inherited = target.flat().keywords
  return inherited.enum.length <= FEW ? inherited : keywords
}

/** The keywords next to a reference, or those of an inline schema or a single value. */
function keywordsOf(schema: Schema, scalar: Schema | undefined): Keywords {
  if (schema.reference === undefined) return schema.flat().keywords
  if (!scalar) return schema.keywords
  // A list of allowed values is repeated only if it is short.
  const inherited = [...scalar.flat().keywords.written].filter(([name]) => name !== 'enum')
  return schema.keywords.with(new Map([...inherited, ...schema.keywords.written]))
}

const SCALARS: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean'])

/** The named schema of a single value: nothing is hidden behind it that would not fit into a field. */
function scalarBehind(schema: Schema): Schema | undefined {
  const target = schema.reference === undefined ? undefined : schema.target()
  if (target?.reference !== undefined || !target) return undefined
  const { types, alternatives } = target.flat()
  const isScalar = types.length === 1 && types.every((type) => SCALARS.has(type))
  return isScalar && alternatives.length === 0 ? target : undefined
}

const asItemFact = ({ label, value }: FactView, words: Texts): FactView => ({
  label: fill(words.facts.eachItem, { fact: withinSentence(words, label) }),
  value,
})
