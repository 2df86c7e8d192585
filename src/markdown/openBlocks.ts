import { MAX_DEPTH } from './nesting.ts'

/** How deep a line stands in lists and directives, as far as that can be seen without parsing. */
type OpenBlocks = {
  lists: number
  directives: number
  /** Whether a list, a quote or a heading that is underlined ends before the line or with it. */
  ends: boolean
  /** The line, without a marker that would open one list too many. */
  line: string
}

const MARKER = /(?:[-*+:]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\s]+\]:/y
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/
const QUOTES = /^[ \t]*>[ \t>]*/
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/
const COLONS = /^[ \t>]*(:{3,})[ \t]*(\S?)/

/** Follows the lines of a text, from the first on. */
export function openBlocks(): (line: string) => OpenBlocks {
  /** The columns where what the open items hold begins. */
  const items: number[] = []
  /** The lengths of the colons of open directives. */
  const directives: number[] = []
  let inFence = false
  let quotes = 0
  let isText = false
  return (line) => {
    const wasText = isText
    isText = false
    const quotesBefore = quotes
    quotes = QUOTES.exec(line)?.[0].replace(/[^>]+/g, '').length ?? 0
    if (FENCE.test(line)) inFence = !inFence
    else if (!inFence) follow(directives, line)
    const depths = (): Pick<OpenBlocks, 'lists' | 'directives'> => ({
      lists: items.length,
      directives: directives.length,
    })
    const endsQuote = quotes < quotesBefore
    if (inFence || isBlank(line)) return { ...depths(), ends: endsQuote, line }
    isText = true
    const kept = enter(items, line)
    return { ...depths(), line: kept.line, ends: kept.ends || endsQuote || (wasText && UNDERLINE.test(line)) }
  }
}

/** Empty, or the end of a paragraph in a quote. */
export const isBlank = (line: string): boolean => /^[ \t>]*$/.test(line)

function follow(directives: number[], line: string): void {
  const [, { length } = '', name] = COLONS.exec(line) ?? []
  if (length === 0) return
  if (name !== '') directives.push(length)
  else {
    const closed = directives.findIndex((each) => each <= length)
    if (closed >= 0) directives.length = closed
  }
}

function enter(items: number[], line: string): { line: string; ends: boolean } {
  let { column, at } = indentation(line, 0)
  const before = items.length
  while (column < (items.at(-1) ?? 0)) items.pop()
  const left = before - items.length
  let opened = 0
  for (MARKER.lastIndex = at; ; MARKER.lastIndex = at) {
    const marker = MARKER.exec(line)?.[0]
    if (marker === undefined) break
    if (items.length > MAX_DEPTH)
      return { line: line.slice(0, at) + ' '.repeat(marker.length) + line.slice(at + marker.length), ends: true }
    const next = indentation(line, at + marker.length)
    column += marker.length + next.column
    items.push(column)
    opened += 1
    at = next.at
  }
  return { line, ends: left > (opened > 0 ? 1 : 0) }
}

/** The columns of spaces and marks of quotes from an offset on, and the offset after them. */
function indentation(line: string, from: number): { column: number; at: number } {
  let column = 0
  let at = from
  for (; at < line.length; at++) {
    const character = line[at]
    if (character === '\t') column += 4
    else if (character === ' ' || character === '>') column += 1
    else break
  }
  return { column, at }
}
