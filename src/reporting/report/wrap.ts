import { displayWidth } from './displayWidth.ts'

/**
 * Breaks a line between words, so that a terminal does not break it within one. What follows is indented as the line is;
 * a word that is longer than a line keeps its length, so that an address can be copied.
 */
export function wrap(line: string, columns: number): string {
  if (displayWidth(line) <= columns) return line
  const indent = /^ */.exec(line)?.[0] ?? ''
  const lines: string[] = []
  let width = 0
  for (const word of line.trim().split(/ +/)) {
    const more = displayWidth(word)
    if (lines.length === 0 || width + 1 + more > columns) {
      lines.push(indent + word)
      width = indent.length + more
    } else {
      lines[lines.length - 1] += ` ${word}`
      width += 1 + more
    }
  }
  return lines.join('\n')
}

/** Does the same with each line of a text. */
export const wrapLines = (text: string, columns: number): string =>
  text
    .split('\n')
    .map((line) => wrap(line, columns))
    .join('\n')
