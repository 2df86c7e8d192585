import type { FactView, InlineContent } from '../../../model/apiView.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import type { Keywords, Schema } from '../../read/schema/schema.ts'
import { valueText } from '../../read/schema/valueText.ts'
import { visible } from '../../read/schema/visible.ts'
import type { SchemaLinks } from './schemaLinks.ts'
import { joinContent, listContent, typeContent } from './typeContent.ts'

const code = (text: string): InlineContent => [{ kind: 'code', text: visible(text) }]

/** Limits, defaults and examples of a value in plain words, in a fixed order. */
export const factsOf = (links: SchemaLinks, keywords: Keywords): FactView[] => [
  ...limitsOf(links, keywords),
  ...exampleFacts(keywords),
]

/** Limits and defaults alone. */
export function limitsOf(links: SchemaLinks, keywords: Keywords): FactView[] {
  return [
    ...valueFact('Always', keywords.constant),
    ...valueFact('Default', keywords.default),
    ...fact('Range', rangeWords(keywords)),
    ...fact('Length', countWords(keywords, 'minLength', 'maxLength', 'character')),
    ...fact('Items', itemsWords(keywords)),
    ...fact('Fields', countWords(keywords, 'minProperties', 'maxProperties', 'field')),
    ...fact('Precision', precisionWords(keywords)),
    ...patternFact(keywords.text('pattern')),
    ...schemaFact(links, 'Names of fields', keywords.schema('propertyNames')),
    ...schemaFact(
      links,
      'Must contain',
      keywords.schema('contains'),
      countWords(keywords, 'minContains', 'maxContains', 'item'),
    ),
  ]
}

const fact = (label: string, words: string | undefined): FactView[] =>
  words === undefined ? [] : [{ label, value: [words] }]

const valueFact = (label: string, node: YamlNode | undefined): FactView[] =>
  node ? [{ label, value: code(valueText(node)) }] : []

const patternFact = (pattern: string | undefined): FactView[] =>
  pattern === undefined ? [] : [{ label: 'Pattern', value: code(pattern) }]

/** What is said of a schema that is only a limit of another. */
function schemaFact(links: SchemaLinks, label: string, schema: Schema | undefined, count?: string): FactView[] {
  if (!schema) return []
  const { keywords } = schema
  const limits = limitsOf(links, keywords).map(
    ({ label: limit, value }): InlineContent => [`${limit.toLowerCase()} `, ...value],
  )
  const values = keywords.enum.map((each) => code(valueText(each)))
  const type = typeContent(links, schema)
  const isTyped = schema.types.length > 0 || schema.reference !== undefined || limits.length + values.length === 0
  const words = [
    ...(count === undefined ? [] : [[count]]),
    ...(isTyped ? [type] : []),
    ...(values.length > 0 ? [listContent(values, ' or ')] : []),
    ...limits,
  ]
  return [{ label, value: joinContent(words.flatMap((each, index) => (index === 0 ? each : [', ', ...each]))) }]
}

const MAX_EXAMPLE = 80

/** Only examples that fit in a line; longer ones are shown as code. */
export function exampleFacts({ examples: listed, example }: Keywords): FactView[] {
  const examples = listed.length > 0 ? listed : example ? [example] : []
  const short = examples
    .filter(({ kind }) => kind === 'scalar')
    .map(valueText)
    .filter((text) => text.length <= MAX_EXAMPLE)
  if (short.length === 0) return []
  const value = short.flatMap((text, index): InlineContent => (index === 0 ? code(text) : [', ', ...code(text)]))
  return [{ label: short.length === 1 ? 'Example' : 'Examples', value }]
}

function rangeWords(keywords: Keywords): string | undefined {
  const least = keywords.numberText('minimum')
  const most = keywords.numberText('maximum')
  const above = keywords.numberText('exclusiveMinimum')
  const below = keywords.numberText('exclusiveMaximum')
  if (least !== undefined && most !== undefined) return `from ${least} to ${most}`
  const words = [
    above === undefined ? undefined : `more than ${above}`,
    least === undefined ? undefined : `${least} or more`,
    below === undefined ? undefined : `less than ${below}`,
    most === undefined ? undefined : `${most} or less`,
  ].filter((each) => each !== undefined)
  return words.length > 0 ? words.join(' and ') : undefined
}

function countWords(
  keywords: Keywords,
  min: 'minLength' | 'minItems' | 'minProperties' | 'minContains',
  max: 'maxLength' | 'maxItems' | 'maxProperties' | 'maxContains',
  noun: string,
): string | undefined {
  const least = keywords.number(min)
  const most = keywords.number(max)
  const some = (count: number): string => `${count} ${noun}${count === 1 ? '' : 's'}`
  if (least !== undefined && least === most) return `exactly ${some(least)}`
  if (least !== undefined && most !== undefined) return `from ${least} to ${some(most)}`
  if (most !== undefined) return `at most ${some(most)}`
  return least === undefined || least === 0 ? undefined : `at least ${some(least)}`
}

function itemsWords(keywords: Keywords): string | undefined {
  const words = [
    countWords(keywords, 'minItems', 'maxItems', 'item'),
    keywords.uniqueItems ? 'no two alike' : undefined,
  ].filter((each) => each !== undefined)
  return words.length > 0 ? words.join(', ') : undefined
}

/**
 * `multipleOf: 0.01` means "at most 2 decimal places". `x-decimalPlaces: 2` says so to readers alone: validators that
 * compute `multipleOf` in binary floating point reject valid amounts.
 */
function precisionWords(keywords: Keywords): string | undefined {
  const step = keywords.number('multipleOf')
  if (step === undefined || step <= 0) return decimalWords(keywords.number('x-decimalPlaces'))
  const places = Math.round(-Math.log10(step))
  if (places > 0 && Math.abs(step - 10 ** -places) < 1e-12 * step) return decimalWords(places)
  return step === 1 ? 'a whole number' : `a multiple of ${step}`
}

const decimalWords = (places: number | undefined): string | undefined =>
  places !== undefined && Number.isInteger(places) && places > 0
    ? `at most ${places} decimal place${places === 1 ? '' : 's'}`
    : undefined
