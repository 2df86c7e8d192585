import type { TokenKind } from '../../../model/code.ts'

/** A part of code that has a kind. What lies between parts is plain text. */
export type Span = { from: number; to: number; kind: TokenKind }

/**
 * Reads code as most examples are written, ten times as fast as a parser. Where there is anything else in it, or where it is
 * broken, the reader gives up and returns undefined. What it returns equals the result of the parser.
 */
export type QuickReader = (code: string) => Span[] | undefined

/** A word or mark of code. */
export type Word = {
  kind: 'word' | 'number' | 'string' | 'mark'
  text: string
  from: number
  to: number
  /** Whether it begins a line. */
  first: boolean
  /** Of a bracket, the index of the other one; -1 of anything else. */
  pair: number
}

/** What is read goes from index to index of the words; a function that reads something returns where it ends. */
export type Reading = {
  readonly words: readonly Word[]
  readonly parts: Span[]
  /** Whether all was understood so far. */
  sure: boolean
}

const NOTHING: Word = { kind: 'mark', text: '', from: -1, to: -1, first: true, pair: -1 }

export const wordAt = ({ words }: Reading, at: number): Word => words[at] ?? NOTHING

/** Whether this is that word or mark. */
export function is(reading: Reading, at: number, text: string): boolean {
  const word = wordAt(reading, at)
  return word.text === text && word.kind !== 'string'
}

export const isWord = (reading: Reading, at: number): boolean => wordAt(reading, at).kind === 'word'

/** The kind of a word; returns where the next one begins. */
export function put(reading: Reading, at: number, kind: TokenKind): number {
  const { from, to } = wordAt(reading, at)
  reading.parts.push({ from, to, kind })
  return at + 1
}

/** A string, and the names that are filled into it: matches of a pattern that ends with a brace and has the name as its group. */
export function putString(reading: Reading, at: number, matches: Iterable<RegExpExecArray> = []): number {
  const { from, to } = wordAt(reading, at)
  let start = from
  for (const { index, 0: match, 1: name } of matches) {
    if (name === undefined) continue
    const end = from + index + match.length - '}'.length
    reading.parts.push({ from: start, to: from + index, kind: 'string' })
    reading.parts.push({ from: end - name.length, to: end, kind: 'variable' })
    start = end + '}'.length
  }
  reading.parts.push({ from: start, to, kind: 'string' })
  return at + 1
}

/** Ends the reading: nothing begins where this one ends. */
export function giveUp(reading: Reading): number {
  reading.sure = false
  return reading.words.length + 1
}

/** What follows a word, or the bracket that belongs to an opening one. */
export function after(reading: Reading, at: number): number {
  const { pair } = wordAt(reading, at)
  return Math.max(at, pair) + 1
}

/** Where a mark is that is in no brackets; the end if there is none. */
export function nextMark(reading: Reading, from: number, end: number, mark: string): number {
  for (let at = from; at < end; at = after(reading, at)) if (is(reading, at, mark)) return at
  return end
}

/** What is between brackets, with commas between. Returns what follows the closing one. */
export function readList(reading: Reading, open: number, readItem: (at: number, end: number) => number): number {
  const end = wordAt(reading, open).pair
  let at = open + 1
  while (at < end) {
    at = readItem(at, end)
    if (at < end && !is(reading, at, ',')) return giveUp(reading)
    if (at < end) at += 1
  }
  return at === end ? end + 1 : giveUp(reading)
}

/** Words from a list that has spaces between them. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

export const partsOf = ({ sure, parts }: Reading): Span[] | undefined =>
  sure ? parts.sort((a, b) => a.from - b.from) : undefined
