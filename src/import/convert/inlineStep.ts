import type { Delete, Html, InlineCode, Nodes } from 'mdast'
import type { ForeignPlace } from '../tally.ts'
import { bracesAtEnd } from './bracesAtEnd.ts'
import type { Conversion, Step } from './dialect.ts'
import { applyEdits, type Edit } from './edits.ts'
import { formulasIn } from './formulas.ts'
import { INLINE, type InlineConstruct } from './inlineConstructs.ts'
import { nodesIn } from './nodesIn.ts'
import { isIn, type Range } from './places.ts'
import { type TextRun, textRunsIn } from './textRuns.ts'

type InlineOptions = {
  constructs: InlineConstruct[]
  /** `H~2~O`: a single tilde is a subscript, and not a deletion. */
  subscript?: boolean
  /** Whether code within a line may begin with its language: `#!python range()`. */
  marksLanguages?: boolean
}

/** Constructs inside text, but not in code. */
export const inlineStep =
  ({ constructs, subscript = false, marksLanguages = false }: InlineOptions): Step =>
  (edited, conversion) => {
    const root = conversion.parse(edited.text)
    const noters = notersOf(edited.lines, conversion)
    const formulas = formulasIn(edited.text)
    const nodes = [...nodesIn(root)]
    const headingEnds = new Set(nodes.flatMap(headingEnd))
    const context: Context = { text: edited.text, ...noters, headingEnds, formulas, conversion }
    const runs = nodes.flatMap((node) => textRunsIn(node, edited.text))
    const inText = runs.flatMap((run) => constructs.flatMap((construct) => matchesOf(construct, run, context)))
    const others = nodes.flatMap((node) => {
      if (node.type === 'delete' && subscript) return subscriptEdits(node, context)
      if (node.type === 'html') noteInHtml(constructs, node, context)
      if (node.type === 'inlineCode' && marksLanguages) return languageEdits(node, context)
      return node.type === 'heading' ? headingIdEdits(node, context) : []
    })
    return applyEdits(edited, [...inText, ...others])
  }

type Context = {
  text: string
  /** Where headings end; what stands in braces there is an id. */
  headingEnds: ReadonlySet<number>
  formulas: Range[]
  conversion: Conversion
  note: (name: string, outcome: 'converted' | 'left', node: Positioned) => void
  noteOnce: (name: string, node: Positioned) => void
}
type Positioned = { position?: Nodes['position'] }

const headingEnd = (node: Nodes): number[] => (node.type === 'heading' ? [node.position?.end.offset ?? 0] : [])

function notersOf(lines: number[], { tally, source }: Conversion): Pick<Context, 'note' | 'noteOnce'> {
  const placeOf = ({ position }: Positioned): ForeignPlace => {
    const line = position?.start.line ?? 1
    return { file: source, line: lines[line - 1] ?? line }
  }
  return {
    note: (name, outcome, node) => tally.note(name, outcome, placeOf(node)),
    noteOnce: (name, node) => tally.noteOnce(name, placeOf(node)),
  }
}

function matchesOf({ name, pattern, text }: InlineConstruct, run: TextRun, context: Context): Edit[] {
  const { start, node, addresses } = run
  const source = context.text.slice(start, run.end)
  return [...source.matchAll(pattern)].flatMap((match): Edit[] => {
    if (isIn(start + match.index, addresses)) return []
    const end = start + match.index + match[0].length
    const isId = name === INLINE.attributes.name && context.headingEnds.has(end)
    if (isId || context.text[start + match.index - 1] === '\\' || isInFormula(end, context)) return []
    const replacement = text(match, context.conversion)
    context.note(name, replacement === undefined ? 'left' : 'converted', node)
    const range = { start: start + match.index, end }
    return replacement === undefined ? [{ ...range, text: `\`${match[0]}\`` }] : [{ ...range, text: replacement }]
  })
}

/** An expression in HTML without a known value stays as it is, and is to be finished by hand; what `<code>` shows is meant. */
function noteInHtml(constructs: InlineConstruct[], node: Html, { note, conversion }: Context): void {
  if (!constructs.includes(INLINE.braces)) return
  const shown = node.value.replace(/<code\b[^>]*>[^<]*<\/code>|<!--[\s\S]*?-->|^<(?:script|style)\b[\s\S]*/gi, '')
  for (const match of shown.matchAll(INLINE.braces.pattern))
    if (INLINE.braces.text(match, conversion) === undefined) note(INLINE.braces.name, 'left', node)
}

/** Whether the character before an offset is in a formula. */
const isInFormula = (offset: number, { formulas }: Context): boolean => isIn(offset - 1, formulas)

function subscriptEdits(node: Delete, context: Context): Edit[] {
  const { text, note } = context
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? 0
  if (text.startsWith('~~', start) || isInFormula(end, context)) return []
  note('H~2~O', 'converted', node)
  return [{ start, end, text: `<sub>${text.slice(start + 1, end - 1)}</sub>` }]
}

/** `## Title { #id .class }` has its id in our spelling, also `{: #id }`. */
function headingIdEdits(node: Extract<Nodes, { type: 'heading' }>, { text, note, noteOnce }: Context): Edit[] {
  const start = node.position?.start.offset ?? 0
  const source = text.slice(start, node.position?.end.offset)
  const braces = bracesAtEnd(source)
  if (!braces) return []
  const inside = braces.inside.replace(/^:/, '')
  const id = /(?:^|\s)#([^\s}]+)/.exec(inside)?.[1] ?? /(?:^|\s)id="?([^\s"}]+)/.exec(inside)?.[1]
  const wanted = id === undefined ? '' : ` {#${id}}`
  if (wanted === source.slice(braces.start) || (id === undefined && !/[.=]/.test(inside))) return []
  note('{ #id } on a heading', 'converted', node)
  if (/\bdata-toc-label\b/.test(inside)) noteOnce('configuration: data-toc-label, since contents list headings', node)
  return [{ start: start + braces.start, end: start + source.length, text: wanted }]
}

/** `` `#!python range()` `` is code with a language, which is not highlighted within a line here. */
function languageEdits(node: InlineCode, { text, note }: Context): Edit[] {
  const start = node.position?.start.offset ?? 0
  const [whole, before = ''] =
    /^(`+[ ]?)(?:#!|:::)[a-z][\w+-]*[ ]+(?=\S)/.exec(text.slice(start, node.position?.end.offset)) ?? []
  if (whole === undefined) return []
  note('`#!language code`', 'converted', node)
  return [{ start: start + before.length, end: start + whole.length, text: '' }]
}
