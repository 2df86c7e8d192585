import type { InlineContent } from '../../../model/apiView.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import type { Keywords, Schema } from '../../read/schema/schema.ts'
import type { SchemaLinks } from './schemaLinks.ts'

// References can make lists of lists endless, so the depth is limited.
const MAX_DEPTH = 6
const MAX_ALTERNATIVES = 5

/** Describes the type of a schema in a few words: "list of Offer or null". */
export function typeContent(links: SchemaLinks, schema: Schema | undefined, depth = 0): InlineContent {
  if (!schema) return ['any value']
  if (schema.never) return ['nothing']
  const words = depth > MAX_DEPTH ? ['any value'] : contentWithoutNull(links, schema, depth)
  return mayBeNull(schema) ? orNull(words) : words
}

/** Also where one of its alternatives may be null, which is said once. */
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

const orNull = (words: InlineContent): InlineContent => {
  if (words.length === 1 && words[0] === 'any value') return words
  return words.length === 0 ? ['null'] : joinContent([...words, ' or null'])
}

function contentWithoutNull(links: SchemaLinks, schema: Schema, depth: number): InlineContent {
  const { keywords, types } = schema
  if (schema.reference !== undefined) return referenceContent(links, schema, depth)
  if (types.length > 0)
    return listContent(
      types.map((type) => contentForType(links, schema, type, depth)),
      ' or ',
    )
  if (schema.nullable && keywords.has('type')) return []
  const several = ALTERNATIVES.find((name) => keywords.has(name))
  if (several) return alternativeContent(links, keywords.schemas(several), depth)
  const members = keywords.schemas('allOf')
  if (members.length > 0) return memberContent(links, schema, members, depth)
  const implied = impliedTypes(schema).map((type) => contentForType(links, schema, type, depth))
  return implied.length === 0 ? ['any value'] : listContent(implied, ' or ')
}

const ALTERNATIVES = ['oneOf', 'anyOf'] as const

function referenceContent(links: SchemaLinks, schema: Schema, depth: number): InlineContent {
  const link = links.linkTo(schema.reference ?? '')
  if (link) return [link]
  const target = schema.target()
  return target ? typeContent(links, target, depth + 1) : ['any value']
}

/** The types that the other keywords apply to. */
function impliedTypes({ keywords }: Schema): string[] {
  if (['properties', 'additionalProperties', 'patternProperties'].some((key) => keywords.has(key))) return ['object']
  if (keywords.has('items') || keywords.has('prefixItems')) return ['array']
  const samples = keywords.constant ? [keywords.constant] : keywords.enum
  const values = samples.map((each) => (each.kind === 'scalar' ? each.value : undefined))
  if (values.includes(undefined)) return []
  return [...new Set(values.filter((value) => value !== null).map((value) => typeof value))]
}

function contentForType(links: SchemaLinks, { keywords }: Schema, type: string, depth: number): InlineContent {
  if (type === 'array') return joinContent(['list of ', ...itemsContent(links, keywords, depth + 1)])
  if (type === 'object') {
    const values = keywords.schema('additionalProperties')
    if (keywords.has('properties') || values?.kind !== 'keywords') return ['object']
    return joinContent(['map of ', ...grouped(typeContent(links, values, depth + 1))])
  }
  const detail = DETAILS.flatMap((name) => keywords.text(name) ?? [])
  const words = detail.length > 0 && type !== 'boolean' ? `${type} (${detail.join(', ')})` : type
  const inside = type === 'string' ? keywords.schema('contentSchema') : undefined
  return inside ? joinContent([words, ' with ', ...typeContent(links, inside, depth + 1)]) : [words]
}

/** "list of (string or null)" is not a list that may be null. */
const grouped = (words: InlineContent): InlineContent =>
  words.some((word) => typeof word === 'string' && word.includes(' or null')) ? ['(', ...words, ')'] : words

/** By their positions, if they have any. */
function itemsContent(links: SchemaLinks, keywords: Keywords, depth: number): InlineContent {
  const first = keywords.schemas('prefixItems').map((each) => typeContent(links, each, depth))
  const items = keywords.schema('items') ?? keywords.schema('unevaluatedItems')
  if (first.length === 0) return grouped(typeContent(links, items, depth))
  const others = items && !items.never ? [joinContent(['only ', ...typeContent(links, items, depth)])] : []
  return listContent([...first, ...others], ', then ')
}

const DETAILS = ['format', 'contentMediaType', 'contentEncoding'] as const

function alternativeContent(links: SchemaLinks, schemas: Schema[], depth: number): InlineContent {
  if (schemas.length > MAX_ALTERNATIVES || depth > 2) return [`one of ${schemas.length} kinds of value`]
  const words = schemas.map((each) =>
    each.reference === undefined && each.nullable
      ? contentWithoutNull(links, each, depth + 1)
      : typeContent(links, each, depth + 1),
  )
  return listContent(
    distinct(words).filter((each) => each.length > 0),
    ' or ',
  )
}

/** What all members are. Those that only add limits to the others have no type. */
function memberContent(links: SchemaLinks, schema: Schema, members: Schema[], depth: number): InlineContent {
  const words = distinct(members.map((each) => typeContent(links, each, depth + 1))).filter(
    (each) => each.length !== 1 || each[0] !== 'any value',
  )
  const telling = words.filter(isLinked)
  if (words.length === 0) return [saysFields(schema) ? 'object' : 'any value']
  if (telling.length === words.length) return listContent(words, ' and ')
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
export function listContent(all: InlineContent[], last: string): InlineContent {
  return joinContent(
    all.flatMap((words, index) => {
      if (index === 0) return words
      return [index === all.length - 1 ? last : ', ', ...words]
    }),
  )
}

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
