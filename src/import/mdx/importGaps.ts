import { applyEdits, type Edited } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

/** Puts a blank line between imports and text on the next line, without which neither can be read. */
export function withImportGaps(edited: Edited): Edited {
  const lines = linesOf(edited.text)
  const edits = lines.flatMap(({ text, start, inCode }, index) => {
    const next = lines[index + 1]
    if (inCode || !next || next.inCode || !isImport(text) || !/^[ \t]*[<#:>*|-]/.test(next.text)) return []
    return [{ start: start + text.length, end: start + text.length, text: '\n' }]
  })
  return applyEdits(edited, edits)
}

const isImport = (line: string): boolean => /^import\s.{0,500}["'];?[ \t]*$/.test(line)
