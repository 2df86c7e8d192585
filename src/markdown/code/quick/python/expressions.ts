import { after, giveUp, is, isWord, nextMark, put, putString, type Reading, type Word, wordAt } from '../reading.ts'
import { CONSTANTS, KEYWORDS, SOMETIMES } from './pythonKeywords.ts'

/** Where a colon may be: in none of these, between indices in brackets, or after a key in braces. */
type Colons = 'none' | 'index' | 'key'

export function readExpressions(reading: Reading, from: number, end: number, colons: Colons = 'none'): void {
  let at = from
  while (at < end) at = readNext(reading, at, colons)
  if (at > end) giveUp(reading)
}

function readNext(reading: Reading, at: number, colons: Colons): number {
  const { kind, text } = wordAt(reading, at)
  if (kind === 'mark') return readMark(reading, at, colons)
  const follows = followsValue(reading, at)
  if (kind === 'string') {
    const isOneString = wordAt(reading, at - 1).kind === 'string'
    return follows && !isOneString ? giveUp(reading) : readString(reading, at, colons === 'key', isOneString)
  }
  if (follows && !KEYWORDS.has(text)) return giveUp(reading)
  return kind === 'number' ? put(reading, at, 'constant') : readWord(reading, at)
}

/** Whether there is a value right before, on the same line. */
const followsValue = (reading: Reading, at: number): boolean =>
  !wordAt(reading, at).first && endsValue(wordAt(reading, at - 1))

const endsValue = ({ kind, text }: Word): boolean =>
  kind === 'mark' ? /^[)\]}]$/.test(text) : kind !== 'word' || !KEYWORDS.has(text)

function readWord(reading: Reading, at: number): number {
  const { text } = wordAt(reading, at)
  const isCalled = is(reading, at + 1, '(') && !wordAt(reading, at + 1).first
  // Not a member after `from .` either.
  if (!is(reading, at - 1, '.') || text === 'import') {
    if (KEYWORDS.has(text) || text === 'self') return put(reading, at, 'keyword')
    if (CONSTANTS.has(text)) return put(reading, at, 'constant')
    if (SOMETIMES.has(text) && !isCalled) return giveUp(reading)
  }
  return isCalled ? put(reading, at, 'function') : at + 1
}

function readString(reading: Reading, at: number, mayBeKey: boolean, isPart: boolean): number {
  if (!mayBeKey || !is(reading, at + 1, ':')) return putText(reading, at)
  return isPart || isFormat(wordAt(reading, at).text) ? giveUp(reading) : put(reading, at, 'property')
}

const isFormat = (text: string): boolean => /^[fF]/.test(text)

/** A string, with the names in it if it is formatted. */
export function putText(reading: Reading, at: number): number {
  const { text } = wordAt(reading, at)
  const braces = isFormat(text) ? [...text.matchAll(/\{\{|\}\}|\{([A-Za-z_]\w*)\}|[{}]/g)] : []
  return braces.some(([match]) => match.length === 1) ? giveUp(reading) : putString(reading, at, braces)
}

function readMark(reading: Reading, at: number, colons: Colons): number {
  const { text, pair } = wordAt(reading, at)
  switch (text) {
    case '(':
      if (followsValue(reading, at)) return readArguments(reading, at)
      readExpressions(reading, at + 1, pair)
      return pair + 1
    case '[':
      readExpressions(reading, at + 1, pair, followsValue(reading, at) ? 'index' : 'none')
      return pair + 1
    case '{':
      return readBraces(reading, at)
    case ':':
      return colons === 'none' ? giveUp(reading) : at + 1
    case '.':
    case '=':
      return followsValue(reading, at) || /^(?:\.|from)$/.test(wordAt(reading, at - 1).text) ? at + 1 : giveUp(reading)
    case '*':
      if (is(reading, at - 1, 'import')) return put(reading, at, 'keyword')
      return followsValue(reading, at) ? at + 1 : giveUp(reading)
    case '@':
    case '->':
    case ':=':
      return giveUp(reading)
    default:
      return at + 1
  }
}

/** A dictionary or a set. */
function readBraces(reading: Reading, open: number): number {
  const { pair } = wordAt(reading, open)
  for (let at = open + 1; at < pair; at = after(reading, at)) {
    if (is(reading, at, 'for') || is(reading, at, '**')) return giveUp(reading)
  }
  readExpressions(reading, open + 1, pair, 'key')
  return pair + 1
}

/** Arguments between their brackets. */
export function readArguments(reading: Reading, open: number): number {
  const end = wordAt(reading, open).pair
  let at = open + 1
  while (at < end) at = readArgument(reading, at, end) + 1
  return end + 1
}

function readArgument(reading: Reading, from: number, end: number): number {
  const to = nextComma(reading, from, end)
  const name = is(reading, from, '*') || is(reading, from, '**') ? put(reading, from, 'keyword') : from
  const value = isWord(reading, name) && is(reading, name + 1, '=') ? put(reading, name, 'property') + 1 : name
  // As an argument of its own, and in what is counted up for one, this is a name like any other.
  const names = reading.words.slice(value, to).map(({ text }) => text)
  if (names.includes('self') && names.includes('for')) return giveUp(reading)
  if (names.length !== 1 || names[0] !== 'self') readExpressions(reading, value, to)
  return to
}

/** As `nextMark`; not in a `lambda`, whose parameters have commas in no brackets. */
export function nextComma(reading: Reading, from: number, end: number): number {
  const to = nextMark(reading, from, end, ',')
  for (let at = from; at < to; at = after(reading, at)) if (is(reading, at, 'lambda')) return giveUp(reading)
  return to
}
