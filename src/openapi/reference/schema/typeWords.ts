import type { Words } from '../../../model/apiView.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { itemsOf, textOf } from '../../read/document.ts'
import { readSchema, type Schema } from '../../read/schema/schema.ts'
import type { SchemaLinks } from './schemaLinks.ts'

// Lists of lists of … end somewhere, even when references make them endless.
const MAX_DEPTH = 6
const MAX_ALTERNATIVES = 5

/** What kind of value a schema wants, in a few words: "list of Offer or null". */
export function typeWords(links: SchemaLinks, node: YamlNode | undefined, depth = 0): Words {
  if (!node) return ['any value']
  const schema = readSchema(links.document, node)
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
  const alternatives = keywords.get('oneOf') ?? keywords.get('anyOf')
  if (alternatives) return alternativeWords(links, itemsOf(alternatives), depth)
  const members = itemsOf(keywords.get('allOf'))
  if (members.length > 0) return memberWords(links, members, depth)
  return wordsForType(links, schema, impliedType(schema), depth)
}

function referenceWords(links: SchemaLinks, schema: Schema, depth: number): Words {
  const link = links.linkTo(schema.reference ?? '')
  if (link) return [link]
  const target = links.document.find(schema.reference ?? '')
  return target ? typeWords(links, target, depth + 1) : ['any value']
}

/** The type that the other keywords speak of. */
function impliedType({ keywords }: Schema): string {
  if (['properties', 'additionalProperties', 'patternProperties'].some((key) => keywords.has(key))) return 'object'
  if (keywords.has('items') || keywords.has('prefixItems')) return 'array'
  const values = itemsOf(keywords.get('enum'))
  const sample = keywords.get('const') ?? values[0]
  if (sample?.kind === 'scalar' && sample.value !== null) return typeof sample.value
  return ''
}

function wordsForType(links: SchemaLinks, { keywords }: Schema, type: string, depth: number): Words {
  if (type === '') return ['any value']
  if (type === 'array') return joinWords(['list of ', ...typeWords(links, keywords.get('items'), depth + 1)])
  if (type === 'object') {
    const values = keywords.get('additionalProperties')
    if (keywords.has('properties') || values?.kind !== 'map') return ['object']
    return joinWords(['map of ', ...typeWords(links, values, depth + 1)])
  }
  const format = textOf(keywords.get('format'))
  const media = textOf(keywords.get('contentMediaType'))
  const encoding = textOf(keywords.get('contentEncoding'))
  const detail = [format, media, encoding].filter((each) => each !== undefined)
  return [detail.length > 0 && type !== 'boolean' ? `${type} (${detail.join(', ')})` : type]
}

function alternativeWords(links: SchemaLinks, schemas: YamlNode[], depth: number): Words {
  if (schemas.length > MAX_ALTERNATIVES || depth > 2) return [`one of ${schemas.length} kinds of value`]
  const words = schemas.map((each) => typeWords(links, each, depth + 1))
  return listWords(distinct(words), ' or ')
}

function memberWords(links: SchemaLinks, members: YamlNode[], depth: number): Words {
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
