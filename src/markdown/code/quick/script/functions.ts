import { giveUp, is, isWord, put, wordAt } from '../reading.ts'
import type { ScriptReading } from './scriptReading.ts'
import { readAnnotation, readParameters } from './types.ts'

/** From the keyword to the end of the body. */
export function readFunction(reading: ScriptReading, at: number): number {
  put(reading, at, 'keyword')
  return isWord(reading, at + 1) ? readMethod(reading, at + 1) : readBody(reading, at + 1)
}

/** A name with parameters and a body. */
export function readMethod(reading: ScriptReading, name: number): number {
  // In the parse tree, a name is that of a function only if a bracket follows it directly.
  if (wordAt(reading, name).to !== wordAt(reading, name + 1).from) return giveUp(reading)
  return readBody(reading, put(reading, name, 'function'))
}

function readBody(reading: ScriptReading, open: number): number {
  if (!is(reading, open, '(')) return giveUp(reading)
  const body = readAnnotation(reading, readParameters(reading, open))
  if (!is(reading, body, '{')) return giveUp(reading)
  const { pair } = wordAt(reading, body)
  reading.readCode(reading, body + 1, pair)
  return pair + 1
}
