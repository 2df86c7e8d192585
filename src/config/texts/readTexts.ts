import { type Checked, type Place, warning } from '../../model/problem.ts'
import { en } from '../../model/texts/en.ts'
import { LANGUAGES, textsOf } from '../../model/texts/languages.ts'
import { markedTree } from '../../model/texts/marks.ts'
import { merged } from '../../model/texts/merge.ts'
import type { Texts } from '../../model/texts/texts.ts'

/**
 * The texts in a language: those of the theme, with the site's own in their places. What neither has is English.
 * @param own the texts that the site brings, by language
 * @param place where the site names the language
 */
export function readTexts(language: string, own: ReadonlyMap<string, unknown>, place: Place): Checked<Texts> {
  const known = textsOf(language)
  const given = own.get(language)
  if (known && !given) return { value: known, problems: [] }
  if (given) return { value: known ? merged(known, given) : mergedWithEnglish(language, given), problems: [] }
  const message = `the theme has no texts in "${language}", so it shows English ones; its languages are ${LANGUAGES.join(', ')}`
  const fix = `write your own under "texts: { ${language}: { … } }"`
  return { value: mergedWithEnglish(en.locale, {}), problems: [warning('missing-texts', place, { message, fix })] }
}

function mergedWithEnglish(locale: string, given: unknown): Texts {
  const english = { ...en, locale }
  return { ...merged(english, given), marked: merged(merged(english, markedTree(english)), given) }
}
