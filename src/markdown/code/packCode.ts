import type { Code, Token } from '../../model/code.ts'

/** Code as one string, which is stored much faster than very many tokens. No text has U+0000, no token a line end. */
export function packCode({ language, lines }: Code): string {
  let packed = language
  for (const line of lines) {
    packed += '\n'
    for (const { kind, text } of line) packed += `${kind}\0${text}\0`
  }
  return packed
}

export function unpackCode(packed: string): Code {
  const [language = '', ...lines] = packed.split('\n')
  return { language, lines: lines.map(unpackLine) }
}

function unpackLine(packed: string): Token[] {
  const parts = packed.split('\0')
  const tokens: Token[] = []
  for (let at = 0; at + 1 < parts.length; at += 2) tokens.push({ kind: parts[at] ?? '', text: parts[at + 1] ?? '' })
  return tokens
}
