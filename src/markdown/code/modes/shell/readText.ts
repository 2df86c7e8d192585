import type { StringStream } from '@codemirror/streamparser'
import { newCode, type ShellState, type ShellText } from './state.ts'

/** Reads the next part of a string or of a document. */
export function readText(stream: StringStream, state: ShellState, text: ShellText): string | null {
  if (text.kind === 'raw') {
    if (stream.skipTo("'")) {
      stream.next()
      state.inside.pop()
    } else stream.skipToEnd()
    return 'string'
  }
  if (text.kind === 'document') {
    const isEnd = stream.sol() && stream.string.trim() === text.end
    if (isEnd) state.inside.pop()
    if (isEnd || text.isRaw) {
      stream.skipToEnd()
      return 'string'
    }
  } else if (stream.eat('"')) {
    state.inside.pop()
    return 'string'
  }
  if (stream.peek() === '$') return readDollar(stream, state, 'string')
  if (stream.eat('`')) {
    if (text.kind === 'quoted') state.inside.push(newCode('`'))
    return text.kind === 'quoted' ? null : 'string'
  }
  stream.match(text.kind === 'quoted' ? /^(?:[^"$`\\]|\\.?)+/ : /^(?:[^$`\\]|\\.?)+/)
  return 'string'
}

/** Reads what a dollar begins; `plain` is the style of one that begins nothing. */
export function readDollar(stream: StringStream, state: ShellState, plain: string | null): string | null {
  if (stream.match('$((')) {
    state.inside.push(newCode(')', 'argument'), newCode(')', 'argument'))
    return null
  }
  if (stream.match('$(')) {
    state.inside.push(newCode(')'))
    return null
  }
  if (plain === null && stream.match("$'")) {
    state.inside.push({ kind: 'raw' })
    return 'string'
  }
  if (stream.match(/^\$(?:\{[^}]*\}?|\w+|[@*#?$!-])/)) return 'parameter'
  stream.next()
  return plain
}
