import type { InlineContent } from '../../../model/apiView.ts'
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
  return schema.nullable ? orNull(words) : words
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
  if (members.length > 0) return memberContent(links, members, depth)
  return contentForType(links, schema, impliedType(schema), depth)
}

const ALTERNATIVES = ['oneOf', 'anyOf'] as const

function referenceContent(links: SchemaLinks, schema: Schema, depth: number): InlineContent {
  const link = links.linkTo(schema.reference ?? '')
  if (link) return [link]
  const target = schema.target()
  return target ? typeContent(links, target, depth + 1) : ['any value']
}

/** The type that the other keywords apply to. */
function impliedType({ keywords }: Schema): string {
  if (['properties', 'additionalProperties', 'patternProperties'].some((key) => keywords.has(key))) return 'object'
  if (keywords.has('items') || keywords.has('prefixItems')) return 'array'
  const sample = keywords.constant ?? keywords.enum[0]
  if (sample?.kind === 'scalar' && sample.value !== null) return typeof sample.value
  return ''
}

function contentForType(links: SchemaLinks, { keywords }: Schema, type: string, depth: number): InlineContent {
  if (type === '') return ['any value']
  if (type === 'array') return joinContent(['list of ', ...itemsContent(links, keywords, depth + 1)])
  if (type === 'object') {
    const values = keywords.schema('additionalProperties')
    if (keywords.has('properties') || values?.kind !== 'keywords') return ['object']
    return joinContent(['map of ', ...typeContent(links, values, depth + 1)])
  }
  const detail = DETAILS.flatMap((name) => keywords.text(name) ?? [])
  return [detail.length > 0 && type !== 'boolean' ? `${type} (${detail.join(', ')})` : type]
}

/** By their positions, if they have any. */
function itemsContent(links: SchemaLinks, keywords: Keywords, depth: number): InlineContent {
  const first = keywords.schemas('prefixItems').map((each) => typeContent(links, each, depth))
  const items = keywords.schema('items')
  if (first.length === 0) return typeContent(links, items, depth)
  const others = items && !items.never ? [joinContent(['only ', ...typeContent(links, items, depth)])] : []
  return listContent([...first, ...others], ', then ')
}

const DETAILS = ['format', 'contentMediaType', 'contentEncoding'] as const

function alternativeContent(links: SchemaLinks, schemas: Schema[], depth: number): InlineContent {
  if (schemas.length > MAX_ALTERNATIVES || depth > 2) return [`one of ${schemas.length} kinds of value`]
  const words = schemas.map((each) => typeContent(links, each, depth + 1))
  return listContent(distinct(words), ' or ')
}

/** What all members are. Those that only add limits to the others have no type. */
function memberContent(links: SchemaLinks, members: Schema[], depth: number): InlineContent {
  const words = distinct(members.map((each) => typeContent(links, each, depth + 1))).filter(
    (each) => each.length !== 1 || each[0] !== 'any value',
  )
  const telling = words.filter(isLinked)
  if (words.length === 0) return ['any value']
  if (telling.length === words.length) return listContent(words, ' and ')
  return telling.length === 0 ? (words[0] ?? []) : ['object']
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
