import { giveUp, is, isWord, put, wordAt } from '../reading.ts'
import { KEYWORDS, type ScriptReading } from './scriptReading.ts'
import { readAnnotation, readMembers, readType, readTypeArguments } from './types.ts'

/** `const`, `let` or `var`, and what is declared. Its value is code like any other. */
export function readDeclaration(reading: ScriptReading, at: number): number {
  const name = put(reading, at, 'keyword')
  const { text, pair } = wordAt(reading, name)
  if (text === '{' || text === '[') return readAnnotation(reading, readPlainNames(reading, name, pair))
  return isWord(reading, name) && !is(reading, name + 1, '(') ? readAnnotation(reading, name + 1) : giveUp(reading)
}

function readPlainNames(reading: ScriptReading, open: number, close: number): number {
  for (let at = open + 1; at < close; at++) {
    if (!isWord(reading, at) && !/^(?:[,:]|\.\.\.)$/.test(wordAt(reading, at).text)) return giveUp(reading)
  }
  return close + 1
}

export function readNew(reading: ScriptReading, at: number): number {
  const name = put(reading, at, 'keyword')
  if (!isWord(reading, name) || KEYWORDS.has(wordAt(reading, name).text)) return giveUp(reading)
  let end = name + 1
  if (!is(reading, end, '.')) {
    // The parse tree does not show what a name with type arguments is.
    if (reading.typed && is(reading, end, '<')) return readTypeArguments(reading, end)
    return put(reading, name, 'type')
  }
  while (is(reading, end, '.')) end += 2
  return is(reading, end, '(') ? end : giveUp(reading)
}

/** `type Name = …` */
export function readAlias(reading: ScriptReading, at: number): number {
  const end = put(reading, put(reading, at, 'keyword'), 'type')
  return is(reading, end, '=') ? readType(reading, end + 1) : giveUp(reading)
}

export function readInterface(reading: ScriptReading, at: number): number {
  let end = put(reading, put(reading, at, 'keyword'), 'type')
  if (is(reading, end, 'extends')) end = readType(reading, put(reading, end, 'keyword'))
  return is(reading, end, '{') ? readMembers(reading, end) : giveUp(reading)
}
