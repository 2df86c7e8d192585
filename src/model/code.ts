import type { Checked, Place } from './problem.ts'

/** Code as a highlighter reads it. */
export type Code = { language: string; lines: Token[][] }

/** A part of a line and what it is in the code's language. */
export type Token = { text: string; kind: TokenKind }

/**
 * What parts of code are, meaning the same in every language; empty for white space and plain text, which operators and
 * punctuation are, too. `function` is a function or command where it is defined and where it is called, `property` a
 * key, an attribute, an option or a header, `variable` a parameter where it is defined or what a template or shell
 * fills in, and `meta` what is about the code: prompts, directives, decorators.
 */
export type TokenKind =
  | ''
  | 'keyword'
  | 'string'
  | 'constant'
  | 'comment'
  | 'function'
  | 'type'
  | 'property'
  | 'variable'
  | 'link'
  | 'meta'
  | 'inserted'
  | 'deleted'

/** Reads code that stands inside another document; `place` is that of what it was made from. */
export type ReadCode = (code: string, language: string, place: Place) => Checked<Code>

/** Splits code into lines without highlighting. */
export const plainLines = (code: string): Token[][] => code.split(/\r?\n/).map(plainLine)

export const plainLine = (text: string): Token[] => (text === '' ? [] : [{ text, kind: '' }])

export function textOfLine(tokens: Token[]): string {
  let line = ''
  for (const { text } of tokens) line += text
  return line
}
