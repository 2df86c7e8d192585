import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

export type ParsedMdx = { kind: 'parsed'; root: Root } | { kind: 'invalid'; line: number; reason: string }

/**
 * Parses MDX. What Docusaurus allows besides (ids in braces, comments, attributes of directives) is blank for the parser; all
 * offsets stay.
 */
export function parseMdx(text: string): ParsedMdx {
  try {
    const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)
    return { kind: 'parsed', root: processor.parse(masked(text)) }
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
