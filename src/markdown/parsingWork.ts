import type { Nodes, Root } from 'mdast'
import { pushAll } from '../model/pushAll.ts'
import { isOftenIn } from './isOftenIn.ts'

/** About a second of the reference parser: a paragraph of 4,000 marks, or dozens of 500. */
const BUDGET = 8_000_000

/** What inline markup begins with; line ends count, since a parser joins lines one by one. */
export const MARKS = '!&*<[\\]_`~\n'

const MARK = /[!&*<[\\\]_`~\n]/g

/** What looks ahead for its end, and in vain reads the whole paragraph. */
const ENDS: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '?>'],
]

/** To read a character costs so much more than to step over a mark. */
const PER_CHARACTER = 4

/** What a label has in it is copied and read again where it ends, so that images in images cost the square of their depth. */
const PER_MARK_OF_LABEL = 8

/** An account of the work that the marks of a text make for a parser. */
type ParsingWork = {
  /**
   * Adds the work of a mark.
   * @param count how many marks its paragraph has up to here: each is compared with those before it
   * @returns whether the budget lasts
   */
  spend(count: number, offset: number): boolean
}

export function parsingWork(text: string): ParsingWork {
  let spent = 0
  const distance = lookAhead(text)
  const marksOfLabel = labels(text)
  return {
    spend(count, offset) {
      spent += count + PER_CHARACTER * distance(offset) + PER_MARK_OF_LABEL * marksOfLabel(count, offset)
      return spent <= BUDGET
    },
  }
}

/** Most texts make too little work to keep an account of it. */
export const hasManyMarks = (text: string): boolean => /<[!?]/.test(text) || isOftenIn(text, MARK, FEW_MARKS)

const FEW_MARKS = 2000

/** Whether a parser without bounds would have read what the tree has of a text within the budget of the other. */
export function isWithinBudget(root: Root, text: string): boolean {
  if (!hasManyMarks(text)) return true
  const work = parsingWork(text)
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const { start, end } = node.position ?? {}
      const from = start?.offset ?? 0
      let count = 0
      for (const { index } of text.slice(from, end?.offset ?? from).matchAll(MARK)) {
        count += 1
        if (!work.spend(count, from + index)) return false
      }
    } else if ('children' in node) pushAll(open, node.children.toReversed())
  }
  return true
}

/** How many marks the label of a link or image has, where it ends. */
function labels(text: string): (count: number, offset: number) => number {
  const starts: number[] = []
  return (count, offset) => {
    const isImage = text.startsWith('![', offset)
    if (isImage || (text[offset] === '[' && text[offset - 1] !== '!')) starts.push(count)
    return text[offset] === ']' ? count - (starts.pop() ?? count) : 0
  }
}

/** How many characters a parser may read from a mark on to find its end. Offsets grow from call to call. */
function lookAhead(text: string): (offset: number) => number {
  const next = new Map<string, number>()
  const find = (end: string, from: number): number => {
    const known = next.get(end) ?? -1
    if (known >= from) return known
    const found = text.indexOf(end, from)
    next.set(end, found < 0 ? text.length : found)
    return found < 0 ? text.length : found
  }
  const runs = lazyRuns(text)
  const titles = titleEnds(text)
  return (offset) => {
    const character = text[offset]
    if (character === ']') return titles(offset)
    if (character !== '<' && character !== '`') return 0
    const paragraph = find('\n\n', offset)
    if (character === '`') return Math.min(paragraph, runs(offset)) - offset
    const end = ENDS.find(([start]) => text.startsWith(start, offset))?.[1]
    return end === undefined ? 0 : Math.min(paragraph, find(end, offset)) - offset
  }
}

/**
 * How many characters a parser may read to find the end of the title of a link, from the bracket before its address on.
 * Brackets before the same end of an address share their title.
 */
function titleEnds(text: string): (offset: number) => number {
  const plain = { end: -1, titleEnd: -1 }
  const angled = { end: -1, titleEnd: -1 }
  return (offset) => {
    if (text[offset + 1] !== '(') return 0
    const isAngled = text[offset + 2] === '<'
    const known = isAngled ? angled : plain
    if (known.end < offset) {
      known.end = endOf(text, isAngled ? />/g : /\s/g, offset)
      known.titleEnd = titleEnd(text, known.end)
    }
    return known.titleEnd < 0 ? 0 : known.titleEnd - offset
  }
}

/** The end of the title after a place; -1 where no title begins. */
function titleEnd(text: string, place: number): number {
  TITLE.lastIndex = place
  const mark = TITLE.exec(text)?.[1]
  if (mark === undefined) return -1
  return endOf(
    text,
    mark === '(' ? /(?<!\\)\)|\n\n/g : mark === '"' ? /(?<!\\)"|\n\n/g : /(?<!\\)'|\n\n/g,
    TITLE.lastIndex,
  )
}

const TITLE = />?\s+(["'(])/y

function endOf(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}

/** Where the run of backticks at an offset is closed by one of the same length; the end of the text, if nowhere. */
function lazyRuns(text: string): (offset: number) => number {
  let closers: Map<number, number> | undefined
  return (offset) => {
    closers ??= closersIn(text)
    return closers.get(offset) ?? (text[offset - 1] === '`' ? offset : text.length)
  }
}

function closersIn(text: string): Map<number, number> {
  const closers = new Map<number, number>()
  const open = new Map<number, number>()
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const before = open.get(run.length)
    if (before !== undefined) closers.set(before, index)
    open.set(run.length, index)
  }
  return closers
}
