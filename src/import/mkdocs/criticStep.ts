import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

const MARK = /(`+)[^`].*?\1|\{\+\+(.+?)\+\+\}|\{--(.+?)--\}|\{==(.+?)==\}|\{~~(.*?)~>(.*?)~~\}|\{>>(.*?)<<\}/g

/** Marks of changes (https://facelessuser.github.io/pymdown-extensions/extensions/critic/) become elements. */
export const criticStep: Step = (edited, { tally, source }) => {
  if (!/\{(?:\+\+|--|==|~~|>>)/.test(edited.text)) return edited
  const edits = linesOf(edited.text).flatMap(({ start, text, inCode }, index): Edit[] => {
    if (inCode) return []
    return [...text.matchAll(MARK)].flatMap((match): Edit[] => {
      if (match[1] !== undefined) return []
      tally.note('{++ change ++}', 'converted', { file: source, line: edited.lines[index] ?? index + 1 })
      return [{ start: start + match.index, end: start + match.index + match[0].length, text: elementFor(match) }]
    })
  })
  return applyEdits(edited, edits)
}

function elementFor([, , inserted, deleted, marked, before, after, comment]: RegExpExecArray): string {
  if (inserted !== undefined) return `<ins>${inserted}</ins>`
  if (deleted !== undefined) return `<del>${deleted}</del>`
  if (marked !== undefined) return `<mark>${marked}</mark>`
  return comment === undefined ? `<del>${before ?? ''}</del><ins>${after ?? ''}</ins>` : ''
}
