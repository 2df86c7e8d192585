import type { Checked, Place } from './problem.ts'

/** Code as a highlighter reads it. */
export type Code = { language: string; lines: Token[][] }

/** A part of a line; `kind` is what it is in the code's language (`keyword`), empty for white space and plain text. */
export type Token = { text: string; kind: string }

/** Reads code that stands inside another document; `place` is that of what it was made from. */
export type ReadCode = (code: string, language: string, place: Place) => Checked<Code>

/** Splits code into lines without highlighting. */
export const plainLines = (code: string): Token[][] =>
  code.split(/\r?\n/).map((text) => (text === '' ? [] : [{ text, kind: '' }]))

export function textOfLine(tokens: Token[]): string {
  let line = ''
  for (const { text } of tokens) line += text
  return line
}
