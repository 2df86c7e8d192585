import type { Words } from '../../../model/apiView.ts'
import type { Schema } from '../../read/schema/schema.ts'
import type { SchemaLinks } from './schemaLinks.ts'

// Lists of lists of … end somewhere, even when references make them endless.
const MAX_DEPTH = 6
const MAX_ALTERNATIVES = 5

/** Describes the type of a schema in a few words: "list of Offer or null". */
export function typeWords(links: SchemaLinks, schema: Schema | undefined, depth = 0): Words {
  if (!schema) return ['any value']
  if (schema.never) return ['nothing']
  const words = depth > MAX_DEPTH ? ['any value'] : wordsWithoutNull(links, schema, depth)
  return schema.nullable ? orNull(words) : words
}

const orNull = (words: Words): Words => {
  if (words.length === 1 && words[0] === 'any value') return words
  return words.length === 0 ? ['null'] : joinWords([...words, ' or null'])
}

function wordsWithoutNull(links: SchemaLinks, schema: Schema, depth: number): Words {
  const { keywords, types } = schema
  if (schema.reference !== undefined) return referenceWords(links, schema, depth)
  if (types.length > 0)
    return listWords(
      types.map((type) => wordsForType(links, schema, type, depth)),
      ' or ',
    )
  if (schema.nullable && keywords.has('type')) return []
  const several = ALTERNATIVES.find((name) => keywords.has(name))
  if (several) return alternativeWords(links, keywords.schemas(several), depth)
  const members = keywords.schemas('allOf')
  if (members.length > 0) return memberWords(links, members, depth)
  return wordsForType(links, schema, impliedType(schema), depth)
}

const ALTERNATIVES = ['oneOf', 'anyOf'] as const

function referenceWords(links: SchemaLinks, schema: Schema, depth: number): Words {
  const link = links.linkTo(schema.reference ?? '')
  if (link) return [link]
  const target = schema.target()
  return target ? typeWords(links, target, depth + 1) : ['any value']
}

/** The type that the other keywords speak of. */
function impliedType({ keywords }: Schema): string {
  if (['properties', 'additionalProperties', 'patternProperties'].some((key) => keywords.has(key))) return 'object'
  if (keywords.has('items') || keywords.has('prefixItems')) return 'array'
  const sample = keywords.constant ?? keywords.enum[0]
  if (sample?.kind === 'scalar' && sample.value !== null) return typeof sample.value
  return ''
}

function wordsForType(links: SchemaLinks, { keywords }: Schema, type: string, depth: number): Words {
  if (type === '') return ['any value']
  if (type === 'array') return joinWords(['list of ', ...typeWords(links, keywords.schema('items'), depth + 1)])
  if (type === 'object') {
    const values = keywords.schema('additionalProperties')
    if (keywords.has('properties') || values?.kind !== 'keywords') return ['object']
    return joinWords(['map of ', ...typeWords(links, values, depth + 1)])
  }
  const detail = DETAILS.flatMap((name) => keywords.text(name) ?? [])
  return [detail.length > 0 && type !== 'boolean' ? `${type} (${detail.join(', ')})` : type]
}

const DETAILS = ['format', 'contentMediaType', 'contentEncoding'] as const

function alternativeWords(links: SchemaLinks, schemas: Schema[], depth: number): Words {
  if (schemas.length > MAX_ALTERNATIVES || depth > 2) return [`one of ${schemas.length} kinds of value`]
  const words = schemas.map((each) => typeWords(links, each, depth + 1))
  return listWords(distinct(words), ' or ')
}

function memberWords(links: SchemaLinks, members: Schema[], depth: number): Words {
  const words = distinct(members.map((each) => typeWords(links, each, depth + 1)))
  const telling = words.filter((each) => each.some((word) => typeof word !== 'string'))
  if (telling.length === words.length && words.length > 0) return listWords(words, ' and ')
  return telling.length === 1 && words.length === 1 ? (telling[0] ?? []) : ['object']
}

function distinct(all: Words[]): Words[] {
  return [...new Map(all.map((words) => [JSON.stringify(words), words])).values()]
}

/** "A, B or C" with the given last separator. */
export function listWords(all: Words[], last: string): Words {
  return joinWords(
    all.flatMap((words, index) => {
      if (index === 0) return words
      return [index === all.length - 1 ? last : ', ', ...words]
    }),
  )
}

/** Puts texts that follow one another into one. */
export function joinWords(words: Words): Words {
  const joined: Words = []
  for (const word of words) {
    const previous = joined.at(-1)
    if (typeof word === 'string' && typeof previous === 'string') joined[joined.length - 1] = previous + word
    else joined.push(word)
  }
  return joined
}
