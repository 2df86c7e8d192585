import { fill, type Texts } from '../../../model/texts/texts.ts'
import { discriminatorValue } from './cases.ts'
import type { Alternatives, Schema } from './schema.ts'
import { valueText } from './valueText.ts'

export type ChoiceWords = Pick<Texts, 'choices' | 'types'>

/** A name for each alternative: that of its schema, its title, the value that selects it, or what only it has. */
export function choiceNames({ schemas, discriminator }: Alternatives, words: ChoiceWords): string[] {
  const types = schemas.map((each) => typeName(each, words))
  const names = schemas.map((schema, index) => {
    const { name, keywords } = schema
    const given = name ?? keywords.title?.text ?? discriminatorValue(schema, discriminator)
    const byDifference = given ?? nameByDifference(schema, schemas, types, words)
    return byDifference ?? fill(words.choices.option, { number: index + 1 })
  })
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((each) => each === name).length
    return before === 0 ? name : `${name} (${before + 1})`
  })
}

function nameByDifference(
  schema: Schema,
  all: Schema[],
  types: (string | undefined)[],
  { choices }: ChoiceWords,
): string | undefined {
  const type = types[all.indexOf(schema)]
  if (type !== undefined && types.filter((each) => each === type).length === 1) return type
  const others = all.filter((each) => each !== schema).map((each) => each.flat())
  const { fields, required } = schema.flat()
  const own = fields.filter(({ name }) => !others.some((each) => each.fields.some((field) => field.name === name)))
  const telling = own.find(({ name }) => required.has(name)) ?? own[0]
  return telling && fill(choices.with, { field: telling.name })
}

/** `string (date)`, `list of string`, or the only value. */
function typeName({ types, keywords }: Schema, words: ChoiceWords): string | undefined {
  const value = keywords.constant ?? (keywords.enum.length === 1 ? keywords.enum[0] : undefined)
  if (value) return valueText(value) || words.choices.emptyText
  const [type, ...others] = types
  if (type === undefined || others.length > 0) return undefined
  const items = type === 'array' ? keywords.schema('items') : undefined
  const inList = items && (items.name ?? (items.types.join(words.types.or) || words.types.any))
  if (inList) return fill(words.types.list, { items: inList })
  const format = keywords.text('format')
  return format === undefined ? type : `${type} (${format})`
}
