import type { FactView, InlineContent } from '../../../model/apiView.ts'
import { fill, type Plural, withinSentence } from '../../../model/texts/texts.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { textOf, textsIn } from '../../read/nodes.ts'
import type { Keywords, Schema } from '../../read/schema/schema.ts'
import { valueText } from '../../read/schema/valueText.ts'
import { visible } from '../../read/schema/visible.ts'
import type { SchemaLinks } from './schemaLinks.ts'
import { joinContent, oneOfContent, typeContent } from './typeContent.ts'

const code = (text: string): InlineContent => [{ kind: 'code', text: visible(text) }]

/** Limits, defaults and examples of a value in plain words, in a fixed order. */
export const factsOf = (links: SchemaLinks, keywords: Keywords): FactView[] => [
  ...limitsOf(links, keywords),
  ...exampleFacts(links, keywords),
]

/** Limits and defaults alone. */
export function limitsOf(links: SchemaLinks, keywords: Keywords): FactView[] {
  const { facts, limits } = links.words
  return [
    ...valueFact(facts.always, keywords.constant),
    ...valueFact(facts.default, keywords.default),
    ...fact(facts.range, rangeWords(links, keywords)),
    ...fact(facts.length, countWords(links, keywords, 'minLength', 'maxLength', limits.characters)),
    ...fact(facts.items, itemsWords(links, keywords)),
    ...fact(facts.fields, countWords(links, keywords, 'minProperties', 'maxProperties', limits.fields)),
    ...fact(facts.precision, precisionWords(links, keywords)),
    ...patternFact(facts.pattern, keywords.text('pattern')),
    ...schemaFact(links, facts.names, keywords.schema('propertyNames')),
    ...schemaFact(
      links,
      facts.contains,
      keywords.schema('contains'),
      countWords(links, keywords, 'minContains', 'maxContains', limits.items),
    ),
  ]
}

const fact = (label: string, words: string | undefined): FactView[] =>
  words === undefined ? [] : [{ label, value: [words] }]

const valueFact = (label: string, node: YamlNode | undefined): FactView[] =>
  node ? [{ label, value: code(valueText(node)) }] : []

const patternFact = (label: string, pattern: string | undefined): FactView[] =>
  pattern === undefined ? [] : [{ label, value: code(pattern) }]

/** The facts of a schema that is only a limit of another. */
function schemaFact(links: SchemaLinks, label: string, schema: Schema | undefined, count?: string): FactView[] {
  if (!schema) return []
  const { words } = links
  const { keywords } = schema
  const limits = limitsOf(links, keywords).map(
    ({ label: limit, value }): InlineContent => [`${withinSentence(words, limit)} `, ...value],
  )
  const values = keywords.enum.map((each) => code(valueText(each)))
  const type = typeContent(links, schema)
  const isTyped = schema.types.length > 0 || schema.reference !== undefined || limits.length + values.length === 0
  const parts = [
    ...(count === undefined ? [] : [[count]]),
    ...(isTyped ? [type] : []),
    ...(values.length > 0 ? [oneOfContent(links, values)] : []),
    ...limits,
  ]
  return [{ label, value: joinContent(parts.flatMap((each, index) => (index === 0 ? each : [words.comma, ...each]))) }]
}

const MAX_EXAMPLE = 80

/** Only examples that fit in a line; longer ones are shown as code. */
export function exampleFacts({ words }: SchemaLinks, { examples: listed, example }: Keywords): FactView[] {
  const examples = listed.length > 0 ? listed : example ? [example] : []
  const short = examples
    .filter(({ kind }) => kind === 'scalar')
    .map(valueText)
    .filter((text) => text.length <= MAX_EXAMPLE)
  if (short.length === 0) return []
  const value = short.flatMap((text, index): InlineContent => (index === 0 ? code(text) : [words.comma, ...code(text)]))
  return [{ label: short.length === 1 ? words.reference.example : words.reference.examples, value }]
}

function rangeWords({ words: { limits, types } }: SchemaLinks, keywords: Keywords): string | undefined {
  const least = keywords.numberText('minimum')
  const most = keywords.numberText('maximum')
  const above = keywords.numberText('exclusiveMinimum')
  const below = keywords.numberText('exclusiveMaximum')
  if (least !== undefined && most !== undefined) return fill(limits.between, { least, most })
  const words = [
    above === undefined ? undefined : fill(limits.moreThan, { number: above }),
    least === undefined ? undefined : fill(limits.orMore, { number: least }),
    below === undefined ? undefined : fill(limits.lessThan, { number: below }),
    most === undefined ? undefined : fill(limits.orLess, { number: most }),
  ].filter((each) => each !== undefined)
  return words.length > 0 ? words.join(types.and) : undefined
}

function countWords(
  { words: { limits }, count }: SchemaLinks,
  keywords: Keywords,
  min: 'minLength' | 'minItems' | 'minProperties' | 'minContains',
  max: 'maxLength' | 'maxItems' | 'maxProperties' | 'maxContains',
  nouns: Plural,
): string | undefined {
  const least = keywords.number(min)
  const most = keywords.number(max)
  const some = (number: number): string => count(nouns, number)
  if (least !== undefined && least === most) return fill(limits.exactly, { amount: some(least) })
  if (least !== undefined && most !== undefined) return fill(limits.betweenAmounts, { least, amount: some(most) })
  if (most !== undefined) return fill(limits.atMost, { amount: some(most) })
  return least === undefined || least === 0 ? undefined : fill(limits.atLeast, { amount: some(least) })
}

function itemsWords(links: SchemaLinks, keywords: Keywords): string | undefined {
  if (!mayBeList(keywords)) return undefined
  const { limits, comma } = links.words
  const words = [
    countWords(links, keywords, 'minItems', 'maxItems', limits.items),
    keywords.uniqueItems ? limits.unique : undefined,
  ].filter((each) => each !== undefined)
  return words.length > 0 ? words.join(comma) : undefined
}

/** Documents of Kubernetes say of texts that their items are unique. */
function mayBeList({ written }: Keywords): boolean {
  const type = written.get('type')
  const types = [textOf(type) ?? textsIn(type)].flat()
  return types.length === 0 || types.includes('array')
}

/**
 * `multipleOf: 0.01` means "at most 2 decimal places". `x-decimalPlaces: 2` is shown to readers alone: validators that
 * compute `multipleOf` in binary floating point reject valid amounts.
 */
function precisionWords(links: SchemaLinks, keywords: Keywords): string | undefined {
  const { limits } = links.words
  const step = keywords.number('multipleOf')
  if (step === undefined || step <= 0) return decimalWords(links, keywords.number('x-decimalPlaces'))
  const places = Math.round(-Math.log10(step))
  if (places > 0 && Math.abs(step - 10 ** -places) < 1e-12 * step) return decimalWords(links, places)
  return step === 1 ? limits.whole : fill(limits.multiple, { number: step })
}

const decimalWords = ({ words, count }: SchemaLinks, places: number | undefined): string | undefined =>
  places !== undefined && Number.isInteger(places) && places > 0 ? count(words.limits.decimals, places) : undefined
