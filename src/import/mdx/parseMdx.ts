import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type Formula, formulasIn } from '../convert/formulas.ts'

/** What the parser could not read, and is read as text. */
export type Unparsed = { line: number; reason: string }

export type ParsedMdx = { kind: 'parsed'; root: Root; unparsed: Unparsed[] } | ({ kind: 'invalid' } & Unparsed)

type Failure = Unparsed & { kind: 'invalid'; offset: number | undefined }

/** A page with more mistakes is left as a whole. */
const MOST_MISTAKES = 30

/**
 * Parses MDX. What Docusaurus allows besides (ids in braces, comments, attributes of directives) is blank for the parser; all
 * offsets stay. A tag or a brace that cannot be parsed becomes text, and the rest of the page is read.
 *
 * @param hasFormulas whether a plugin reads formulas first, so that their braces are no expressions
 */
export function parseMdx(text: string, hasFormulas: boolean): ParsedMdx {
  const plain = masked(text)
  const start = hasFormulas ? withoutFormulas(text, plain) : plain
  const parsed = repaired(start)
  if (parsed.kind === 'parsed' && parsed.unparsed.length === 0) return parsed
  if (hasFormulas || !text.includes('$')) return parsed
  const other = repaired(withoutFormulas(text, plain))
  return other.kind === 'parsed' && other.unparsed.length === 0 ? other : parsed
}

function repaired(written: string): ParsedMdx {
  const unparsed: Unparsed[] = []
  let text = written
  for (;;) {
    const parsed = parsedMdx(text)
    if (parsed.kind === 'parsed') return { ...parsed, unparsed }
    const at = mistakeIn(text, parsed)
    if (at === undefined || unparsed.length === MOST_MISTAKES) return parsed
    // Markdown reads the rest as text, too, so that nothing is lost.
    if (/^(?:\{|<[A-Za-z/])/.test(text.slice(at, at + 2))) unparsed.push({ line: parsed.line, reason: parsed.reason })
    text = `${text.slice(0, at)} ${text.slice(at + 1)}`
  }
}

/** The tag without an end, which the message names, or the last mark before the place of the failure. */
function mistakeIn(text: string, { reason, offset }: Failure): number | undefined {
  const [, line, column] = /^Expected a closing tag for .* \((\d+):(\d+)-/.exec(reason) ?? []
  const from = line === undefined ? offset : offsetOf(text, Number(line), Number(column))
  if (from === undefined) return undefined
  const at = Math.max(text.lastIndexOf('<', from), text.lastIndexOf('{', from))
  return at < 0 ? undefined : at
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let each = 1; each < line; each++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

const withoutFormulas = (text: string, plain: string): string => formulasIn(text).reduceRight(blanked, plain)

const blanked = (text: string, { start, end }: Formula): string =>
  text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end)

function parsedMdx(text: string): { kind: 'parsed'; root: Root } | Failure {
  try {
    const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)
    return { kind: 'parsed', root: processor.parse(text) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const line = 'line' in error && typeof error.line === 'number' ? error.line : 1
    return {
      kind: 'invalid',
      line,
      reason: error.message,
      offset: 'place' in error ? offsetIn(error.place) : undefined,
    }
  }
}

/** The offset of a point, or of the start of a range. */
function offsetIn(place: unknown): number | undefined {
  if (typeof place !== 'object' || place === null) return undefined
  if ('start' in place) return offsetIn(place.start)
  return 'offset' in place && typeof place.offset === 'number' ? place.offset : undefined
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

const masked = (text: string): string =>
  text
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/<(?:[a-z][a-z\d+.-]*:\/\/[^\s<>]*|mailto:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/gi, blank)
    .replace(/(?<=^#{1,6} [^\n]*)\{#[^}\n]*\}(?=[ \t#]*$)/gm, blank)
    .replace(/(?<=^[ \t>]*:{3,}[^\n{]*)\{[^}\n]*\}/gm, blank)
