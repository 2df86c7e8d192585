import { codeIn } from './codeIn.ts'
import type { Step } from './dialect.ts'
import { applyEdits } from './edits.ts'
import { formulasIn } from './formulas.ts'
import { isIn, placesIn } from './places.ts'

/** `{{footnote: text}}` of a preprocessor of mdBook. */
const NOTE = /\{\{footnote:([^{}\n]+)\}\}/g

/** Footnotes within a line are written as `^[text]`. */
export const footnoteStep: Step = (edited, { tally, source, parse }) => {
  const { text, lines } = edited
  if (!text.includes('{{footnote:')) return edited
  const code = codeIn(parse(text))
  const formulas = formulasIn(text)
  const placeAt = placesIn(text)
  const found = [...text.matchAll(NOTE)].filter(({ index }) => !isIn(index, code) && !isIn(index, formulas))
  for (const { index } of found)
    tally.note('{{footnote}}', 'converted', { file: source, line: lines[placeAt(index).line] ?? 1 })
  return applyEdits(
    edited,
    found.map(({ 0: written, 1: note = '', index }) => ({
      start: index,
      end: index + written.length,
      text: `^[${note.trim()}]`,
    })),
  )
}
