import type { Nodes, Parents, Root } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import type { MdastParser } from '../mdast.ts'
import { type FoundFormula, findFormulas } from './findFormulas.ts'
import type { BlockFormula, InlineFormula } from './formula.ts'

/** Whether a text may have formulas, for which a library is needed that is large. */
export const mayHoldFormulas = (text: string): boolean =>
  text.includes('$') || /(?:(?<!`)`{3,}|(?<!~)~{3,})[ \t]*math\b/.test(text)

/**
 * Parses a text in which dollars mark formulas. The content of a formula is not Markdown, so the text is parsed with code in the
 * place of each: with HTML, where it is on lines of its own. Every character keeps its place. What did not become code in
 * the place of the formula (it ends in another block, or is part of an address) is text.
 */
export function parseWithFormulas(text: string, parseMdast: MdastParser): Root {
  const root = parseMdast(text)
  if (!text.includes('$')) return root
  let formulas = findFormulas(root, text)
  while (formulas.length > 0) {
    const respelled = parseMdast(respell(text, formulas))
    const made = formulasAt(respelled, formulas, text)
    if (made.size === formulas.length) {
      putFormulas(respelled, { text, made, quotes: 0 })
      return respelled
    }
    formulas = formulas.filter((formula) => [...made.values()].includes(formula))
  }
  return parseMdast(text)
}

function respell(text: string, formulas: FoundFormula[]): string {
  const pieces: string[] = []
  let at = 0
  for (const formula of formulas) {
    const { start, end, marks, within } = formula
    const [open, close] = within === 'lines' ? ['<?', '?>'] : ['`'.repeat(marks), '`'.repeat(marks)]
    pieces.push(text.slice(at, start), open, masked(text.slice(start + marks, end - marks), within), close)
    at = end
  }
  return [...pieces, text.slice(at)].join('')
}

/** The marks of quotes at the starts of lines stay, and lines; in a cell, so does the bar that would otherwise end it. */
const masked = (content: string, within: FoundFormula['within']): string =>
  content.replace(within === 'cell' ? /\\\||[^\s|]/g : /(\n[ \t>]*)|\S/g, (written, margin?: string | number) =>
    written === '\\|' || typeof margin === 'string' ? written : 'x',
  )

/** The formulas in whose places there is code, by the offsets where they begin. */
function formulasAt(root: Root, formulas: FoundFormula[], text: string): Map<number, FoundFormula> {
  const wanted = new Map(formulas.map((formula) => [formula.start, formula]))
  const made = new Map<number, FoundFormula>()
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    const formula = wanted.get(startOf(node, text))
    if (formula && isInPlaceOf(node, formula, text)) made.set(formula.start, formula)
    if ('children' in node) pushAll(open, node.children)
  }
  return made
}

/** HTML begins with the indentation of its line, and ends with the spaces after it. */
function startOf({ type, position }: Nodes, text: string): number {
  let at = position?.start.offset ?? -1
  while (type === 'html' && isSpace(text[at])) at++
  return at
}

function isInPlaceOf({ type, position }: Nodes, { end, within }: FoundFormula, text: string): boolean {
  if (type !== (within === 'lines' ? 'html' : 'inlineCode')) return false
  let at = position?.end.offset ?? -1
  while (type === 'html' && isSpace(text[at - 1])) at--
  return at === end
}

const isSpace = (character: string | undefined): boolean => character === ' ' || character === '\t'

type Putting = { text: string; made: Map<number, FoundFormula>; quotes: number }

function putFormulas(parent: Parents, putting: Putting): void {
  const { text, made, quotes } = putting
  const inside = { ...putting, quotes: parent.type === 'blockquote' ? quotes + 1 : quotes }
  const children = parent.children.map((child) => {
    const formula = made.get(startOf(child, text))
    if (formula && isInPlaceOf(child, formula, text))
      return formulaNode(child, formula, { text, quotes: inside.quotes, parent })
    if ('children' in child) putFormulas(child, inside)
    return child
  })
  Object.assign(parent, { children })
}

/** What holds blocks. A line in a paragraph may look as if a list began there: `2. $$x$$`. */
const FLOW: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'containerDirective',
])

type FormulaPlace = { text: string; quotes: number; parent: Parents }

function formulaNode(node: Nodes, formula: FoundFormula, place: FormulaPlace): BlockFormula | InlineFormula {
  const { start, end, marks, within } = formula
  const { text, quotes, parent } = place
  const position = node.position ? { position: node.position } : {}
  const value = texIn(text.slice(start + marks, end - marks), within, quotes)
  if (within === 'lines' && FLOW.has(parent.type)) return { type: 'formula', value, ...position }
  return { type: 'inlineFormula', value, display: marks === 2, ...position }
}

/** The source of a formula without what belongs to the text around it. */
function texIn(written: string, within: FoundFormula['within'], quotes: number): string {
  const unquoted = written.replace(new RegExp(`\\n[ \\t]*(?:>[ \\t]*){0,${quotes}}`, 'g'), '\n')
  // GitHub also writes $`x`$.
  const plain = /^`+(?!`)([^`]*)`+$/.exec(unquoted)?.[1] ?? unquoted
  return (within === 'cell' ? plain.replaceAll('\\|', '|') : plain).trim()
}

/** A block of code whose language is "math" is a formula. */
export function fencedFormula(node: Nodes): BlockFormula | undefined {
  if (node.type !== 'code' || node.lang !== 'math') return undefined
  return { type: 'formula', value: node.value.trim(), ...(node.position ? { position: node.position } : {}) }
}
