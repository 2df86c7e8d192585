import { en } from '../model/texts/en.ts'
import { saysTheSame } from '../model/texts/merge.ts'
import type { Texts } from '../model/texts/texts.ts'

/** What could end the element, and marks, which are removed where no browser script knows them. */
const ESCAPED = /[<\uFDD0\uFDD1]/g

/** What scripts say on a page, as JSON that can stand in it; undefined where it is what they bring. */
export function scriptTexts(texts: Texts, hasForm: boolean): string | undefined {
  const { locale, script, search, form } = texts.marked ?? texts
  const isEnglish = saysTheSame(script, en.script) && saysTheSame(search, en.search) && saysTheSame(form, en.form)
  if (isEnglish) return undefined
  const json = JSON.stringify({ locale, script, search, ...(hasForm ? { form } : {}) })
  return json.replace(ESCAPED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
