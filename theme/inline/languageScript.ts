import { languageOf } from '../../src/model/texts/marks.ts'
import { literal } from './literal.ts'

/** The code that marks an element around a text in another language than the page; empty for all others. */
export function languageScript(element: string, text: string): string {
  const language = languageOf(text)
  return language ? `${element}.lang=${literal(language.lang)};${element}.dir=${literal(language.dir)};` : ''
}
