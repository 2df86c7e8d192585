import { giveUp, is, put, wordAt } from '../reading.ts'
import { KEYWORDS, putText, type ScriptReading, SOMETIMES } from './scriptReading.ts'

export function readImport(reading: ScriptReading, at: number): number {
  if (is(reading, at + 1, '(') || is(reading, at + 1, '.')) return giveUp(reading)
  return readNames(reading, put(reading, at, 'keyword'))
}

export function readExport(reading: ScriptReading, at: number): number {
  const next = put(reading, at, 'keyword')
  if (is(reading, next, 'default')) return put(reading, next, 'keyword')
  const { text, pair } = wordAt(reading, next)
  if (text !== '{' && text !== '*') return next
  // Names of this module, or of another one.
  return text === '{' && !is(reading, pair + 1, 'from') ? readNames(reading, next, pair + 1) : readNames(reading, next)
}

const HAVE_MEANING = new Set(['*', 'as', 'from'])

/** Names until the string of the module that has them, or until the end. */
function readNames(reading: ScriptReading, from: number, end = reading.words.length): number {
  for (let at = from; at < end; at++) {
    const { kind, text } = wordAt(reading, at)
    if (kind === 'string') return putText(reading, at)
    if (HAVE_MEANING.has(text) || isOfType(reading, from, at)) put(reading, at, 'keyword')
    else if (kind === 'word' ? KEYWORDS.has(text) || SOMETIMES.has(text) : !/^[,{}]$/.test(text)) return giveUp(reading)
  }
  return end < reading.words.length || is(reading, end - 1, '}') ? end : giveUp(reading)
}

const isOfType = (reading: ScriptReading, from: number, at: number): boolean =>
  reading.typed && is(reading, from - 1, 'import') && is(reading, at, 'type')
