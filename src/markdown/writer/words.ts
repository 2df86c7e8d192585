import { escapeText, oneLine } from '../../model/markdown.ts'
import { addressOf } from '../../model/markdownLink.ts'

/** Joins what stands within a line, one text for each node. */
export function joinWords(texts: string[]): string {
  const [first = ''] = texts
  if (texts.length < 2) return first
  let written = ''
  let latest = ''
  for (const next of texts) {
    if (next === '') continue
    // Before a link, an exclamation mark would make a picture of it.
    if (next.startsWith('[') && latest.endsWith('!')) written = `${written.slice(0, -1)}\\!`
    latest = latest.endsWith(' ') && next.startsWith(' ') ? next.slice(1) : next
    written += latest
  }
  return written
}

export const wordsOf = (text: string): string => escapeText(oneLine(text))

/** A line of its own would end a heading or the row of a table. */
export const LINE_BREAK = '<br>'

export const checkBox = (checked: boolean): string => (checked ? '[x] ' : '[ ] ')

/** Spaces belong outside of the marks, which would not count otherwise. */
export function around(mark: '*' | '**' | '~~', text: string): string {
  const inner = text.trim()
  if (inner === '') return text
  // Two asterisks on both sides would be strong.
  const parted = mark === '*' ? inner.replace(/^\*([^*]+)\*$/, '_$1_') : inner
  return text.replace(inner, () => mark + parted + mark)
}

export const imageText = (src: string | undefined, alt: string, title: string | undefined): string =>
  src ? `![${escapeText(alt)}](${addressOf(src)}${titleText(title)})` : ''

/** The address of an API element or a term is a placeholder already. */
export const linkText = (text: string, href: string | undefined, title: string | undefined): string =>
  !href || text.trim() === '' ? text : `[${text.trim()}](${addressOf(href)}${titleText(title)})`

const titleText = (title: string | undefined): string =>
  title ? ` "${escapeText(oneLine(title)).replaceAll('"', '\\"')}"` : ''
