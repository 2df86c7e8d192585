import type { ValueView, Words } from '../../model/apiView.ts'
import { fillPlaceholders, type Html } from '../../model/html.ts'

/** The text of a description. What fills its placeholders belongs to other pages. */
export function textOfHtml(markup: Html | undefined): string {
  if (markup === undefined) return ''
  return fillPlaceholders(markup, () => '')
    .replace(BREAK, ' $&')
    .replace(TAG, '')
    .replace(REFERENCE, (written, name: string) => characterOf(name) ?? written)
    .replace(/\s+/g, ' ')
    .trim()
}

export const textOfWords = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? word : word.text)).join('')

export const textOfValues = (values: ValueView[]): string =>
  values.map(({ value, description }) => (description ? `${value} (${description})` : value)).join(', ')

/** Ends what stands on a line of its own. */
const BREAK = /<(?:\/(?:p|li|dt|dd|h[1-6]|td|th|tr|caption|summary|blockquote|pre|div)|br|hr)\b/g

/** Markup is well-formed here; an attribute may hold a `>`. */
const TAG = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/g

const REFERENCE = /&(#x[\da-f]{1,6}|#\d{1,7}|lt|gt|amp|quot|apos|nbsp);/gi

const NAMED = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED.get(name.toLowerCase())
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}
