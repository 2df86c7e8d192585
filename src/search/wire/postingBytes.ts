import type { TermPostings } from '../../model/search.ts'
import { SEARCH_FIELDS } from './postings.ts'

/** Of each byte of a number seven bits count, the lowest first; the eighth says that another byte follows. */
const CONTINUED = 0x80

/** A number has a step from one entry to the next and, if it is less than this, one less than the number of occurrences. */
const MANY = 3

/** The bytes of a number of 34 bits and of one of 32. */
const LONGEST = 10

/** The postings of one field of a term, and the number of its entries. */
export type PostingList = { numbers: Int32Array; entries: number }

/** Writes the postings of terms: for each field how many entries follow, and for each a number. */
export function postingsWriter() {
  let bytes = new Uint8Array(1 << 16)
  let end = 0
  const put = (value: number): void => {
    let left = value
    for (; left >= CONTINUED; left = Math.floor(left / CONTINUED)) bytes[end++] = (left % CONTINUED) + CONTINUED
    bytes[end++] = left
  }
  const reserve = (numbers: number): void => {
    const needed = end + numbers * LONGEST
    if (needed <= bytes.length) return
    const larger = new Uint8Array(needed * 2)
    larger.set(bytes)
    bytes = larger
  }
  return {
    add(fields: readonly PostingList[]): void {
      for (const { numbers, entries } of fields) {
        reserve(numbers.length + 1)
        put(entries)
        for (let at = 0; at < numbers.length; at += 1) {
          const step = numbers[at] ?? 0
          const times = step < 0 ? (numbers[++at] ?? 1) : 1
          put(Math.abs(step) * (MANY + 1) + Math.min(times - 1, MANY))
          if (times > MANY) put(times)
        }
      }
    },
    size: () => end,
    /** Returns what was written, and begins another piece. */
    take(): Uint8Array {
      const piece = bytes.slice(0, end)
      end = 0
      return piece
    },
  }
}

/** Reads the postings of all terms of a piece. */
export function readPiece(bytes: Uint8Array): TermPostings[] {
  let at = 0
  const next = (): number => {
    let value = 0
    for (let unit = 1; ; unit *= CONTINUED) {
      const byte = bytes[at++] ?? 0
      value += (byte % CONTINUED) * unit
      if (byte < CONTINUED) return value
    }
  }
  const nextField = (): number[] => {
    const numbers: number[] = []
    for (let entries = next(); entries > 0 && at < bytes.length; entries -= 1) {
      const value = next()
      const step = Math.floor(value / (MANY + 1))
      const further = value % (MANY + 1)
      if (further === 0) numbers.push(step)
      else numbers.push(-step, further < MANY ? further + 1 : next())
    }
    return numbers
  }
  const terms: TermPostings[] = []
  while (at < bytes.length) terms.push(SEARCH_FIELDS.map(nextField))
  return terms
}
