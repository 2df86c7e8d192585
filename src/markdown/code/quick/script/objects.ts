import { giveUp, is, isWord, nextMark, put, readList, wordAt } from '../reading.ts'
import { readMethod } from './functions.ts'
import type { ScriptReading } from './scriptReading.ts'

/** An object between its braces. */
export const readObject = (reading: ScriptReading, open: number): number =>
  readList(reading, open, (at, end) => readProperty(reading, at, end))

function readProperty(reading: ScriptReading, at: number, end: number): number {
  const to = nextMark(reading, at, end, ',')
  if (is(reading, at, '...')) reading.readCode(reading, at + 1, to)
  else if (is(reading, at + 1, ':') && wordAt(reading, at).kind !== 'number') readValue(reading, at, to)
  else if (!isWord(reading, at)) return giveUp(reading)
  else if (to === at + 1) put(reading, at, 'property')
  else if (is(reading, at + 1, '(')) return readMethod(reading, at)
  else if (is(reading, at, 'async') && isWord(reading, at + 1)) return readMethod(reading, put(reading, at, 'keyword'))
  else return giveUp(reading)
  return to
}

function readValue(reading: ScriptReading, key: number, end: number): void {
  const { kind, text } = wordAt(reading, key)
  // The tree has escapes as strings of their own, also in a key.
  if (kind === 'mark' || text.includes('\\')) giveUp(reading)
  put(reading, key, 'property')
  const value = { ...reading, colons: 0 }
  reading.readCode(value, key + 2, end)
  if (!value.sure || value.colons !== 0) giveUp(reading)
}
