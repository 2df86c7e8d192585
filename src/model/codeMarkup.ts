import type { Code, Token } from './code.ts'
import { block } from './html.ts'

/** A code block: its code, and how it is shown. */
export type CodeBlock = { code: Code; display: CodeDisplay }

export type CodeDisplay = {
  title: string | undefined
  highlighted: LineRange[]
  inserted: LineRange[]
  deleted: LineRange[]
  /** The number of the first line when lines are numbered. */
  firstNumber: number | undefined
}

/** Lines from one number to another, both included, counted from 1. */
export type LineRange = { first: number; last: number }

export const isWithin = (line: number, ranges: LineRange[]): boolean =>
  ranges.some(({ first, last }) => line >= first && line <= last)

const PLAIN: CodeDisplay = {
  title: undefined,
  highlighted: [],
  inserted: [],
  deleted: [],
  firstNumber: undefined,
}

/**
 * The markup of code: its lines with their coloured tokens, in a block that the theme frames. A line is an element only
 * where something is said of lines: pages have many thousands of them.
 */
export function codeMarkup({ language, lines }: Code, display = PLAIN): string {
  const numbered = display.firstNumber === undefined ? undefined : true
  const title = display.title ? escapeCode(display.title) : undefined
  const { highlighted, inserted, deleted } = display
  const hasLines = numbered || highlighted.length + inserted.length + deleted.length > 0
  const shown = lines.map(hasLines ? (line, index) => lineMarkup(line, index, display) : tokensMarkup).join('\n')
  return block('CodeBlock', { language, numbered }, { title, children: `<code>${shown}</code>` })
}

function lineMarkup(tokens: Token[], index: number, display: CodeDisplay): string {
  const number = index + 1
  const classes = [
    isWithin(number, display.highlighted) ? ' highlighted' : '',
    isWithin(number, display.inserted) ? ' inserted' : '',
    isWithin(number, display.deleted) ? ' deleted' : '',
  ].join('')
  const shown = display.firstNumber === undefined ? '' : ` data-line="${display.firstNumber + index}"`
  return `<span class="line${classes}"${shown}>${tokensMarkup(tokens)}</span>`
}

function tokensMarkup(tokens: Token[]): string {
  let content = ''
  for (const token of tokens) content += tokenMarkup(token)
  return content
}

const tokenMarkup = ({ text, kind }: Token): string =>
  kind === '' ? escapeCode(text) : `<span class="tok-${kind}">${escapeCode(text)}</span>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A fast path: most of the many tokens need no escaping. */
export const escapeCode = (code: string): string =>
  /[&<>]/.test(code) ? code.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '') : code
