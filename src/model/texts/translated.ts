import { ar } from './ar.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { Texts } from './texts.ts'

const TRANSLATED: ReadonlyMap<string, Texts> = new Map(Object.entries({ de, fr, es, ja, ar }))

/** The texts of the theme in a language other than its own. */
export const translated = (language: string): Texts | undefined => TRANSLATED.get(language)
