import { en } from './en.ts'
import type { Texts } from './texts.ts'
import { translated } from './translated.ts'

/** The languages that the theme has texts in. */
export const LANGUAGES: readonly string[] = ['en', 'de', 'fr', 'es', 'ja', 'ar']

/** The texts of a language, or of the one that it is a kind of: those of `de` for `de-AT`, with its plurals. */
export function textsOf(language: string): Texts | undefined {
  const [base = ''] = language.split('-')
  const texts = spoken(language) ?? spoken(base)
  return texts && { ...texts, locale: language }
}

// Most sites are in English, which all others start from.
const spoken = (language: string): Texts | undefined => (language === en.locale ? en : translated(language))
