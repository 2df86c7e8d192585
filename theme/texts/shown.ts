import type { ScriptTexts, Texts } from '../../src/model/texts/texts.ts'

/** The element of a page that is not in English, with what scripts say there. */
const ELEMENT = '__texts'

/** What a script says, in the language of the page: as the page has it, else the English texts that the script brings. */
export function shownTexts<English extends object>(
  room: 'script' | 'search' | 'form',
  english: English,
): English & Pick<Texts, 'locale'> {
  const written = globalThis.document?.getElementById(ELEMENT)?.textContent
  const texts: Partial<ScriptTexts> = written ? JSON.parse(written) : {}
  return Object.assign({ locale: texts.locale ?? 'en' }, english, texts[room])
}
