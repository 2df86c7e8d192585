import { giveUp, is, isWord, put, type Reading, readList, wordAt } from '../reading.ts'
import { nextComma, putText, readArguments, readExpressions } from './expressions.ts'
import { CONSTANTS, KEYWORDS } from './pythonKeywords.ts'

/** A function from its keyword to its colon. */
export function readFunction(reading: Reading, at: number): number {
  const open = put(reading, put(reading, at, 'keyword'), 'function')
  if (!isWord(reading, open - 1) || !is(reading, open, '(')) return giveUp(reading)
  const type = readParameters(reading, open)
  return endWithColon(reading, is(reading, type, '->') ? readType(reading, type + 1) : type)
}

const endWithColon = (reading: Reading, at: number): number => (is(reading, at, ':') ? at + 1 : giveUp(reading))

const readParameters = (reading: Reading, open: number): number =>
  readList(reading, open, (at, end) => readParameter(reading, at, end))

function readParameter(reading: Reading, from: number, end: number): number {
  const name = is(reading, from, '*') || is(reading, from, '**') ? put(reading, from, 'keyword') : from
  if (!isWord(reading, name)) return name > from && is(reading, name, ',') ? name : giveUp(reading)
  const type = put(reading, name, 'variable')
  const at = is(reading, type, ':') ? readType(reading, type + 1) : type
  if (!is(reading, at, '=')) return at
  const to = nextComma(reading, at, end)
  const isName = to === at + 2 && isWord(reading, at + 1) && !CONSTANTS.has(wordAt(reading, at + 1).text)
  // The parse tree does not distinguish such a name from that of the parameter.
  if (isName) put(reading, at + 1, 'variable')
  else readExpressions(reading, at + 1, to)
  return to
}

/** A type. The parse tree marks only plain names as types. */
export function readType(reading: Reading, from: number): number {
  let at = from
  for (;;) {
    const { kind, text } = wordAt(reading, at)
    if (kind === 'string') putText(reading, at)
    else if (kind !== 'word' || KEYWORDS.has(text)) return giveUp(reading)
    else if (CONSTANTS.has(text)) put(reading, at, 'constant')
    else if (at === from && !/^[[.|]$/.test(wordAt(reading, at + 1).text)) put(reading, at, 'type')
    at += 1
    while (is(reading, at, '.')) at += 2
    if (is(reading, at, '[')) {
      const { pair } = wordAt(reading, at)
      readExpressions(reading, at + 1, pair, 'index')
      at = pair + 1
    }
    if (is(reading, at, '(')) return giveUp(reading)
    if (!is(reading, at, '|')) return at
    at += 1
  }
}

/** A class from its keyword to its colon. */
export function readClass(reading: Reading, at: number): number {
  const open = put(reading, put(reading, at, 'keyword'), 'type')
  if (!isWord(reading, open - 1)) return giveUp(reading)
  if (!is(reading, open, '(')) return endWithColon(reading, open)
  const { pair } = wordAt(reading, open)
  for (let each = open + 1; each < pair; each += 2) {
    if (!isWord(reading, each) || !/^[,)]$/.test(wordAt(reading, each + 1).text)) return giveUp(reading)
    put(reading, each, 'type')
  }
  return endWithColon(reading, pair + 1)
}

/** The names of a decorator, and what it is called with. */
export function readDecorator(reading: Reading, from: number): number {
  let at = put(reading, from, 'meta')
  for (;;) {
    if (!isWord(reading, at)) return giveUp(reading)
    at = put(reading, at, 'meta')
    if (!is(reading, at, '.')) return is(reading, at, '(') ? readArguments(reading, at) : at
    at += 1
  }
}
