import type { InlineContent } from '../../../model/apiView.ts'
import { filledWith, type Texts } from '../../../model/texts/texts.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import type { Keywords, Schema } from '../../read/schema/schema.ts'
import type { SchemaLinks } from './schemaLinks.ts'

// References can make lists of lists endless, so the depth is limited.
const MAX_DEPTH = 6
const MAX_ALTERNATIVES = 5
const MAX_POSITIONS = 20

/** Describes the type of a schema in a few words: "list of Offer or null". */
export function typeContent(links: SchemaLinks, schema: Schema | undefined, depth = 0): InlineContent {
  const { types } = links.words
  if (!schema) return [types.any]
  if (schema.never) return [types.nothing]
  const words = depth > MAX_DEPTH ? [types.any] : contentWithoutNull(links, schema, depth)
  return mayBeNull(schema) && !namesNull(schema) ? orNull(words, links) : words
}

/** Whether it is, or may be, a named enumeration that lists null. */
const namesNull = ({ keywords, types }: Schema): boolean =>
  types.length === 0 &&
  [...keywords.schemas('allOf'), ...ALTERNATIVES.flatMap((name) => keywords.schemas(name))].some(
    (each) => each.reference !== undefined && each.target()?.keywords.enum.some(isNull),
  )

/** Also where one of its alternatives may be null, which is named once. */
const mayBeNull = (schema: Schema): boolean =>
  schema.nullable ||
  (schema.reference === undefined &&
    schema.types.length === 0 &&
    (schema.keywords.enum.some(isNull) || alternativesIn(schema).some((each) => each.nullable)))

const isNull = (node: YamlNode): boolean => node.kind === 'scalar' && node.value === null

function alternativesIn({ keywords }: Schema): Schema[] {
  const several = ALTERNATIVES.find((name) => keywords.has(name))
  return several ? keywords.schemas(several).filter(({ reference }) => reference === undefined) : []
}

const orNull = (content: InlineContent, { words }: SchemaLinks): InlineContent => {
  if (isAny(words, content)) return content
  return content.length === 0 ? ['null'] : joinContent([...content, words.types.orNull])
}

/** Tells whether a type allows any value. */
export const isAny = ({ types }: Texts, content: InlineContent): boolean =>
  content.length === 1 && content[0] === types.any

function contentWithoutNull(links: SchemaLinks, schema: Schema, depth: number): InlineContent {
  const { keywords, types } = schema
  if (schema.reference !== undefined) return referenceContent(links, schema, depth)
  const members = keywords.schemas('allOf')
  if (types.length > 0 && !ALONE.some((name) => keywords.has(name))) {
    const content = members.length > 0 ? memberContent(links, schema, members, depth) : []
    if (isLinked(content)) return content
  }
  if (types.length > 0)
    return oneOfContent(
      links,
      types.map((type) => contentForType(links, schema, type, depth)),
    )
  if (schema.nullable && keywords.has('type')) return []
  const several = ALTERNATIVES.find((name) => keywords.has(name))
  if (several) return alternativeContent(links, keywords.schemas(several), depth)
  if (members.length > 0) return memberContent(links, schema, members, depth)
  const implied = impliedTypes(schema).map((type) => contentForType(links, schema, type, depth))
  return implied.length === 0 ? [links.words.types.any] : oneOfContent(links, implied)
}

const ALTERNATIVES = ['oneOf', 'anyOf'] as const

/** With these, a schema has more than those that it includes by `allOf`. */
const ALONE = ['properties', 'oneOf', 'anyOf', 'if']

function referenceContent(links: SchemaLinks, schema: Schema, depth: number): InlineContent {
  const link = links.linkTo(schema.reference ?? '')
  if (link) return [link]
  const target = schema.target()
  return target ? typeContent(links, target, depth + 1) : [links.words.types.any]
}

/** The types that the other keywords apply to. */
function impliedTypes({ keywords }: Schema): string[] {
  if (
    ['properties', 'additionalProperties', 'unevaluatedProperties', 'patternProperties'].some((key) =>
      keywords.has(key),
    )
  )
    return ['object']
  if (keywords.has('items') || keywords.has('prefixItems')) return ['array']
  if (keywords.has('contentSchema')) return ['string']
  const samples = keywords.constant ? [keywords.constant] : keywords.enum
  const values = samples.map((each) => (each.kind === 'scalar' ? each.value : undefined))
  if (values.includes(undefined)) return []
  return [...new Set(values.filter((value) => value !== null).map((value) => typeof value))]
}

function contentForType(links: SchemaLinks, { keywords }: Schema, type: string, depth: number): InlineContent {
  const { words: texts } = links
  if (type === 'array') return filledContent(texts.types.list, { items: itemsContent(links, keywords, depth + 1) })
  if (type === 'object') {
    const values = keywords.otherProperties
    if (keywords.has('properties') || values?.kind !== 'keywords') return ['object']
    return filledContent(texts.types.map, { values: grouped(typeContent(links, values, depth + 1), texts) })
  }
  const detail = DETAILS.flatMap((name) => keywords.text(name) ?? []).map((each) => (each === BYTES ? 'binary' : each))
  const words = detail.length > 0 && type !== 'boolean' ? `${type} (${detail.join(', ')})` : type
  const inside = type === 'string' ? keywords.schema('contentSchema') : undefined
  if (!inside) return [words]
  return filledContent(texts.types.containing, { type: [words], content: typeContent(links, inside, depth + 1) })
}

/** "list of (string or null)" is not a list that may be null. */
const grouped = (content: InlineContent, { types }: Texts): InlineContent =>
  content.some((word) => typeof word === 'string' && word.includes(types.orNull)) ? ['(', ...content, ')'] : content

/** By their positions, if they have any. */
function itemsContent(links: SchemaLinks, keywords: Keywords, depth: number): InlineContent {
  const first = keywords.schemas('prefixItems').map((each) => typeContent(links, each, depth))
  const items = keywords.schema('items') ?? keywords.schema('unevaluatedItems')
  const { words } = links
  if (first.length === 0) return grouped(typeContent(links, items, depth), words)
  // The notes describe each item.
  if (first.length > MAX_POSITIONS) return [links.count(words.types.kinds, first.length)]
  const only = () => filledContent(words.types.only, { items: typeContent(links, items, depth) })
  const others = items && !items.never ? [only()] : []
  return listContent(words, [...first, ...others], words.types.followedBy)
}

/** The media type of any bytes, which `format: binary` names in documents of 3.0. */
const BYTES = 'application/octet-stream'

const DETAILS = ['format', 'contentMediaType', 'contentEncoding'] as const

function alternativeContent(links: SchemaLinks, schemas: Schema[], depth: number): InlineContent {
  if (schemas.length > MAX_ALTERNATIVES || depth > 2) return [links.count(links.words.types.kinds, schemas.length)]
  const words = schemas.map((each) =>
    each.reference === undefined && each.nullable
      ? contentWithoutNull(links, each, depth + 1)
      : typeContent(links, each, depth + 1),
  )
  return oneOfContent(
    links,
    distinct(words).filter((each) => each.length > 0),
  )
}

/** What all members are. Those that only add limits to the others have no type. */
function memberContent(links: SchemaLinks, schema: Schema, members: Schema[], depth: number): InlineContent {
  const words = distinct(members.map((each) => typeContent(links, each, depth + 1))).filter(
    (each) => !isAny(links.words, each),
  )
  const telling = words.filter(isLinked)
  if (words.length === 0) return [saysFields(schema) ? 'object' : links.words.types.any]
  if (telling.length === words.length) return listContent(links.words, words, links.words.types.and)
  return telling.length === 0 ? (words[0] ?? []) : ['object']
}

/** Conditions are about fields, too. */
function saysFields(schema: Schema): boolean {
  const { fields, required, conditions } = schema.flat()
  return fields.length + required.size + conditions.length > 0
}

const isLinked = (words: InlineContent): boolean => words.some((word) => typeof word !== 'string')

function distinct(all: InlineContent[]): InlineContent[] {
  return [...new Map(all.map((words) => [JSON.stringify(words), words])).values()]
}

/** "A, B or C" with the given last separator. */
export function listContent({ comma }: Pick<Texts, 'comma'>, all: InlineContent[], last: string): InlineContent {
  return joinContent(
    all.flatMap((words, index) => {
      if (index === 0) return words
      return [index === all.length - 1 ? last : comma, ...words]
    }),
  )
}

/** "A, B or C". */
export const oneOfContent = ({ words }: Pick<SchemaLinks, 'words'>, all: InlineContent[]): InlineContent =>
  listContent(words, all, words.types.or)

/** A text that is filled with content. */
export const filledContent = (text: string, values: Record<string, InlineContent>): InlineContent =>
  joinContent(filledWith(text, values).flat())

/** Merges adjacent texts. */
export function joinContent(words: InlineContent): InlineContent {
  const joined: InlineContent = []
  for (const word of words) {
    const previous = joined.at(-1)
    if (typeof word === 'string' && typeof previous === 'string') joined[joined.length - 1] = previous + word
    else joined.push(word)
  }
  return joined
}
