import type { Token, TokenKind } from '../../model/code.ts'

/** Adds a part to a line: neighbours of one kind become one token, which neither begins nor ends with white space. */
export function addToken(line: Token[], text: string, kind: TokenKind): void {
  const inner = kind === '' ? '' : text.trim()
  if (inner === '') {
    addPlain(line, text)
    return
  }
  const start = text.indexOf(inner)
  addPlain(line, text.slice(0, start))
  addKind(line, inner, kind)
  addPlain(line, text.slice(start + inner.length))
}

function addPlain(line: Token[], text: string): void {
  const latest = line.at(-1)
  if (text === '') return
  if (latest?.kind === '') latest.text += text
  else line.push({ text, kind: '' })
}

/** White space between two parts of one kind belongs to neither, and separates them for no reader. */
function addKind(line: Token[], text: string, kind: TokenKind): void {
  const latest = line.at(-1)
  const before = line.at(-2)
  if (latest?.kind === kind) latest.text += text
  else if (before?.kind === kind && latest?.kind === '' && latest.text.trim() === '') {
    before.text += latest.text + text
    line.pop()
  } else line.push({ text, kind })
}
