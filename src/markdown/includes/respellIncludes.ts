import { mayEmbed } from '../embeds/embedNode.ts'
import type { MdastParser } from '../mdast.ts'
import { lineCounter, verbatimLines } from '../spellings/verbatimLines.ts'

const ON_A_LINE =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,}[ \t]*include[ \t]*\{[^{}\n]*\}|:{2,}[ \t]*embed[ \t]*(?:\[[^\]\n]*\])?\{[^{}\n]*\})[ \t]*$(\n[ \t>]*:{3,}[ \t]*$)?/gm

/**
 * Writes `:::include{file=…}` and `::embed{url=…}` as comments of the same length, in whose places the file and the embed are
 * put. They need no closing line, which a directive would look for in what follows.
 */
export function respellIncludes(text: string, parseMdast: MdastParser): string {
  if (!/:::[ \t]*include[ \t]*\{/.test(text) && !mayEmbed(text)) return text
  const verbatim = verbatimLines(parseMdast(text))
  const lineAt = lineCounter(text)
  return text.replace(ON_A_LINE, (whole, margin: string, directive: string, closing: string = '', at: number) => {
    if (verbatim.has(lineAt(at))) return whole
    const comment = `<!--${'.'.repeat(directive.length - 7)}-->`
    const left = whole.length - margin.length - directive.length - closing.length
    return `${margin}${comment}${' '.repeat(left)}${closing.replace(/:/g, ' ')}`
  })
}
