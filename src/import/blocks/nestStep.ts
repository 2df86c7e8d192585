import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

type Container = { opening: Edit; closing: Edit | undefined; children: Container[] }

/** Gives directives as many colons as what is inside them needs: a directive ends at the first line with as many. */
export const nestStep: Step = (edited) => {
  const roots: Container[] = []
  const open: Container[] = []
  for (const { start, text, inCode } of linesOf(edited.text)) {
    const mark = inCode ? null : /^([ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*)(:{3,})([A-Za-z]?)/.exec(text)
    if (!mark) continue
    const [, margin = '', colons = '', name = ''] = mark
    const from = start + margin.length
    const range = { start: from, end: from + colons.length, text: colons }
    if (name !== '') {
      const container: Container = { opening: range, closing: undefined, children: [] }
      ;(open.at(-1)?.children ?? roots).push(container)
      open.push(container)
    } else if (text.slice(margin.length + colons.length).trim() === '') {
      const container = open.pop()
      if (container) container.closing = range
    }
  }
  return applyEdits(edited, roots.flatMap(colonsOf))
}

function colonsOf(container: Container): Edit[] {
  const text = ':'.repeat(3 + heightOf(container))
  const own = [container.opening, ...(container.closing ? [container.closing] : [])]
  const changed = own.filter((range) => range.text !== text).map((range) => ({ ...range, text }))
  return [...changed, ...container.children.flatMap(colonsOf)]
}

const heightOf = ({ children }: Container): number =>
  children.length === 0 ? 0 : 1 + children.reduce((most, each) => Math.max(most, heightOf(each)), 0)
