import type { ValueCheck } from '../../model/requestModel.ts'
import type { Keywords } from '../read/schema/schema.ts'
import { safePattern } from './safePattern.ts'

/** What a text is checked for, with the words for one that is wrong: the browser only compares. */
export function valueChecks(type: string | undefined, values: string[] | undefined, keywords?: Keywords): ValueCheck[] {
  if (values) return [matches(`^(?:${values.map(escaped).join('|')})$`, `Must be one of ${values.join(', ')}.`)]
  const checks = type === undefined ? undefined : TYPES.get(type)
  if (!keywords) return checks ?? []
  if (type === 'integer' || type === 'number') return [...(checks ?? []), ...rangeChecks(keywords)]
  if (type === 'string') return [...patternCheck(keywords.text('pattern')), ...lengthChecks(keywords)]
  return checks ?? []
}

const matches = (pattern: string, message: string): ValueCheck => ({ kind: 'pattern', pattern, message })

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const TYPES: ReadonlyMap<string, ValueCheck[]> = new Map([
  ['integer', [matches('^-?\\d+$', 'Must be a whole number.')]],
  ['number', [matches('^-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?$', 'Must be a number.')]],
  ['boolean', [matches('^(?:true|false)$', 'Must be true or false.')]],
  ['object', [matches('^\\s*\\{', 'An object is expected, such as {"name": "value"}.')]],
  ['array', [matches('^\\s*\\[', 'A list is expected, such as ["one", "two"].')]],
])

function patternCheck(pattern: string | undefined): ValueCheck[] {
  const quick = pattern === undefined ? undefined : safePattern(pattern)
  return quick === undefined ? [] : [matches(quick, `Must match the pattern ${quick}.`)]
}

function rangeChecks(keywords: Keywords): ValueCheck[] {
  const limits = (['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const).map((name) =>
    keywords.number(name),
  )
  const [from, to, above, below] = limits
  return [
    ...(from === undefined ? [] : [{ kind: 'number', from, message: `Must be ${from} or more.` } as const]),
    ...(to === undefined ? [] : [{ kind: 'number', to, message: `Must be ${to} or less.` } as const]),
    ...(above === undefined ? [] : [openCheck({ from: above }, `Must be more than ${above}.`)]),
    ...(below === undefined ? [] : [openCheck({ to: below }, `Must be less than ${below}.`)]),
  ]
}

const openCheck = (limit: { from: number } | { to: number }, message: string): ValueCheck => ({
  kind: 'number',
  ...limit,
  isOpen: true,
  message,
})

function lengthChecks(keywords: Keywords): ValueCheck[] {
  const from = keywords.number('minLength')
  const to = keywords.number('maxLength')
  return [
    ...(from === undefined ? [] : [lengthCheck({ from }, `Must have ${charactersOf(from)} or more.`)]),
    ...(to === undefined ? [] : [lengthCheck({ to }, `Must have ${charactersOf(to)} or fewer.`)]),
  ]
}

const lengthCheck = (limit: { from: number } | { to: number }, message: string): ValueCheck => ({
  kind: 'length',
  ...limit,
  message,
})

const charactersOf = (count: number): string => (count === 1 ? '1 character' : `${count} characters`)
