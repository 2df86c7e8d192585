import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { type Line, linesOf } from '../convert/lines.ts'

/** Python-Markdown does not divide a cell at a `|` in code, which needs a backslash here. */
export const tableStep: Step = (edited) => {
  let inTable = false
  const lines = linesOf(edited.text)
  const edits = lines.flatMap((line, index): Edit[] => {
    const next = lines[index + 1]
    const begins = line.text.includes('|') && next !== undefined && isDelimiters(next)
    inTable = !line.inCode && line.text.includes('|') && (inTable || begins)
    return inTable ? pipesIn(line) : []
  })
  return applyEdits(edited, edits)
}

const isDelimiters = ({ text, inCode }: Line): boolean =>
  !inCode && /\|/.test(text) && /-/.test(text) && /^[ \t>|:-]+$/.test(text)

const pipesIn = ({ text, start }: Line): Edit[] =>
  [...text.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g)].flatMap(({ index, 1: marks = '', 2: code = '' }) =>
    [...code.matchAll(/(?<!\\)\|/g)].map((pipe) => {
      const at = start + index + marks.length + pipe.index
      return { start: at, end: at, text: '\\' }
    }),
  )
