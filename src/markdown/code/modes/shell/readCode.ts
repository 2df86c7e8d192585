import type { StringStream } from '@codemirror/streamparser'
import { readDollar } from './readText.ts'
import { newCode, type ShellCode, type ShellState } from './state.ts'
import { KEYWORDS, LOOPS, PREFIXES, SUBCOMMANDS } from './words.ts'

/** Reads the next part of a command. */
export function readCode(stream: StringStream, state: ShellState, code: ShellCode): string | null {
  if (stream.eatSpace()) {
    if (code.at === 'value') code.at = 'command'
    return null
  }
  if (/^(?:|.*[\s;(])$/.test(stream.string.slice(Math.max(0, stream.pos - 1), stream.pos)) && stream.match(/^#.*/)) {
    return 'comment'
  }
  if (stream.match(/^\\$/)) {
    state.continues = true
    return null
  }
  if (stream.match(/^["'`$]/, false)) return readQuote(stream, state, code)
  if (stream.match(/^(?:\\.|\d*[<>]{1,3}-?&?|[;&|()]+)/, false)) return readOperator(stream, state, code)
  return readWord(stream, code)
}

function readQuote(stream: StringStream, state: ShellState, code: ShellCode): string | null {
  if (code.at === 'command' || code.at === 'subcommand') code.at = stream.peek() === '`' ? code.at : 'argument'
  if (stream.peek() === '$') return readDollar(stream, state, null)
  const quote = stream.next()
  if (quote !== '`') {
    state.inside.push({ kind: quote === '"' ? 'quoted' : 'raw' })
    return 'string'
  }
  if (code.end === '`') state.inside.pop()
  else state.inside.push(newCode('`'))
  return null
}

const DOCUMENT = /^<<-?\s*(?:(['"])([\w.-]+)\1|\\?([\w.-]+))/

function readOperator(stream: StringStream, state: ShellState, code: ShellCode): string | null {
  const document = stream.match(DOCUMENT)
  if (document && typeof document === 'object') {
    const [, quote, quoted, plain = ''] = document
    state.documents.push({ kind: 'document', end: quoted ?? plain, isRaw: quote !== undefined })
    return 'string'
  }
  if (stream.match(/^(?:\\.|\d*[<>]{1,3}(?:-?&?)[\d-]?)/)) return null
  if (stream.match('()')) {
    code.at = code.first
    return null
  }
  const sign = stream.next()
  if (sign === '(') state.inside.push(newCode(')', code.at === 'command' ? 'command' : 'argument'))
  else if (sign === ')' && code.end === ')') state.inside.pop()
  else code.at = code.first
  return null
}

const WORD = /^[^\s"'`$\\;&|<>()]+/

function readWord(stream: StringStream, code: ShellCode): string | null {
  if (stream.match(code.at === 'command' ? /^[A-Za-z_]\w*(?=\+?=)/ : /^[A-Z_][A-Z\d_]*(?==)/)) {
    if (code.at === 'command') code.at = 'value'
    return 'parameter'
  }
  if (stream.match(/^--?[A-Za-z?][\w-]*/)) {
    if (code.at === 'subcommand') code.at = 'argument'
    return 'attribute'
  }
  if (stream.match(/^[a-z][a-z\d+.-]*:\/\/[^\s"'`$\\;&|<>()]*/)) return 'link'
  stream.match(WORD)
  if (stream.pos === stream.start) stream.next()
  // A pattern of a `case`.
  if (code.at === 'command' && code.end !== ')' && stream.peek() === ')') return null
  return wordStyle(stream.current(), code)
}

function wordStyle(word: string, code: ShellCode): string | null {
  switch (code.at) {
    case 'command':
      return commandStyle(word, code)
    case 'subcommand':
      code.subcommands -= 1
      if (code.subcommands === 0 || !/^[a-z][\w:-]*$/.test(word)) code.at = 'argument'
      return /^[a-z][\w:-]*$/.test(word) ? 'function' : null
    case 'loop':
      if (word === 'in') code.at = 'argument'
      return word === 'in' ? 'keyword' : null
    default:
      return /^\d+(?:\.\d+)?$/.test(word) ? 'number' : null
  }
}

function commandStyle(word: string, code: ShellCode): string {
  if (KEYWORDS.has(word)) return 'keyword'
  if (LOOPS.has(word)) {
    code.at = 'loop'
    return 'keyword'
  }
  if (PREFIXES.has(word)) return 'function'
  code.subcommands = SUBCOMMANDS.get(word) ?? 0
  code.at = code.subcommands > 0 ? 'subcommand' : 'argument'
  return 'function'
}
