import { EXPRESSION, TAG } from '../convert/braces.ts'
import { codeIn } from '../convert/codeIn.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { isIn, placesIn, type Range } from '../convert/places.ts'

const MARK = /\{%-?[ \t]*(end)?raw[ \t]*-?%\}/g

/** What stands between `{% raw %}` and `{% endraw %}` is shown: its braces are code, if they are not already. */
export const rawStep: Step = (edited, { tally, source, parse }) => {
  const { text, lines } = edited
  const found = rawIn(text)
  if (found.length === 0) return edited
  const code = codeIn(parse(text))
  const placeAt = placesIn(text)
  const edits = found.flatMap(({ open, close }): Edit[] => {
    tally.note('{% raw %}', 'converted', { file: source, line: lines[placeAt(open.start).line] ?? 1 })
    const inner = text.slice(open.end, close.start)
    const shown = [...inner.matchAll(new RegExp(`${EXPRESSION}|${TAG}`, 'g'))].flatMap((match): Edit[] => {
      const at = open.end + match.index
      return isIn(at, code) ? [] : [{ start: at, end: at + match[0].length, text: `\`${match[0]}\`` }]
    })
    return [{ ...open, text: '' }, ...shown, { ...close, text: '' }]
  })
  return applyEdits(edited, edits)
}

type Raw = { open: Range; close: Range }

/** What is raw ends at the first `{% endraw %}`, whatever stands before it. */
function rawIn(text: string): Raw[] {
  const found: Raw[] = []
  let open: Range | undefined
  for (const { 0: written, 1: end, index } of text.matchAll(MARK)) {
    const mark = { start: index, end: index + written.length }
    if (end === undefined) open ??= mark
    else if (open) {
      found.push({ open, close: mark })
      open = undefined
    }
  }
  return found
}
