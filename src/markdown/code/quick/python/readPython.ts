import { after, giveUp, is, partsOf, put, type Reading, type Span, wordAt } from '../reading.ts'
import { readClass, readDecorator, readFunction, readType } from './definitions.ts'
import { readExpressions } from './expressions.ts'
import { COMPOUND, CONSTANTS, KEYWORDS } from './pythonKeywords.ts'
import { pythonWords } from './pythonWords.ts'

export function readPython(code: string): Span[] | undefined {
  const found = pythonWords(code)
  if (!found) return undefined
  const reading: Reading = { words: found.words, parts: found.comments, sure: true }
  let at = 0
  while (at < found.words.length) at = readStatement(reading, at)
  if (at > found.words.length) giveUp(reading)
  return partsOf(reading)
}

function readStatement(reading: Reading, at: number): number {
  const { kind, text } = wordAt(reading, at)
  if (text === '@' && kind === 'mark') return readDecorator(reading, at)
  if (kind !== 'word') return readLine(reading, at)
  if (text === 'async') return put(reading, at, 'keyword')
  if (text === 'def') return readFunction(reading, at)
  if (text === 'class') return readClass(reading, at)
  if (COMPOUND.has(text)) return readCompound(reading, at)
  const isTyped = is(reading, at + 1, ':') && !KEYWORDS.has(text) && !CONSTANTS.has(text)
  return readLine(reading, isTyped ? readType(reading, at + 2) : at)
}

/** What is on a line, or goes on in brackets. */
function readLine(reading: Reading, from: number): number {
  const { length } = reading.words
  let end = from
  while (end < length && (end === from || !wordAt(reading, end).first) && !is(reading, end, ';'))
    end = after(reading, end)
  readExpressions(reading, from, end)
  return is(reading, end, ';') ? end + 1 : end
}

/** From a keyword to the colon on its line. */
function readCompound(reading: Reading, from: number): number {
  let end = from
  while (!is(reading, end, ':')) {
    end = after(reading, end)
    if (is(reading, end, 'lambda') || wordAt(reading, end).first) return giveUp(reading)
  }
  readExpressions(reading, from, end)
  return end + 1
}
