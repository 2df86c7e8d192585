/** A part of a style sheet, as browsers cut it; `name` is that of a function or at-rule, in small letters. */
export type StyleToken = { kind: (typeof KINDS)[number]; name: string; text: string }

const KINDS = ['comment', 'string', 'url', 'function', 'at', 'word', 'other'] as const

const NAME = String.raw`[-\w\u{80}-\u{10ffff}]`

/** In the order of KINDS. A string ends with its line at the latest, and an address without quotes at the first bracket. */
const TOKEN = new RegExp(
  [
    String.raw`(/\*[^]*?(?:\*/|$))`,
    String.raw`("[^"\n\r\f]*"?|'[^'\n\r\f]*'?)`,
    String.raw`(url\((?![ \t\n\r\f]*["'])[^)]*\)?)`,
    String.raw`(${NAME}+\()`,
    `(@${NAME}+)`,
    `(#?${NAME}+)`,
    '([^])',
  ].join('|'),
  'giu',
)

/** Cuts a style sheet, or the value of an attribute, that has no escapes. */
export function styleTokens(css: string): StyleToken[] {
  return Array.from(css.matchAll(TOKEN), ([text, ...groups]) => ({
    kind: KINDS[groups.findIndex((group) => group !== undefined)] ?? 'other',
    name: text.replace(/[@(]/, '').toLowerCase(),
    text,
  }))
}
