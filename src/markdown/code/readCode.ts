import type { Code } from '../../model/code.ts'
import type { Checked, Place } from '../../model/problem.ts'
import { cleanText } from '../cleanText.ts'
import type { Highlighter } from './highlighter.ts'
import { knownLanguage } from './knownLanguage.ts'

/** Highlights code that is part of another document. Its text is unchanged; `place` is the place of its source. */
export function readCode(code: string, language: string, place: Place, highlighter: Highlighter): Checked<Code> {
  // What follows the first word is not part of a name, as in an info string.
  const [name = ''] = language.trim().split(/\s+/)
  const known = knownLanguage(name, highlighter, () => place)
  const lines = highlighter.highlight(cleanText(code), known.value)
  return { value: { language: known.value, lines }, problems: known.problems }
}
