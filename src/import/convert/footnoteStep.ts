import { codeIn, isIn } from './codeIn.ts'
import type { Step } from './dialect.ts'
import { applyEdits, lineAt } from './edits.ts'
import { formulasIn } from './formulas.ts'

/** `{{footnote: text}}` of a preprocessor of mdBook. */
const NOTE = /\{\{footnote:[ \t]*([^{}\n]+?)[ \t]*\}\}/g

/** Footnotes within a line are written as `^[text]`. */
export const footnoteStep: Step = (edited, { tally, source }) => {
  const { text, lines } = edited
  const covered = [...codeIn(text), ...formulasIn(text)]
  const found = [...text.matchAll(NOTE)].filter(({ index }) => !isIn(index, covered))
  if (found.length === 0) return edited
  for (const { index } of found)
    tally.note('{{footnote}}', 'converted', { file: source, line: lines[lineAt(text, index)] ?? 1 })
  return applyEdits(
    edited,
    found.map(({ 0: written, 1: note, index }) => ({ start: index, end: index + written.length, text: `^[${note}]` })),
  )
}
