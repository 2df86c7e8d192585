import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

const OPENING = /<div\b[^<>]*\bclass="[^"<>]*\btermy\b/
const TAG = /<\/?(?:font|span|[abiu]|em|strong)\b[^<>]*>/gi
const CHARACTERS: { readonly [name: string]: string } = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' }
const ENTITY = /&(lt|gt|quot|amp|nbsp);/g

/** Code in `<div class="termy">`, which a script plays as a terminal, has its colours as HTML (https://github.com/ines/termynal). */
export const terminalStep: Step = (edited, { tally, source }) => {
  if (!OPENING.test(edited.text)) return edited
  let isIn = false
  const edits = linesOf(edited.text).flatMap(({ start, text, inCode }, index): Edit[] => {
    if (!inCode) isIn = OPENING.test(text) || (isIn && !text.includes('</div>'))
    const shown =
      isIn && inCode ? text.replace(TAG, '').replace(ENTITY, (_, name: string) => CHARACTERS[name] ?? '') : text
    if (shown === text) return []
    tally.note('<font> in a terminal', 'converted', { file: source, line: edited.lines[index] ?? index + 1 })
    return [{ start, end: start + text.length, text: shown }]
  })
  return applyEdits(edited, edits)
}
