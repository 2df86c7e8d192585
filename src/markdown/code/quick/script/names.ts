import { giveUp, is, isWord, put, wordAt } from '../reading.ts'
import { readAlias, readDeclaration, readInterface, readNew } from './declarations.ts'
import { readFunction } from './functions.ts'
import { readExport, readImport } from './modules.ts'
import { before, KEYWORDS, type ScriptReading, SOMETIMES } from './scriptReading.ts'
import { expectsValue } from './scriptWords.ts'
import { readType, readTypeArguments } from './types.ts'

type Read = (reading: ScriptReading, at: number) => number

const putConstant: Read = (reading, at) => put(reading, at, 'constant')

/** What words mean that are not only names. */
const MEANINGS = new Map<string, Read>([
  ['function', readFunction],
  ['const', readDeclaration],
  ['let', readDeclaration],
  ['var', readDeclaration],
  ['import', readImport],
  ['export', readExport],
  ['new', readNew],
  ['class', giveUp],
  ['extends', giveUp],
  ['async', readAsync],
  ['of', readOf],
  ['as', readAs],
  [
    'type',
    (reading, at) => (reading.typed && isWord(reading, at + 1) ? readAlias(reading, at) : readName(reading, at)),
  ],
  [
    'interface',
    (reading, at) => (reading.typed && isWord(reading, at + 1) ? readInterface(reading, at) : giveUp(reading)),
  ],
  ['true', putConstant],
  ['false', putConstant],
  ['null', putConstant],
  ['undefined', putConstant],
  ['super', putConstant],
])

export function readWord(reading: ScriptReading, at: number): number {
  const { text } = wordAt(reading, at)
  if (is(reading, at - 1, '.') || is(reading, at - 1, '?.')) return readName(reading, at)
  if (KEYWORDS.has(text)) return readKeyword(reading, at, text)
  const read = MEANINGS.get(text)
  if (read) return read(reading, at)
  if (SOMETIMES.has(text) && !is(reading, at + 1, '.')) return giveUp(reading)
  return is(reading, at + 1, '=>') ? put(reading, at, 'variable') : readName(reading, at)
}

function readKeyword(reading: ScriptReading, at: number, text: string): number {
  if (text === 'case' || (text === 'default' && is(reading, at + 1, ':'))) reading.colons += 1
  return put(reading, at, 'keyword')
}

/** A name, or the name of a member. */
function readName(reading: ScriptReading, at: number): number {
  const next = wordAt(reading, at + 1)
  if (next.text.startsWith('`') || (next.text === '?.' && is(reading, at + 2, '('))) return giveUp(reading)
  if (is(reading, at + 1, '(')) return put(reading, at, 'function')
  if (next.text !== '<' || !reading.typed) return at + 1
  // The parse tree does not show that this is a function.
  const end = readTypeArguments(reading, at + 1)
  return is(reading, end, '(') ? end : giveUp(reading)
}

function readAsync(reading: ScriptReading, at: number): number {
  const { text, pair } = wordAt(reading, at + 1)
  const isArrow = text === '(' ? is(reading, pair + 1, '=>') || is(reading, pair + 1, ':') : is(reading, at + 2, '=>')
  return text === 'function' || isArrow ? put(reading, at, 'keyword') : giveUp(reading)
}

function readOf(reading: ScriptReading, at: number): number {
  return expectsValue(before(reading, at)) ? giveUp(reading) : put(reading, at, 'keyword')
}

function readAs(reading: ScriptReading, at: number): number {
  if (!reading.typed || expectsValue(before(reading, at))) return giveUp(reading)
  const type = put(reading, at, 'keyword')
  return is(reading, type, 'const') ? put(reading, type, 'keyword') : readType(reading, type)
}
