/**
 * Breaks a line between words, so that a terminal does not break it within one. What follows is indented as the line is;
 * a word that is longer than a line keeps its length, so that an address can be copied.
 */
export function wrap(line: string, columns: number): string {
  const indent = /^ */.exec(line)?.[0] ?? ''
  const lines: string[] = []
  for (const word of line.trim().split(/ +/)) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > columns) lines.push(indent + word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}
