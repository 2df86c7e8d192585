import { plainLine, plainLines, type Token, type TokenKind, textOfLine } from '../../model/code.ts'
import { addToken } from './addToken.ts'
import { type Grammar, MAX_LINE_LENGTH } from './grammar.ts'

// What is larger is data rather than an example, and a parse tree takes many times its space.
const MAX_CODE_LENGTH = 100_000

/** The lines of code, read by a grammar. */
export function tokenLines(code: string, grammar: Grammar): Token[][] {
  if (code.length > MAX_CODE_LENGTH) return plainLines(code)
  const text = code.replaceAll('\r\n', '\n')
  const { add, lines } = lineWriter(text)
  grammar(text, (from, to, kind) => {
    add(from, '')
    add(to, kind)
  })
  add(text.length, '')
  return lines.map((line) => (lengthOf(line) > MAX_LINE_LENGTH ? plainLine(textOfLine(line)) : line))
}

function lineWriter(text: string): { add(to: number, kind: TokenKind): void; lines: Token[][] } {
  let line: Token[] = []
  const lines = [line]
  const endAfter = (at: number): number => (text.indexOf('\n', at) + 1 || text.length + 1) - 1
  let at = 0
  let end = endAfter(0)
  function add(to: number, kind: TokenKind): void {
    while (end < to) {
      addToken(line, text.slice(at, end), kind)
      line = []
      lines.push(line)
      at = end + 1
      end = endAfter(at)
    }
    if (at < to) addToken(line, text.slice(at, to), kind)
    at = Math.max(at, to)
  }
  return { add, lines }
}

const lengthOf = (line: Token[]): number => line.reduce((sum, { text }) => sum + text.length, 0)
