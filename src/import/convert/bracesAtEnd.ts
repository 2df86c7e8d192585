/** What the braces at the end of a text hold; `start` is where the white space before them begins. */
export function bracesAtEnd(text: string): { start: number; inside: string } | undefined {
  const written = text.trimEnd()
  const open = written.endsWith('}') ? written.lastIndexOf('{') : -1
  const inside = written.slice(open + 1, -1)
  if (open < 0 || /[}\n]/.test(inside)) return undefined
  return { start: written.slice(0, open).trimEnd().length, inside }
}
