import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type Formula, formulasIn } from '../convert/formulas.ts'

export type ParsedMdx = { kind: 'parsed'; root: Root } | { kind: 'invalid'; line: number; reason: string }

/**
 * Parses MDX. What Docusaurus allows besides (ids in braces, comments, attributes of directives) is blank for the parser; all
 * offsets stay.
 */
export function parseMdx(text: string): ParsedMdx {
  const parsed = parsedMdx(masked(text))
  if (parsed.kind === 'parsed' || !text.includes('$')) return parsed
  // Braces in formulas are no expressions where a plugin reads formulas first.
  const withoutFormulas = parsedMdx(formulasIn(text).reduceRight(blanked, masked(text)))
  return withoutFormulas.kind === 'parsed' ? withoutFormulas : parsed
}

const blanked = (text: string, { start, end }: Formula): string =>
  text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end)

function parsedMdx(text: string): ParsedMdx {
  try {
    const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)
    return { kind: 'parsed', root: processor.parse(text) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const line = 'line' in error && typeof error.line === 'number' ? error.line : 1
    return { kind: 'invalid', line, reason: error.message }
  }
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

const masked = (text: string): string =>
  text
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/(?<=^#{1,6} [^\n]*)\{#[^}\n]*\}(?=[ \t#]*$)/gm, blank)
    .replace(/(?<=^[ \t>]*:{3,}[^\n{]*)\{[^}\n]*\}/gm, blank)
