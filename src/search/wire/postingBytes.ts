import type { TermPostings } from '../../model/search.ts'
import { SEARCH_FIELDS } from './postings.ts'

/** Of each byte of a number seven bits count, the lowest first; the eighth is set if another byte follows. */
const CONTINUED = 0x80

/** A number has a step from one entry to the next and, if it is less than this, one less than the number of occurrences. */
const MANY = 3

/** The postings of one field of a term, one after the other, and the number of its entries. */
export type PostingList = { bytes: Uint8Array; entries: number }

/** The number of bytes of a number. */
function sizeOf(value: number): number {
  let size = 1
  for (let left = value; left >= CONTINUED; left = Math.floor(left / CONTINUED)) size += 1
  return size
}

/** Writes a number into bytes. @returns where it ends */
function put(bytes: Uint8Array, start: number, value: number): number {
  let at = start
  let left = value
  for (; left >= CONTINUED; left = Math.floor(left / CONTINUED)) bytes[at++] = (left % CONTINUED) + CONTINUED
  bytes[at++] = left
  return at
}

const stepAndTimes = (step: number, times: number): number => step * (MANY + 1) + Math.min(times - 1, MANY)

/** The number of bytes of a posting. */
export const postingSize = (step: number, times: number): number =>
  sizeOf(stepAndTimes(step, times)) + (times > MANY ? sizeOf(times) : 0)

/** Writes a posting into bytes: an entry so many after the one before. @returns where it ends */
export function putPosting(bytes: Uint8Array, at: number, step: number, times: number): number {
  const end = put(bytes, at, stepAndTimes(step, times))
  return times > MANY ? put(bytes, end, times) : end
}

/** Bytes at the end of which further ones are written. */
export function postingsWriter() {
  let bytes = new Uint8Array(1 << 16)
  let end = 0
  const reserve = (more: number): void => {
    if (end + more <= bytes.length) return
    const larger = new Uint8Array((end + more) * 2)
    larger.set(bytes)
    bytes = larger
  }
  const copy = (from: Uint8Array, start: number, stop: number): void => {
    reserve(stop - start)
    // Most lists are short, for which a call costs more than the bytes.
    for (let at = start; at < stop; at += 1) bytes[end++] = from[at] ?? 0
  }
  return {
    /** Appends a term: for each field how many entries follow, and their postings. */
    add(fields: readonly PostingList[]): void {
      for (const { bytes: list, entries } of fields) {
        reserve(LONGEST)
        end = put(bytes, end, entries)
        copy(list, 0, list.length)
      }
    },
    /** Appends the postings of a part whose entries are numbered from 0, the first of them so many entries later. */
    append(from: Uint8Array, start: number, stop: number, moved: number): void {
      let first = 0
      let at = start
      for (let unit = 1; ; unit *= CONTINUED) {
        const byte = from[at++] ?? 0
        first += (byte % CONTINUED) * unit
        if (byte < CONTINUED) break
      }
      reserve(LONGEST)
      end = put(bytes, end, first + moved * (MANY + 1))
      copy(from, at, stop)
    },
    size: () => end,
    /** Returns what was written, and starts over. */
    take(): Uint8Array {
      const piece = bytes.slice(0, end)
      end = 0
      return piece
    },
  }
}

/** The bytes of a number of 34 bits. */
const LONGEST = 5

/** Calls back with each entry of a list, and the number of occurrences. */
export function eachPosting({ bytes }: PostingList, onEntry: (entry: number, times: number) => void): void {
  const { next, isAtEnd } = numbersIn(bytes)
  let entry = -1
  while (!isAtEnd()) {
    const value = next()
    const further = value % (MANY + 1)
    entry += Math.floor(value / (MANY + 1))
    onEntry(entry, further < MANY ? further + 1 : next())
  }
}

/** Reads the postings of all terms of a piece. */
export function readPiece(bytes: Uint8Array): TermPostings[] {
  const { next, isAtEnd } = numbersIn(bytes)
  const nextField = (): number[] => {
    const numbers: number[] = []
    for (let entries = next(); entries > 0 && !isAtEnd(); entries -= 1) {
      const value = next()
      const step = Math.floor(value / (MANY + 1))
      const further = value % (MANY + 1)
      if (further === 0) numbers.push(step)
      else numbers.push(-step, further < MANY ? further + 1 : next())
    }
    return numbers
  }
  const terms: TermPostings[] = []
  while (!isAtEnd()) terms.push(SEARCH_FIELDS.map(nextField))
  return terms
}

function numbersIn(bytes: Uint8Array) {
  let at = 0
  const next = (): number => {
    let value = 0
    for (let unit = 1; ; unit *= CONTINUED) {
      const byte = bytes[at++] ?? 0
      value += (byte % CONTINUED) * unit
      if (byte < CONTINUED) return value
    }
  }
  return { next, isAtEnd: () => at >= bytes.length }
}
