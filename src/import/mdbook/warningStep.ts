import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

/** `<div class="warning">` and `</div>` on lines of their own are a callout. */
export const warningStep: Step = (edited, { tally, source }) => {
  const open: boolean[] = []
  const edits = linesOf(edited.text).flatMap(({ start, text, inCode }, index): Edit[] => {
    if (inCode) return []
    const range = { start, end: start + text.length }
    if (/^<div\b[^>]*>[ \t]*$/.test(text)) {
      const isWarning = /\bclass="warning"/.test(text)
      open.push(isWarning)
      if (!isWarning) return []
      tally.note('<div class="warning">', 'converted', { file: source, line: edited.lines[index] ?? index + 1 })
      return [{ ...range, text: ':::warning' }]
    }
    return /^<\/div>[ \t]*$/.test(text) && open.pop() ? [{ ...range, text: ':::' }] : []
  })
  return applyEdits(edited, edits)
}
