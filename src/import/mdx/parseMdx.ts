import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { limitText } from '../../markdown/limitText.ts'
import { limitMarkers, MAX_DEPTH } from '../../markdown/nesting.ts'
import { formulasIn } from '../convert/formulas.ts'
import { expressionWork } from './expressionWork.ts'
import { masked } from './masked.ts'

/** What the parser could not read, and is read as text. */
type Unparsed = { line: number; reason: string }

type ParsedMdx = { kind: 'parsed'; root: Root; unparsed: Unparsed[] } | ({ kind: 'invalid' } & Unparsed)

type Failure = Unparsed & { kind: 'invalid'; offset: number | undefined }

/** A page with more mistakes is left as a whole. */
const MOST_MISTAKES = 30

/**
 * The characters that are parsed for one page, which is parsed again for each mistake; what a parse costs besides, and how many
 * characters of other text cost as much as a tag.
 */
const MOST_WORK = 1_000_000
const PER_PARSE = 5_000
const PER_TAG = 10

/** About four seconds of the parser of expressions, and how many characters of other text cost as much as one of these. */
const MOST_EXPRESSION_WORK = 400_000_000
const PER_EXPRESSION_WORK = 0.01

/**
 * Parses MDX. What Docusaurus allows besides (ids in braces, comments, attributes of directives) is blank for the parser; all
 * offsets stay. A tag or a brace that cannot be parsed becomes text, and the rest of the page is read.
 *
 * @param hasFormulas whether a plugin reads formulas first, so that their braces are not expressions
 */
export function parseMdx(text: string, hasFormulas: boolean): ParsedMdx {
  const { text: read, exhausted } = limitText(limitMarkers(text))
  if (exhausted !== undefined) return { kind: 'invalid', line: linesIn(read), reason: 'there is too much markup' }
  const work = expressionWork(read)
  if (work > MOST_EXPRESSION_WORK) return { kind: 'invalid', line: 1, reason: 'there are too many braces' }
  const perParse = PER_PARSE + PER_EXPRESSION_WORK * work + PER_TAG * (read.split('<').length - 1)
  const parsed = repaired(masked(read, hasFormulas ? formulasIn(read) : []), perParse)
  if (parsed.kind === 'parsed' && parsed.unparsed.length === 0) return parsed
  if (hasFormulas || !read.includes('$')) return parsed
  const other = repaired(masked(read, formulasIn(read)), perParse)
  return other.kind === 'parsed' && other.unparsed.length === 0 ? other : parsed
}

const linesIn = (text: string): number => text.split('\n').length

function repaired(written: string, perParse: number): ParsedMdx {
  const unparsed: Unparsed[] = []
  let text = written
  for (let work = perParse + text.length; ; work += perParse + text.length) {
    const parsed = parsedMdx(text)
    if (parsed.kind === 'parsed') return { ...parsed, unparsed }
    const at = work > MOST_WORK ? undefined : mistakeIn(text, parsed)
    if (at === undefined || unparsed.length === MOST_MISTAKES) return parsed
    // Markdown reads the rest as text or as HTML, too, so that nothing is lost.
    if (/^(?:\{|<[A-Za-z/])/.test(text.slice(at, at + 2)) && !isClosedHtml(written, at))
      unparsed.push({ line: parsed.line, reason: parsed.reason })
    text = `${text.slice(0, at)} ${text.slice(at + 1)}`
  }
}

/** Whether a tag of HTML has an end, even if it is in another paragraph, which MDX does not allow. */
function isClosedHtml(text: string, at: number): boolean {
  const [, name] = /^<\/?([a-z][a-z\d]*)(?:\s+[a-z-]+(?:="[^"{}\n]*")?){0,9}\s*>/.exec(text.slice(at, at + 500)) ?? []
  if (name === undefined) return false
  const ends = text.split(`</${name}>`).length - 1
  return ends > 0 && ends === [...text.matchAll(new RegExp(`<${name}[\\s>]`, 'g'))].length
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

function parsedMdx(text: string): { kind: 'parsed'; root: Root } | Failure {
  try {
    const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)
    const root = processor.parse(text)
    const line = tooDeepLine(root)
    return line === undefined
      ? { kind: 'parsed', root }
      : { kind: 'invalid', line, reason: `this is nested more than ${MAX_DEPTH} levels deep`, offset: undefined }
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

/** The line of the first element inside more than `MAX_DEPTH` others. */
function tooDeepLine(root: Root): number | undefined {
  const open: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    const inner = isElement ? depth + 1 : depth
    if (inner > MAX_DEPTH) return node.position?.start.line ?? 1
    if ('children' in node) for (const child of node.children.toReversed()) open.push({ node: child, depth: inner })
  }
  return undefined
}

/** The offset of a point, or of the start of a range. */
function offsetIn(place: unknown): number | undefined {
  if (typeof place !== 'object' || place === null) return undefined
  if ('start' in place) return offsetIn(place.start)
  return 'offset' in place && typeof place.offset === 'number' ? place.offset : undefined
}
