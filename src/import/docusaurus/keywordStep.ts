import { calloutKind } from '../convert/callouts.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

const OPENING = /^([ \t>]*:{3,})([ \t]*)([A-Za-z][\w-]*)(\[|[ \t]+\S)?/

/** Admonitions that a site adds (`admonitions: { keywords: ['security'] }`) are notes, which their names are the titles of. */
export function keywordStep(keywords: readonly string[]): Step {
  const own = new Set(keywords.filter((keyword) => calloutKind(keyword) === undefined && keyword !== 'details'))
  return (edited, { tally, source }) => {
    const edits = linesOf(edited.text).flatMap((line, index): Edit[] => {
      const [, colons = '', space = '', name = '', title] = (line.inCode ? null : OPENING.exec(line.text)) ?? []
      if (!own.has(name)) return []
      tally.note(`:::${name}`, 'converted', { file: source, line: edited.lines[index] ?? index + 1 })
      const start = line.start + colons.length
      const text = title === undefined ? `note[${name}]` : 'note'
      return [{ start, end: start + space.length + name.length, text }]
    })
    return applyEdits(edited, edits)
  }
}
