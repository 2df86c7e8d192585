import { childOf, type YamlNode } from '../../../yaml/node.ts'
import { textOf } from '../nodes.ts'
import type { Keywords, Schema } from './schema.ts'
import { valueText } from './valueText.ts'

/** A value that is allowed, and what it means; the meaning is empty where the document does not say it. */
export type AllowedValue = { value: string; description: string }

/**
 * The allowed values, with what they mean where the document says it: `x-enumDescriptions` (a mapping or a list), or
 * alternatives of which each is one value with a description.
 */
export function allowedValues(keywords: Keywords): AllowedValue[] {
  const values = keywords.enum
  if (values.length === 0) return constantsAmong(alternativesIn(keywords))
  const meanings = keywords.enumDescriptions
  return values.map((node, index) => {
    const value = valueText(node)
    return { value, description: textOf(meaningAt(meanings, index, value)) ?? '' }
  })
}

const meaningAt = (meanings: YamlNode | undefined, index: number, value: string): YamlNode | undefined =>
  childOf(meanings, meanings?.kind === 'list' ? String(index) : value)

const alternativesIn = (keywords: Keywords): Schema[] => keywords.schemas(keywords.has('oneOf') ? 'oneOf' : 'anyOf')

/** The values of alternatives that are nothing but values; none when one of them is more. */
export function constantsAmong(alternatives: Schema[]): AllowedValue[] {
  const constants = alternatives.flatMap(({ keywords }): AllowedValue[] => {
    const { constant, description, title } = keywords
    if (!constant || !keywords.hasOnly('const', 'title', 'description', 'type', 'deprecated')) return []
    return [{ value: valueText(constant), description: (description ?? title)?.text ?? '' }]
  })
  return constants.length < alternatives.length ? [] : constants
}
