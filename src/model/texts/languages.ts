import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { Texts } from './texts.ts'

/** The languages that the theme speaks. */
export const LANGUAGES: ReadonlyMap<string, Texts> = new Map(Object.entries({ en, de, fr, es, ja, ar }))

/** The texts of a language, or of the one that it is a kind of: those of `de` for `de-AT`, with its plurals. */
export function textsOf(language: string): Texts | undefined {
  const [base = ''] = language.split('-')
  const texts = LANGUAGES.get(language) ?? LANGUAGES.get(base)
  return texts && { ...texts, locale: language }
}
