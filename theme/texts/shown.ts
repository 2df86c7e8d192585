import { ENGLISH, isMarked, unmarked } from '../../src/model/texts/marks.ts'
import { TEXTS_ELEMENT } from '../../src/model/texts/scripts.ts'
import type { ScriptTexts, Texts } from '../../src/model/texts/texts.ts'
import { element } from '../dom.ts'

/** The texts that are English for want of others, if any are. */
export type Shown = { english?: ReadonlySet<string> }

/** A text of a script, in the language of the page: as the page has it, else the English texts that the script brings. */
export function shownTexts<English extends object>(
  room: 'script' | 'search' | 'form',
  english: English,
): English & Pick<Texts, 'locale'> & Shown {
  const written = globalThis.document?.getElementById(TEXTS_ELEMENT)?.textContent
  const fallback = new Set<string>()
  const texts: Partial<ScriptTexts> = written ? JSON.parse(written, withoutMarks(fallback)) : {}
  return Object.assign({ locale: texts.locale ?? 'en', english: fallback }, english, texts[room])
}

const withoutMarks =
  (found: Set<string>) =>
  (_key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !isMarked(value)) return value
    const text = unmarked(value)
    found.add(text)
    return text
  }

/** What an element has that shows a text in another language than the page. */
export const languageIn = ({ english }: Shown, text: string): typeof ENGLISH | undefined =>
  english?.has(text) ? ENGLISH : undefined

/** A text as what elements are made around: one in another language than the page has a `lang`. */
export function saidNode(texts: Shown, text: string, shown: string = text): HTMLElement | string {
  const language = languageIn(texts, text)
  return language ? element('span', language, shown) : shown
}
