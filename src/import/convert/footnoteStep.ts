import { codeIn, isIn } from './codeIn.ts'
import type { Step } from './dialect.ts'
import { applyEdits, lineAt } from './edits.ts'
import { formulasIn } from './formulas.ts'

/** `^[text]` of a plugin of VitePress, and `{{footnote: text}}` of a preprocessor of mdBook. */
const NOTE = /(?<![\\[^])\^\[([^\][\n]+)\]|\{\{footnote:[ \t]*([^{}\n]+?)[ \t]*\}\}/g

/** Footnotes within a line stand at the end of the page. */
export const footnoteStep: Step = (edited, { tally, source }) => {
  const { text, lines } = edited
  const covered = [...codeIn(text), ...formulasIn(text)]
  const found = [...text.matchAll(NOTE)].filter(({ index }) => !isIn(index, covered))
  if (found.length === 0) return edited
  for (const { index } of found)
    tally.note('^[footnote]', 'converted', { file: source, line: lines[lineAt(text, index)] ?? 1 })
  const references = found.map(({ 0: written, index }, at) => ({
    start: index,
    end: index + written.length,
    text: `[^inline-${at + 1}]`,
  }))
  const notes = found.map(([, own, other], at) => `\n\n[^inline-${at + 1}]: ${own ?? other}`)
  const end = text.trimEnd().length
  return applyEdits(edited, [...references, { start: end, end, text: notes.join('') }])
}
