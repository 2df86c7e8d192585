import { fill, type Texts } from '../../../model/texts/texts.ts'
import { decidingValues, discriminatorValue } from './cases.ts'
import type { Alternatives, Schema } from './schema.ts'
import { valueText } from './valueText.ts'

export type ChoiceWords = Pick<Texts, 'choices' | 'types'>

/** A name for each alternative: that of its schema, its title, the value that selects it, or what only it has. */
export function choiceNames({ schemas, discriminator }: Alternatives, words: ChoiceWords): string[] {
  const differenceOf = differences(schemas, words)
  const given = schemas.map(
    (schema) => schema.name ?? schema.keywords.title?.text ?? discriminatorValue(schema, discriminator),
  )
  const values = given.every(Boolean) ? [] : decidingValues(schemas)
  // An empty title or value is no name.
  const names = schemas.map(
    (schema, index) =>
      given[index] || values[index] || differenceOf(schema) || fill(words.choices.option, { number: index + 1 }),
  )
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

/** Names alternatives by the type or the field that no other has. All are read together, and only if one is asked for. */
function differences(schemas: Schema[], words: ChoiceWords): (schema: Schema) => string | undefined {
  const types = counted(schemas.map((each) => typeName(each, words)))
  let fields: ReadonlyMap<string, number> | undefined
  return (schema) => {
    const type = typeName(schema, words)
    if (type !== undefined && types.get(type) === 1) return type
    fields ??= counted([...new Set(schemas)].flatMap((each) => [...namesIn(each)]))
    const { fields: all, required } = schema.flat()
    const isTelling = (name: string): boolean => fields?.get(name) === 1
    const own = all.map(({ name }) => name).filter(isTelling)
    const telling = own.find((name) => required.has(name)) ?? own[0] ?? [...required].find(isTelling)
    return telling === undefined ? undefined : fill(words.choices.with, { field: telling })
  }
}

/** Those of its fields, and of fields beside it that it requires. */
function namesIn(schema: Schema): Set<string> {
  const { fields, required } = schema.flat()
  return new Set([...fields.map(({ name }) => name), ...required])
}

function counted<T>(all: T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

/** `string (date)`, `list of string`, or the only value. */
function typeName({ types, keywords }: Schema, words: ChoiceWords): string | undefined {
  const value = keywords.constant ?? (keywords.enum.length === 1 ? keywords.enum[0] : undefined)
  if (value) return valueText(value) || words.choices.emptyText
  const [type, ...others] = types
  if (type === undefined || others.length > 0) return undefined
  const items = type === 'array' ? keywords.schema('items') : undefined
  const inList = items && itemName(items, words)
  if (inList) return fill(words.types.list, { items: inList })
  const format = keywords.text('format')
  return format === undefined ? type : `${type} (${format})`
}

/** The name of a schema, its types, or those of its alternatives where each has some. */
function itemName(items: Schema, { types: { or, any } }: ChoiceWords): string {
  const shortName = ({ name, types }: Schema): string => name ?? types.join(or)
  const alternatives = ['oneOf' as const, 'anyOf' as const].flatMap((key) => items.keywords.schemas(key)).map(shortName)
  const names = alternatives.includes('') ? [] : [...new Set(alternatives)]
  return shortName(items) || names.join(or) || any
}
