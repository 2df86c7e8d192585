import { MAX_DEPTH } from '../../markdown/nesting.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

/** A directive, with how many levels of others are inside it. */
type Container = { opening: Edit; closing: Edit | undefined; parent: Container | undefined; height: number }

/** Gives directives as many colons as what is inside them needs: a directive ends at the first line with as many. */
export const nestStep: Step = (edited) => {
  const containers: Container[] = []
  const open: Container[] = []
  for (const { start, text, inCode } of linesOf(edited.text)) {
    const mark = inCode ? null : /^([ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*)(:{3,})([A-Za-z]?)/.exec(text)
    if (!mark) continue
    const [, margin = '', colons = '', name = ''] = mark
    const from = start + margin.length
    const range = { start: from, end: from + colons.length, text: colons }
    if (name !== '') {
      const container: Container = { opening: range, closing: undefined, parent: open.at(-1), height: 0 }
      containers.push(container)
      open.push(container)
    } else if (text.slice(margin.length + colons.length).trim() === '') {
      const container = open.pop()
      if (container) container.closing = range
    }
  }
  return applyEdits(edited, containers.reverse().flatMap(colonsOf))
}

/** What is inside a directive comes before it here, so that its height is known. */
function colonsOf({ opening, closing, parent, height }: Container): Edit[] {
  // A build reports deeper ones, and a line for each level would make a long text of a short one.
  if (parent) parent.height = Math.min(MAX_DEPTH, Math.max(parent.height, height + 1))
  const text = ':'.repeat(3 + height)
  const own = [opening, ...(closing ? [closing] : [])]
  return own.filter((range) => range.text !== text).map((range) => ({ ...range, text }))
}
