import type { ValueCheck } from '../../model/requestModel.ts'
import { safePattern } from '../../model/safePattern.ts'
import { type Counter, fill, type Texts } from '../../model/texts/texts.ts'
import type { Keywords } from '../read/schema/schema.ts'

/** Texts with their counter, which is costly to make. */
export type RequestWords = Texts & { count: Counter }

/** What a text is checked for, with the words for one that is wrong: the browser only compares. */
export function valueChecks(
  words: RequestWords,
  type: string | undefined,
  values: string[] | undefined,
  keywords?: Keywords,
): ValueCheck[] {
  const texts = words.checks
  if (values) {
    const listed = fill(texts.oneOf, { values: values.join(words.comma) })
    return [matches(`^(?:${values.map(escaped).join('|')})$`, listed)]
  }
  const checks = type === undefined ? undefined : typeChecks(type, texts)
  if (!keywords) return checks ?? []
  if (type === 'integer' || type === 'number') return [...(checks ?? []), ...rangeChecks(keywords, texts)]
  if (type === 'string') return [...patternCheck(keywords.text('pattern'), texts), ...lengthChecks(keywords, words)]
  return checks ?? []
}

const matches = (pattern: string, message: string): ValueCheck => ({ kind: 'pattern', pattern, message })

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

function typeChecks(type: string, texts: Texts['checks']): ValueCheck[] | undefined {
  switch (type) {
    case 'integer':
      return [matches('^-?\\d+$', texts.whole)]
    case 'number':
      return [matches('^-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?$', texts.number)]
    case 'boolean':
      return [matches('^(?:true|false)$', texts.boolean)]
    case 'object':
      return [matches('^\\s*\\{', fill(texts.object, { example: '{"name": "value"}' }))]
    case 'array':
      return [matches('^\\s*\\[', fill(texts.list, { example: '["one", "two"]' }))]
    default:
      return undefined
  }
}

function patternCheck(pattern: string | undefined, texts: Texts['checks']): ValueCheck[] {
  const quick = pattern === undefined ? undefined : safePattern(pattern)
  return quick === undefined ? [] : [matches(quick, fill(texts.pattern, { pattern: quick }))]
}

function rangeChecks(keywords: Keywords, texts: Texts['checks']): ValueCheck[] {
  const limits = (['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const).map((name) =>
    keywords.number(name),
  )
  const [from, to, above, below] = limits
  const say = (text: string, number: number): string => fill(text, { number })
  return [
    ...(from === undefined ? [] : [{ kind: 'number', from, message: say(texts.orMore, from) } as const]),
    ...(to === undefined ? [] : [{ kind: 'number', to, message: say(texts.orLess, to) } as const]),
    ...(above === undefined ? [] : [openCheck({ from: above }, say(texts.moreThan, above))]),
    ...(below === undefined ? [] : [openCheck({ to: below }, say(texts.lessThan, below))]),
  ]
}

const openCheck = (limit: { from: number } | { to: number }, message: string): ValueCheck => ({
  kind: 'number',
  ...limit,
  isOpen: true,
  message,
})

function lengthChecks(keywords: Keywords, words: RequestWords): ValueCheck[] {
  const from = keywords.number('minLength')
  const to = keywords.number('maxLength')
  const say = (text: string, length: number): string =>
    fill(text, { amount: words.count(words.limits.characters, length) })
  return [
    ...(from === undefined ? [] : [lengthCheck({ from }, say(words.checks.longer, from))]),
    ...(to === undefined ? [] : [lengthCheck({ to }, say(words.checks.shorter, to))]),
  ]
}

const lengthCheck = (limit: { from: number } | { to: number }, message: string): ValueCheck => ({
  kind: 'length',
  ...limit,
  message,
})
