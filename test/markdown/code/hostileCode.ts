/** What opens and never closes. */
const OPENINGS = ['(', '[{', '<a>', '"', "'", '`${', '/*', '$(', '<<E\n', 'a:\n ', '- ']

/** A text in lines of 100 characters. */
export const inLines = (text: string): string => text.replace(/.{100}/gs, '$&\n')

/** Code without an end: of this many characters in short lines, in one line of its own, and a line each. */
export const hostileCode = (length: { lines: number; line: number }): string[] =>
  OPENINGS.flatMap((text) => [
    inLines(text.repeat(length.lines / text.length)),
    text.repeat(length.line / text.length),
    `${text}\n`.repeat(300),
  ])
