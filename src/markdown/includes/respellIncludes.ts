import type { MdastParser } from '../mdast.ts'
import { lineCounter, verbatimLines } from '../spellings/verbatimLines.ts'

const INCLUDE =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,}[ \t]*include[ \t]*\{[^{}\n]*\})[ \t]*$(\n[ \t>]*:{3,}[ \t]*$)?/gm

/**
 * Writes `:::include{file=…}` as a comment of the same length, in whose place the file is inserted. It needs no closing line,
 * which a directive would look for in what follows.
 */
export function respellIncludes(text: string, parseMdast: MdastParser): string {
  if (!/:::[ \t]*include[ \t]*\{/.test(text)) return text
  const verbatim = verbatimLines(parseMdast(text))
  const lineAt = lineCounter(text)
  return text.replace(INCLUDE, (whole, margin: string, directive: string, closing: string = '', at: number) => {
    if (verbatim.has(lineAt(at))) return whole
    const comment = `<!--${'.'.repeat(directive.length - 7)}-->`
    const left = whole.length - margin.length - directive.length - closing.length
    return `${margin}${comment}${' '.repeat(left)}${closing.replace(/:/g, ' ')}`
  })
}
