/**
 * Markdown (CommonMark with GitHub's tables, task lists, strikethrough and footnotes). Every address in it is a
 * placeholder, since the text may be read anywhere and needs absolute addresses, which are known when it is written.
 */
export type MarkdownText = string & { readonly brand: 'Markdown' }

export const markdownText = (text: string): MarkdownText => text as MarkdownText

/** Escapes markup. Underscores inside words are not markup. */
export function escapeText(text: string): string {
  if (!MARKUP.test(text)) return text
  const escaped = text.replace(/[\\`*[\]<~]|&(?=#?\w+;)/g, '\\$&')
  return escaped.includes('_') ? escaped.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_') : escaped
}

/** A fast path: most of the many texts contain no markup. */
const MARKUP = /[\\`*[\]<~&_]/

/** Writes a paragraph of escaped text, even if the text begins like a list, heading, quote or rule. */
export const paragraph = (text: string): string =>
  text.trim().replace(/^(\d*)(#{1,6}(?= |$)|[-+](?= |$)|:(?= )|>|=+$|-(?=[- ]*$)|(?<=\d)[.)](?= |$))/, '$1\\$2')

export const heading = (level: number, text: string): string =>
  `${'#'.repeat(level)} ${text.trim().replace(/(^| )(#+)$/, '$1\\$2')}`

/** Collapses white space to single spaces, as browsers do. */
export const oneLine = (text: string): string => (/[\t\n\r]| {2}/.test(text) ? text.replace(/[\t\n\r ]+/g, ' ') : text)

/** Writes inline code between more backticks than it contains. */
export function codeSpan(text: string): string {
  const code = oneLine(text)
  if (code.trim() === '') return ''
  const ticks = '`'.repeat(longestRun(code, /`+/g) + 1)
  const space = code.startsWith('`') || code.endsWith('`') ? ' ' : ''
  return `${ticks}${space}${code}${space}${ticks}`
}

/** Writes code in a fence that is longer than any inside. */
export function codeFence(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code, /^`+/gm) + 1))
  return `${fence}${language}\n${code}\n${fence}`
}

const longestRun = (text: string, runs: RegExp): number =>
  text.includes('`') ? Math.max(0, ...[...text.matchAll(runs)].map(([run]) => run.length)) : 0

/** Prefixes the first line of a text with a marker, and the other lines with an indent or marker of their own. */
export function prefixed(blocks: string, first: string, others: string): string {
  const lines = blocks.split('\n')
  return lines.map((line, index) => (index === 0 ? first + line : (others + line).trimEnd())).join('\n')
}

/** Blocks below one another; empty ones are left out. */
export const joinBlocks = (blocks: string[]): MarkdownText =>
  markdownText(blocks.filter((block) => block !== '').join('\n\n'))

/** A list; one whose items have several paragraphs has blank lines between them. */
export function list(items: string[], markOf: (index: number) => string = () => '- '): string {
  const texts = items.map((item, index) => prefixed(item, markOf(index), ' '.repeat(markOf(index).length)))
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n')
}

export type Alignment = 'left' | 'right' | 'center' | undefined

/** A table whose cells are one line each; the first row is its head. */
export function table([head, ...rows]: string[][], alignments: Alignment[]): string {
  if (!head) return ''
  const columns = Array.from({ length: Math.max(head.length, ...rows.map((row) => row.length)) }, (_, index) => index)
  if (columns.length === 0) return ''
  const line = (cells: string[]): string => `| ${columns.map((index) => escapePipes(cells[index] ?? '')).join(' | ')} |`
  const rule = `| ${columns.map((index) => RULES[alignments[index] ?? 'none']).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const RULES = { left: ':---', right: '---:', center: ':---:', none: '---' }

/** A pipe inside a placeholder is part of its argument. */
const escapePipes = (cell: string): string =>
  !cell.includes('|')
    ? cell
    : cell
        .split('\0')
        .map((part, index) => (index % 2 === 0 ? part.replaceAll('|', '\\|') : part))
        .join('\0')
