/** A construct of another generator that is text in Markdown. */
export type ForeignConstruct = {
  /** What it is, for the message. */
  name: string
  /** Matches in what a reader reads of a page; see `at`. */
  pattern: RegExp
  /**
   * Where it is meant as such: at the start of a line (the pattern begins with `LINE`), at the start of a paragraph (the
   * pattern is tried there alone), or at the end of one. Absent: anywhere.
   */
  at?: 'line' | 'start' | 'end'
  /** Whether the pattern begins with text that is read, and goes on with marks of Markdown. */
  isRaw?: boolean
  /** Whether the name of an emoji between colons is none. */
  unlessEmoji?: boolean
  fix: string
}

/** The start of a line for patterns with the flag `m`: what stands before it are marks of quotes and lists. */
export const LINE = '^[ \\t>]*(?:(?:[-*+]|\\d+[.)])[ \\t]+)*'

/** The same for a text, with the mark of a meaning that begins with an admonition. */
export const MARGIN = new RegExp(`${LINE}(?::[ \\t]+(?=!!!|\\?\\?\\?))?`)

/** The end of a line, for patterns with the flag `m`. */
export const LINE_END = '[ \\t]*$'
