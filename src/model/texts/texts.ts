import type { en } from './en.ts'

/** Every text of the theme in a language. */
export type Texts = Worded<typeof en> & {
  /** The same as pages show them, with marks around those that are English for want of others; if there are any. */
  marked?: Worded<typeof en>
}

/** What scripts say. */
export type ScriptTexts = Pick<Texts, 'locale' | 'script' | 'search' | 'form'>

/** What the script says that runs before the first paint. */
export type InlineTexts = Pick<Texts, 'consent' | 'baseUrl'>

/** What the theme says within texts in Markdown. */
export type MarkdownTexts = Pick<Texts, 'page' | 'callouts'> & { marked?: Pick<Texts, 'page' | 'callouts'> }

/** A text for each plural of a language; what has none of its own is said with `other`. */
export type Plural = { other: string } & { [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string }

/** The keys of the English texts, with the texts of any language. */
type Worded<T> = {
  [Key in keyof T]: T[Key] extends string ? string : T[Key] extends { other: string } ? Plural : Worded<T[Key]>
}

/** The plurals that a language may have. */
export const PLURALS: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

const SLOT = /\{(\w+)\}/g

/** Fills the names between braces. A name without a value stays as it is. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(SLOT, (slot, name: string) => String(valueNamed(values, name) ?? slot))

/** The names between braces may be a writer's own, such as `{constructor}`. */
const valueNamed = <T>(values: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined

/** A text about a number, in the form of its plural; `{count}` is the number as the language writes it. */
export const counted = (texts: Pick<Texts, 'locale'>, forms: Plural, count: number): string =>
  counterOf(texts)(forms, count)

/** The form of a text for a number. */
export const formOf = ({ locale }: Pick<Texts, 'locale'>, forms: Plural, count: number): string =>
  forms[new Intl.PluralRules(locale).select(count)] ?? forms.other

export type Counter = (forms: Plural, count: number) => string

/** The same for many numbers. */
export function counterOf({ locale }: Pick<Texts, 'locale'>): Counter {
  const plurals = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false })
  return (forms, count) => fill(forms[plurals.select(count)] ?? forms.other, { count: numbers.format(count) })
}

/** The names between the braces of a text. */
export const slotsIn = (text: string): string[] => cut(text).filter((_, index) => index % 2 === 1)

/** The parts of a text: what is filled in stands at odd positions, by its name. */
export const cut = (text: string): string[] => text.split(SLOT)

/** A text that is filled with values of any kind, in order. */
export const filledWith = <T>(text: string, values: Record<string, T>): (string | T)[] =>
  cut(text).flatMap((piece, index): (string | T)[] => {
    if (index % 2 === 0) return piece === '' ? [] : [piece]
    const value = valueNamed(values, piece)
    return value === undefined ? [`{${piece}}`] : [value]
  })

/** A name within a sentence: its first letter is small, unless the language writes all nouns with a capital one. */
export const withinSentence = ({ locale }: Pick<Texts, 'locale'>, name: string): string =>
  /^(?:de|lb)\b/.test(locale) ? name : name.toLocaleLowerCase(locale)
