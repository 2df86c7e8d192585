import type { Root } from 'mdast'
import { type Block, readableIn } from '../foreign/readable.ts'

/** A formula in a text: from its first dollar to after its last one. */
export type FoundFormula = {
  start: number
  end: number
  /** The number of dollars on each side. */
  marks: 1 | 2
  /** What it stands in: lines of its own, a cell of a table, or another text. */
  within: 'lines' | 'cell' | 'text'
}

/**
 * Finds what may be formulas. A dollar opens one if no space follows it, and the next dollar closes it if no space is before
 * it and no digit after it (the rule of Pandoc), so that "$5 and $10" is text.
 */
export function findFormulas(root: Root, text: string): FoundFormula[] {
  const readable = readableIn(root, text)
  const onLines = formulasOnLines(readable.text)
  const inText = readable.blocks.flatMap((block) => formulasIn(block, readable.text))
  const isFree = ({ start, end }: FoundFormula): boolean =>
    !onLines.some((other) => start < other.end && end > other.start)
  return [...onLines, ...inText.filter(isFree)].toSorted((a, b) => a.start - b.start)
}

const ON_LINES = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(\$\$)((?:\\[\s\S]|[^$\\]|\$(?!\$))+)\$\$[ \t]*$/gm

function formulasOnLines(text: string): FoundFormula[] {
  return [...text.matchAll(ON_LINES)].flatMap(({ index, 0: whole, 2: content = '' }): FoundFormula[] => {
    // Only where the dollars stand alone may a blank line follow.
    const isBroken = !/^[ \t]*\n/.test(content) && /\n[ \t>]*\n/.test(content)
    if (content.trim() === '' || isBroken) return []
    const end = index + whole.trimEnd().length
    return [{ start: end - content.length - 4, end, marks: 2, within: 'lines' }]
  })
}

/** Words between braces may have formulas in them: `\text{for all $x$}`. */
const TOKEN = /\\text\w*\s*(?=\{)|\\[\s\S]|\$\$?|[{}]/g

type Token = { at: number; mark: string }

function formulasIn(block: Block, text: string): FoundFormula[] {
  if (block.kind === 'html') return []
  const inside = text.slice(block.start, block.end)
  if (!inside.includes('$')) return []
  const tokens = [...inside.matchAll(TOKEN)].map(({ index, 0: mark }) => ({ at: block.start + index, mark }))
  const within = block.kind === 'cell' ? 'cell' : 'text'
  const found: FoundFormula[] = []
  for (let index = 0; index < tokens.length; index++) {
    const closing = closingOf(tokens, index, text)
    const [first, last] = [tokens[index], tokens[closing]]
    if (!first || !last) continue
    const marks = first.mark === '$$' ? 2 : 1
    found.push({ start: first.at, end: last.at + marks, marks, within })
    index = closing
  }
  return found
}

/** The index of the token that closes the formula which a token opens; -1 if it opens none. */
function closingOf(tokens: Token[], opening: number, text: string): number {
  const { at = 0, mark } = tokens[opening] ?? {}
  if (mark !== '$' && mark !== '$$') return -1
  const from = at + mark.length
  if (mark === '$' && /\s/.test(text[from] ?? ' ')) return -1
  const closing = nextDollar(tokens, opening + 1, mark)
  const end = tokens[closing]?.at
  if (end === undefined || text.slice(from, end).trim() === '') return -1
  const isClosing = mark === '$$' || (/\S/.test(text[end - 1] ?? ' ') && !/\d/.test(text[end + 1] ?? ''))
  return isClosing ? closing : -1
}

/** No formula has more braces and commands in it. */
const MOST_TOKENS = 2000

/** The next dollar that is not in the braces of words. */
function nextDollar(tokens: Token[], from: number, mark: string): number {
  let depth = 0
  const last = Math.min(tokens.length, from + MOST_TOKENS)
  for (let index = from; index < last; index++) {
    const token = tokens[index]?.mark ?? ''
    if (depth > 0) depth += token === '{' ? 1 : token === '}' ? -1 : 0
    else if (token.startsWith('\\text') && tokens[index + 1]?.mark === '{') {
      depth = 1
      index++
    } else if (token === mark) return index
    else if (token.startsWith('$') && mark === '$') return -1
  }
  return -1
}
