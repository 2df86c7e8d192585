import { isBlank, openBlocks } from './openBlocks.ts'

/** A text that parsers can read in time and memory, and the offset from which on the rest was left out. */
export type LimitedText = { text: string; exhausted: number | undefined }

/** About 350 MB of the reference parser: a table of 11,000 rows, or 23,000 lines of code. */
const MOST_MARKUP = 70_000

/** About three seconds of the reference parser, which copies what it has read at each end of a list, quote or heading. */
const MOST_COPIES = 30_000_000

/** No text of this length can have too much of either, unless directives are nested in one another. */
const SHORT = 20_000

const PER_LINE = 3
/** Each directive reads its contents again. */
const PER_DIRECTIVE = 0.5
const PER_LIST = 0.05

/** Marks in a paragraph have limits of their own. */
const MOST_MARKS = 500

const MARK = /`+|[!&*<[_~]|^[ \t]*[-+][ \t]/g

/** Cuts a text off before the line from which on it has more markup than can be parsed in time. */
export function limitText(text: string): LimitedText {
  if (text.length < SHORT && !text.includes(':::')) return { text, exhausted: undefined }
  const spend = account()
  const lines: string[] = []
  let offset = 0
  for (const written of text.split('\n')) {
    const line = spend(written)
    if (line === undefined) return { text: [...lines, ''].join('\n'), exhausted: offset }
    lines.push(line)
    offset += line.length + 1
  }
  return { text: lines.join('\n'), exhausted: undefined }
}

/** Adds up lines; returns each as it is to be read, and undefined for the first that is too much. */
function account(): (line: string) => string | undefined {
  const blocksAt = openBlocks()
  let markup = 0
  let copies = 0
  return (written) => {
    const { lists, directives, ends, line } = blocksAt(written)
    markup += (isBlank(written) ? 1 : PER_LINE + marksIn(written)) + lists * PER_LIST + directives * PER_DIRECTIVE
    if (ends) copies += markup
    return markup > MOST_MARKUP || copies > MOST_COPIES ? undefined : line
  }
}

const marksIn = (line: string): number =>
  Math.min(MOST_MARKS, line.match(MARK)?.length ?? 0) + (line.includes('|') ? line.split('|').length - 1 : 0)
