import { jsonOf } from '../../../yaml/exactJson.ts'
import { exactValue } from '../../../yaml/exactValue.ts'
import { childOf, type YamlNode } from '../../../yaml/node.ts'
import { scalarText, textOf } from '../nodes.ts'
import type { Keywords, Schema } from './schema.ts'
import { valueText } from './valueText.ts'

/** An allowed value and its meaning, which is empty if the document does not give it. */
export type AllowedValue = { value: string; description: string; isDeprecated?: boolean }

/**
 * Returns the allowed values, each once, with their meanings: from `x-enumDescriptions` (a mapping or a list) and
 * `x-enum-varnames`, from `x-ms-enum`, or from alternatives that are one value each with a title or a description.
 */
export function allowedValues(keywords: Keywords): AllowedValue[] {
  const values = keywords.enum
  if (values.length === 0) return constantsAmong(alternativesIn(keywords))
  const meanings = keywords.enumDescriptions
  const seen = new Set<string>()
  return values.flatMap((node, index) => {
    const value = valueText(node)
    const key = jsonOf(exactValue(node))
    if (seen.has(key)) return []
    seen.add(key)
    const listed = keywords.enumValues.find((each) => scalarText(childOf(each, 'value')) === value)
    const name = meaningAt(keywords.enumNames, index, value) ?? childOf(listed, 'name')
    const meaning = meaningAt(meanings, index, value) ?? childOf(listed, 'description')
    return [namedValue(value, textOf(name), textOf(meaning))]
  })
}

const meaningAt = (meanings: YamlNode | undefined, index: number, value: string): YamlNode | undefined =>
  childOf(meanings, meanings?.kind === 'list' ? String(index) : value)

const namedValue = (value: string, name: string | undefined, meaning: string | undefined): AllowedValue => ({
  value,
  description: [name === value ? undefined : name, meaning].filter(Boolean).join(': '),
})

const alternativesIn = (keywords: Keywords): Schema[] => keywords.schemas(keywords.has('oneOf') ? 'oneOf' : 'anyOf')

/** The values of alternatives that are all constants; none if one of them is more than a constant. */
export function constantsAmong(alternatives: Schema[]): AllowedValue[] {
  const constants = alternatives.flatMap(({ keywords }): AllowedValue[] => {
    const { constant, description, title, deprecated } = keywords
    if (!constant || !keywords.hasOnly('const', 'title', 'description', 'type', 'deprecated')) return []
    const named = namedValue(valueText(constant), title?.text, description?.text)
    return [deprecated ? { ...named, isDeprecated: true } : named]
  })
  return constants.length < alternatives.length ? [] : constants
}
