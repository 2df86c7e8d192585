import { en } from '../model/texts/en.ts'
import { saysTheSame } from '../model/texts/merge.ts'
import type { Texts } from '../model/texts/texts.ts'

/** What could end the element, and marks, which are removed where no browser script knows them. */
const ESCAPED = /[<\uFDD0\uFDD1]/g

/** The texts of scripts on a page, as JSON for its HTML; undefined where they equal those that the scripts contain. */
export function scriptTexts(texts: Texts, hasForm: boolean): string | undefined {
  const { locale, script, search, form } = texts.marked ?? texts
  const isEnglish = saysTheSame(script, en.script) && saysTheSame(search, en.search) && saysTheSame(form, en.form)
  if (isEnglish) return undefined
  const json = JSON.stringify({ locale, script, search, ...(hasForm ? { form } : {}) })
  return json.replace(ESCAPED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
