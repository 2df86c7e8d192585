import { giveUp, partsOf, put, type Span, type Word, wordAt, words } from '../reading.ts'
import { readMark } from './marks.ts'
import { readWord } from './names.ts'
import { before, KEYWORDS, putText, type ScriptReading } from './scriptReading.ts'
import { scriptWords } from './scriptWords.ts'

/** Reads JavaScript without JSX, or TypeScript. */
export function readScript(code: string, typed: boolean): Span[] | undefined {
  const found = scriptWords(code)
  if (!found) return undefined
  const reading: ScriptReading = { words: found.words, parts: found.comments, typed, colons: 0, sure: true, readCode }
  readCode(reading, 0, found.words.length)
  return partsOf(reading)
}

function readCode(reading: ScriptReading, from: number, end: number): void {
  let at = from
  while (at < end) at = readNext(reading, at)
  if (at > end) giveUp(reading)
}

function readNext(reading: ScriptReading, at: number): number {
  const { kind } = wordAt(reading, at)
  if (kind === 'mark') return readMark(reading, at)
  if (followsValue(reading, at)) return giveUp(reading)
  if (kind === 'word') return readWord(reading, at)
  return kind === 'number' ? put(reading, at, 'constant') : putText(reading, at)
}

const BEFORE_ANYTHING = words('async export const let var new of as')
const OPERATORS = words('in of instanceof as')

/** Whether this is a second value on a line without anything between the two, which is not code. */
function followsValue(reading: ScriptReading, at: number): boolean {
  const word = wordAt(reading, at)
  const last = before(reading, at)
  return !word.first && !OPERATORS.has(word.text) && last !== undefined && endsValue(last)
}

const endsValue = ({ kind, text }: Word): boolean =>
  kind === 'word' ? !KEYWORDS.has(text) && !BEFORE_ANYTHING.has(text) : kind !== 'mark' || text === ']'
