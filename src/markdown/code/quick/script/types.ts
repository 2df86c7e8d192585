import { giveUp, is, isWord, nextMark, put, readList, wordAt } from '../reading.ts'
import { KEYWORDS, putText, type ScriptReading, SOMETIMES } from './scriptReading.ts'

/** `: type`, if there is one. */
export const readAnnotation = (reading: ScriptReading, at: number): number =>
  reading.typed && is(reading, at, ':') ? readType(reading, at + 1) : at

export function readType(reading: ScriptReading, from: number): number {
  let at = is(reading, from, '|') ? from + 1 : from
  for (;;) {
    at = readArrays(reading, readSimpleType(reading, at))
    if (is(reading, at, 'extends') || is(reading, at, 'is')) return giveUp(reading)
    if (!is(reading, at, '|') && !is(reading, at, '&')) return at
    at += 1
  }
}

/** `[]` and `[key]` after a type. */
function readArrays(reading: ScriptReading, from: number): number {
  let at = from
  while (is(reading, at, '[') && !wordAt(reading, at).first) {
    const { pair } = wordAt(reading, at)
    if (pair > at + 1 && readType(reading, at + 1) !== pair) return giveUp(reading)
    at = pair + 1
  }
  return at
}

function readSimpleType(reading: ScriptReading, at: number): number {
  const { kind, text, pair } = wordAt(reading, at)
  if (kind === 'string') return text.startsWith('`') ? giveUp(reading) : putText(reading, at)
  if (kind === 'number') return put(reading, at, 'constant')
  if (kind === 'word') return readNamedType(reading, at, text)
  if (text === '{') return readMembers(reading, at)
  if (text !== '(') return giveUp(reading)
  if (is(reading, pair + 1, '=>')) return readType(reading, readParameters(reading, at) + 1)
  return readType(reading, at + 1) === pair ? pair + 1 : giveUp(reading)
}

function readNamedType(reading: ScriptReading, from: number, text: string): number {
  if (text === 'keyof' || text === 'readonly') return readSimpleType(reading, put(reading, from, 'keyword'))
  if (text === 'void') put(reading, from, 'keyword')
  else if (text === 'null' || text === 'true' || text === 'false') put(reading, from, 'constant')
  else if (KEYWORDS.has(text) || SOMETIMES.has(text)) return giveUp(reading)
  else put(reading, from, 'type')
  let at = from + 1
  while (is(reading, at, '.')) at = put(reading, at + 1, 'type')
  return is(reading, at, '<') ? readTypeArguments(reading, at) : at
}

/** Types between angle brackets. */
export function readTypeArguments(reading: ScriptReading, open: number): number {
  let at = readType(reading, open + 1)
  while (is(reading, at, ',')) at = readType(reading, at + 1)
  return is(reading, at, '>') ? at + 1 : giveUp(reading)
}

/** The members of an interface or of the type of an object. */
export function readMembers(reading: ScriptReading, open: number): number {
  const end = wordAt(reading, open).pair
  let at = open + 1
  while (at < end) {
    at = readMember(reading, at)
    if (is(reading, at, ';') || is(reading, at, ',')) at += 1
    else if (at < end && !wordAt(reading, at).first) return giveUp(reading)
  }
  return at === end ? end + 1 : giveUp(reading)
}

function readMember(reading: ScriptReading, from: number): number {
  const name = is(reading, from, 'readonly') && isWord(reading, from + 1) ? put(reading, from, 'keyword') : from
  if (!isWord(reading, name)) return giveUp(reading)
  const then = is(reading, name + 1, '?') ? name + 2 : name + 1
  if (is(reading, then, ':')) {
    put(reading, name, 'property')
    return readType(reading, then + 1)
  }
  if (!is(reading, then, '(')) return giveUp(reading)
  put(reading, name, then === name + 1 ? 'function' : 'property')
  return readAnnotation(reading, readParameters(reading, then))
}

/** Parameters between their brackets. */
export const readParameters = (reading: ScriptReading, open: number): number =>
  readList(reading, open, (at, end) => readParameter(reading, at, end))

function readParameter(reading: ScriptReading, from: number, end: number): number {
  const name = is(reading, from, '...') ? from + 1 : from
  let at = is(reading, name, '{') ? readBound(reading, name) : name + 1
  if (isWord(reading, name) && !is(reading, name, 'this')) put(reading, name, 'variable')
  else if (at === name + 1) return giveUp(reading)
  if (reading.typed && is(reading, at, '?')) at += 1
  at = readAnnotation(reading, at)
  if (!is(reading, at, '=')) return at
  const to = nextMark(reading, at, end, ',')
  reading.readCode(reading, at + 1, to)
  return to
}

/** Names between braces, which are bound. */
function readBound(reading: ScriptReading, open: number): number {
  const { pair } = wordAt(reading, open)
  for (let at = open + 1; at < pair; at += 2) {
    const { kind, text } = wordAt(reading, at)
    if (kind !== 'word' || KEYWORDS.has(text) || !(at + 1 === pair || is(reading, at + 1, ','))) return giveUp(reading)
    put(reading, at, 'variable')
  }
  return pair + 1
}
