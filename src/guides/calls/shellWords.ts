import { pushAll } from '../../model/pushAll.ts'
import type { LocatedText } from './call.ts'

// The maximum depth of nested `$(…)`.
const DEEPEST = 8

/** The commands of a shell text, each as its words without quotes; `$NAME` and `$(…)` become `{NAME}` and `{…}`. */
export function shellCommands(written: string, depth = 0): LocatedText[][] {
  const code = depth === 0 ? withoutHereDocuments(written) : written
  const commands: LocatedText[][] = [[]]
  const nested: LocatedText[][] = []
  let at = 0
  while (at < code.length) {
    const rest = code.slice(at, at + 2)
    if (/^\\\r?\n?/.test(rest) && /\\\r?\n/.test(code.slice(at, at + 3))) at = code.indexOf('\n', at) + 1
    else if (/^[ \t\r]/.test(rest)) at += 1
    else if (rest.startsWith('#')) at = endOfLine(code, at)
    else if (/^[\n;|&()]/.test(rest)) {
      commands.push([])
      at += 1
    } else {
      const word = readWord(code, at)
      commands.at(-1)?.push({ text: word.text, at })
      at = Math.max(word.end, at + 1)
      if (depth === DEEPEST) continue
      for (const { text, at: by } of word.inside)
        for (const words of shellCommands(text, depth + 1)) nested.push(moved(words, by))
    }
  }
  return [...commands.filter((words) => words.length > 0), ...nested]
}

const moved = (words: LocatedText[], by: number): LocatedText[] => words.map(({ text, at }) => ({ text, at: at + by }))

type Word = { text: string; end: number; inside: LocatedText[] }

function readWord(code: string, start: number): Word {
  let text = ''
  let at = start
  const inside: LocatedText[] = []
  while (at < code.length && !/[ \t\r\n;|&()]/.test(code[at] ?? '')) {
    const piece = readPiece(code, at)
    text += piece.text
    pushAll(inside, piece.inside)
    at = Math.max(piece.end, at + 1)
  }
  return { text, end: at, inside }
}

function readPiece(code: string, at: number): Word {
  const character = code[at] ?? ''
  if (character === "'") return quoted(code, at + 1, "'")
  if (character === '$' && code[at + 1] === "'") return quoted(code, at + 2, "'", true)
  if (character === '"') return readDouble(code, at + 1)
  if (character === '\\') return { text: code[at + 1] === '\n' ? '' : (code[at + 1] ?? ''), end: at + 2, inside: [] }
  if (character === '$') return readVariable(code, at)
  return { text: character, end: at + 1, inside: [] }
}

function quoted(code: string, start: number, quote: string, hasEscapes = false): Word {
  let text = ''
  let at = start
  for (; at < code.length && code[at] !== quote; at += 1) {
    if (hasEscapes && code[at] === '\\') at += 1
    text += code[at] ?? ''
  }
  return { text, end: at + 1, inside: [] }
}

function readDouble(code: string, start: number): Word {
  let text = ''
  let at = start
  const inside: LocatedText[] = []
  while (at < code.length && code[at] !== '"') {
    const isEscape = code[at] === '\\' && /["\\$`\n]/.test(code[at + 1] ?? '')
    const piece =
      code[at] === '$'
        ? readVariable(code, at)
        : isEscape
          ? { text: (code[at + 1] ?? '').replace('\n', ''), end: at + 2, inside: [] }
          : { text: code[at] ?? '', end: at + 1, inside: [] }
    text += piece.text
    pushAll(inside, piece.inside)
    at = piece.end
  }
  return { text, end: at + 1, inside }
}

function readVariable(code: string, at: number): Word {
  if (code[at + 1] === '(') {
    const end = closingParenthesis(code, at + 1)
    return { text: '{…}', end: end + 1, inside: [{ text: code.slice(at + 2, end), at: at + 2 }] }
  }
  const [whole = '$', braced, plain] = /^\$(?:\{([^}\n]*)\}|(\w+|[?@*#!$-]))?/.exec(code.slice(at, at + 200)) ?? []
  const name = (braced ?? plain)?.replace(/[:%#/].*$/, '')
  return { text: name === undefined ? whole : `{${name}}`, end: at + whole.length, inside: [] }
}

function closingParenthesis(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1
    else if (code[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return code.length
}

const endOfLine = (code: string, at: number): number => {
  const end = code.indexOf('\n', at)
  return end < 0 ? code.length : end
}

/** The line that begins a here-document; the second group is the delimiter that ends it. */
const HERE = /<<-?[ \t]*(["']?)(\w+)(?!\w)\1[^\n]{0,1000}\n/g

type HereDocument = { at: number; text: LocatedText; end: number }

/** The texts that commands are given from the lines below them (`<<END`). */
export function hereDocuments(code: string): HereDocument[] {
  const found: HereDocument[] = []
  let end = 0
  for (const match of code.matchAll(HERE)) {
    if (match.index < end) continue
    const start = match.index + match[0].length
    const closing = new RegExp(`^\\s*${match[2]}[ \\t]*$`, 'm').exec(code.slice(start))
    end = closing ? start + closing.index + closing[0].length : code.length
    found.push({
      at: match.index,
      text: { text: code.slice(start, closing ? start + closing.index : end), at: start },
      end,
    })
  }
  return found
}

/** Here-documents are data, not commands. */
function withoutHereDocuments(code: string): string {
  let rest = code
  for (const { text, end } of hereDocuments(code))
    rest = rest.slice(0, text.at) + rest.slice(text.at, end).replace(/[^\n]/g, ' ') + rest.slice(end)
  return rest
}
