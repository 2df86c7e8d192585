import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { StarterTexts } from './texts.ts'

const TEXTS: ReadonlyMap<string, StarterTexts> = new Map(Object.entries({ en, de, fr, es, ja, ar }))

/** What a new site says: in its language or the one that this is a kind of, else in English. */
export function starterTextsOf(language: string): StarterTexts {
  const [base = ''] = language.split('-')
  return TEXTS.get(base) ?? en
}
