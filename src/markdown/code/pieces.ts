import { MAX_LINE_LENGTH } from './grammar.ts'

type CodeChunk = { from: number; text: string }

// Hostile text makes a parser look for an end all the way, from each character. So that time grows
// with the length of the code only, what a parser gets is bounded; hardly any example is as long.
const MAX_LENGTH = 4000

/** Code in pieces that are parsed one by one. A piece begins where a line is not indented, if there is such a line. */
export function piecesOf(code: string): CodeChunk[] {
  const pieces: CodeChunk[] = []
  for (let from = 0; from < code.length; ) {
    const to = from + cutAt(code.slice(from, from + MAX_LENGTH + 1))
    pieces.push({ from, text: code.slice(from, to) })
    from = to
  }
  return pieces.filter(({ text }) => text.split('\n').every((line) => line.length <= MAX_LINE_LENGTH))
}

function cutAt(text: string): number {
  if (text.length <= MAX_LENGTH) return text.length
  for (let at = MAX_LENGTH; at > MAX_LENGTH / 2; at--) {
    if (text[at - 1] === '\n' && /[^\s)\]}]/.test(text[at] ?? '')) return at
  }
  return text.lastIndexOf('\n') + 1 || MAX_LENGTH
}
