import { giveUp, is, wordAt, words } from '../reading.ts'
import { readObject } from './objects.ts'
import { before, type ScriptReading } from './scriptReading.ts'
import { expectsValue } from './scriptWords.ts'
import { readAnnotation, readParameters } from './types.ts'

const BEFORE_OBJECT = words('( , [ = : ? && || ?? + ... return default of await throw')
const BEFORE_BLOCK = words(') => else try finally do')

export function readMark(reading: ScriptReading, at: number): number {
  const { text, pair } = wordAt(reading, at)
  switch (text) {
    case '(':
      return readParentheses(reading, at)
    case '{':
      return readBraces(reading, at)
    case '[':
      reading.readCode(reading, at + 1, pair)
      return pair + 1
    case '<':
      // JSX, type arguments or an assertion; or, in JavaScript only, what is less.
      return reading.typed || expectsValue(before(reading, at)) ? giveUp(reading) : at + 1
    case '/':
    case '.':
    case '?.':
      return expectsValue(before(reading, at)) && !is(reading, at - 1, '!') ? giveUp(reading) : at + 1
    case '?':
      reading.colons += 1
      return at + 1
    case ':':
      reading.colons -= 1
      return reading.colons < 0 ? giveUp(reading) : at + 1
    default:
      return at + 1
  }
}

function readParentheses(reading: ScriptReading, at: number): number {
  const { pair } = wordAt(reading, at)
  if (is(reading, pair + 1, '=>')) return readParameters(reading, at)
  if (isTypedArrow(reading, at, pair + 1)) {
    const end = readAnnotation(reading, readParameters(reading, at))
    return is(reading, end, '=>') ? end : giveUp(reading)
  }
  reading.readCode(reading, at + 1, pair)
  return pair + 1
}

/** Whether a type follows what is in brackets, rather than the other value of a condition. */
function isTypedArrow(reading: ScriptReading, at: number, end: number): boolean {
  if (!reading.typed || reading.colons > 0 || !is(reading, end, ':')) return false
  return expectsValue(before(reading, at)) || is(reading, at - 1, 'async')
}

function readBraces(reading: ScriptReading, at: number): number {
  const { text = '' } = before(reading, at) ?? {}
  if (BEFORE_OBJECT.has(text)) return readObject(reading, at)
  if (!BEFORE_BLOCK.has(text)) return giveUp(reading)
  const { pair } = wordAt(reading, at)
  reading.readCode(reading, at + 1, pair)
  return pair + 1
}
