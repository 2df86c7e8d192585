import type { FactView, Words } from '../../../model/apiView.ts'
import { type JsonValue, toValue, type YamlNode } from '../../../yaml/node.ts'
import { isTrue, itemsOf, textOf } from '../../read/document.ts'
import type { Keywords } from '../../read/schema/schema.ts'
import type { SchemaLinks } from './schemaLinks.ts'
import { typeWords } from './typeWords.ts'

const code = (text: string): Words => [{ kind: 'code', text }]

/** A value as it is written in JSON, a text without its quotes. */
export const valueText = (node: YamlNode): string => textOfValue(toValue(node))

export const textOfValue = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Limits, defaults and examples of a value in plain words, in a fixed order. */
export function factsOf(links: SchemaLinks, keywords: Keywords): FactView[] {
  return [
    ...valueFact('Always', keywords.get('const')),
    ...valueFact('Default', keywords.get('default')),
    ...fact('Range', rangeWords(keywords)),
    ...fact('Length', countWords(keywords, 'minLength', 'maxLength', 'character')),
    ...fact('Items', itemsWords(keywords)),
    ...fact('Fields', countWords(keywords, 'minProperties', 'maxProperties', 'field')),
    ...fact('Precision', precisionWords(keywords.get('multipleOf'))),
    ...patternFact(keywords.get('pattern')),
    ...namesFact(links, keywords.get('propertyNames')),
    ...containsFact(links, keywords),
    ...exampleFact(keywords),
  ]
}

const fact = (label: string, words: string | undefined): FactView[] =>
  words === undefined ? [] : [{ label, value: [words] }]

const valueFact = (label: string, node: YamlNode | undefined): FactView[] =>
  node ? [{ label, value: code(valueText(node)) }] : []

const patternFact = (node: YamlNode | undefined): FactView[] =>
  textOf(node) === undefined ? [] : [{ label: 'Pattern', value: code(textOf(node) ?? '') }]

function namesFact(links: SchemaLinks, node: YamlNode | undefined): FactView[] {
  return node ? [{ label: 'Names of fields', value: typeWords(links, node) }] : []
}

function containsFact(links: SchemaLinks, keywords: Keywords): FactView[] {
  const node = keywords.get('contains')
  return node ? [{ label: 'Must contain', value: typeWords(links, node) }] : []
}

const MAX_EXAMPLE = 80

/** Only examples that fit in a line; longer ones are shown as code. */
function exampleFact(keywords: Keywords): FactView[] {
  const listed = itemsOf(keywords.get('examples'))
  const example = keywords.get('example')
  const examples = listed.length > 0 ? listed : example ? [example] : []
  const short = examples
    .filter(({ kind }) => kind === 'scalar')
    .map(valueText)
    .filter((text) => text.length <= MAX_EXAMPLE)
  if (short.length === 0) return []
  const value = short.flatMap((text, index): Words => (index === 0 ? code(text) : [', ', ...code(text)]))
  return [{ label: short.length === 1 ? 'Example' : 'Examples', value }]
}

const numberIn = (node: YamlNode | undefined): number | undefined =>
  node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined

function rangeWords(keywords: Keywords): string | undefined {
  const least = numberIn(keywords.get('minimum'))
  const most = numberIn(keywords.get('maximum'))
  const above = numberIn(keywords.get('exclusiveMinimum'))
  const below = numberIn(keywords.get('exclusiveMaximum'))
  if (least !== undefined && most !== undefined) return `from ${least} to ${most}`
  const words = [
    above === undefined ? undefined : `more than ${above}`,
    least === undefined ? undefined : `${least} or more`,
    below === undefined ? undefined : `less than ${below}`,
    most === undefined ? undefined : `${most} or less`,
  ].filter((each) => each !== undefined)
  return words.length > 0 ? words.join(' and ') : undefined
}

function countWords(keywords: Keywords, min: string, max: string, noun: string): string | undefined {
  const least = numberIn(keywords.get(min))
  const most = numberIn(keywords.get(max))
  const some = (count: number): string => `${count} ${noun}${count === 1 ? '' : 's'}`
  if (least !== undefined && least === most) return `exactly ${some(least)}`
  if (least !== undefined && most !== undefined) return `from ${least} to ${some(most)}`
  if (most !== undefined) return `at most ${some(most)}`
  return least === undefined || least === 0 ? undefined : `at least ${some(least)}`
}

function itemsWords(keywords: Keywords): string | undefined {
  const words = [
    countWords(keywords, 'minItems', 'maxItems', 'item'),
    isTrue(keywords.get('uniqueItems')) ? 'no two alike' : undefined,
  ].filter((each) => each !== undefined)
  return words.length > 0 ? words.join(', ') : undefined
}

/** `multipleOf: 0.01` is how JSON Schema says "at most 2 decimal places". */
function precisionWords(node: YamlNode | undefined): string | undefined {
  const step = numberIn(node)
  if (step === undefined || step <= 0) return undefined
  const places = Math.round(-Math.log10(step))
  if (places > 0 && Math.abs(step - 10 ** -places) < 1e-12 * step) {
    return `at most ${places} decimal place${places === 1 ? '' : 's'}`
  }
  return step === 1 ? 'a whole number' : `a multiple of ${step}`
}

export const jsonText = (value: JsonValue): string => JSON.stringify(value, undefined, 2)
