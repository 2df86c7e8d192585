/** A construct of another generator that is text in Markdown. */
export type ForeignConstruct = {
  /** What it is, for the message. */
  name: string
  /** Matches in the source of a text, at the start of a line where it says so. */
  pattern: RegExp
  /** It is meant as such only at the start of a line, and not behind a link or other markup. */
  startsLine?: true
  fix: string
}

/** The start of a line, for patterns. */
export const LINE = '(?<=^|\\n[ \\t>]*)'
