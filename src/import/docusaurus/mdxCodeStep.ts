import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { type Line, linesOf } from '../convert/lines.ts'

const OPENING = /^[ \t>]*(`{3,}|~{3,})[ \t]*mdx-code-block[ \t]*$/

/** What other tools take for code in a fence of `mdx-code-block` is MDX: its fences go. */
export const mdxCodeStep: Step = (edited, { tally, source }) => {
  if (!edited.text.includes('mdx-code-block')) return edited
  const lines = linesOf(edited.text)
  let fence: string | undefined
  const edits = lines.flatMap((line, index): Edit[] => {
    if (!line.inCode) fence = undefined
    const isOutside = fence === undefined && !lines[index - 1]?.inCode
    const opening = line.inCode && (isOutside || fenceEnds(lines[index - 1])) ? OPENING.exec(line.text)?.[1] : undefined
    if (opening !== undefined) {
      fence = opening
      tally.note('mdx-code-block', 'converted', { file: source, line: edited.lines[index] ?? index + 1 })
      return [emptied(line)]
    }
    if (fence === undefined || line.text.replace(/[ \t>]+/g, '') !== fence) return []
    fence = undefined
    return [emptied(line)]
  })
  return applyEdits(edited, edits)
}

/** Whether a line may close the code that it is in. */
const fenceEnds = (line: Line | undefined): boolean => /^[ \t>]*[`~]{3,}[ \t]*$/.test(line?.text ?? '')

const emptied = ({ start, text }: Line): Edit => ({ start, end: start + text.length, text: '' })
