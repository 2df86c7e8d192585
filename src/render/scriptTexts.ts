import { en } from '../model/texts/en.ts'
import { saysTheSame } from '../model/texts/merge.ts'
import type { Texts } from '../model/texts/texts.ts'

/** What scripts say on a page, as JSON that can stand in it; undefined where it is what they bring. */
export function scriptTexts({ locale, script, search, form }: Texts, hasForm: boolean): string | undefined {
  const isEnglish = saysTheSame(script, en.script) && saysTheSame(search, en.search) && saysTheSame(form, en.form)
  if (isEnglish) return undefined
  return JSON.stringify({ locale, script, search, ...(hasForm ? { form } : {}) }).replaceAll('<', '\\u003c')
}
