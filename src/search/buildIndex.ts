import type { IndexedEntries, SearchEntry } from '../model/search.ts'
import { termCounter } from './countTerms.ts'
import { indexEntries } from './indexEntries.ts'
import { SEARCH_FIELDS } from './wire/postings.ts'
import { createTokenizer } from './wire/tokenize.ts'

export type SearchIndex = {
  /** In the order of code units. */
  terms: string[]
  /** The entries of a term, by field. */
  listsOf(term: string): PostingList[]
  /** The number of terms of each entry, by field, and its mean. */
  lengths: number[][]
  averages: number[]
}

/** The postings of one field of a term as they are written, and the number of its entries. */
export type PostingList = { numbers: Int32Array; entries: number }

/** Builds the index that MiniSearch would build of the same entries. */
export const buildIndex = (entries: SearchEntry[]): SearchIndex =>
  mergeIndex([indexEntries(entries, termCounter(createTokenizer()))])

const FIELDS = SEARCH_FIELDS.length

/**
 * Builds the index of entries that have been split into terms, in their order. All postings are in one array, since there
 * are a thousand for each page: their numbers are counted first.
 */
export function mergeIndex(parts: IndexedEntries[]): SearchIndex {
  const ids = new Map<string, number>()
  const idsOf = parts.map(({ words }) => numberWords(words, ids))
  const sizes = new Int32Array(ids.size * FIELDS)
  const entries = new Int32Array(ids.size * FIELDS)
  eachOccurrence(parts, idsOf, (list, _entry, times) => {
    sizes[list] = (sizes[list] ?? 0) + (times === 1 ? 1 : 2)
    entries[list] = (entries[list] ?? 0) + 1
  })
  const ends = endsOf(sizes)
  const at = Int32Array.from(ends, (end, list) => end - (sizes[list] ?? 0))
  const latest = new Int32Array(ids.size * FIELDS).fill(-1)
  const numbers = new Int32Array(ends.at(-1) ?? 0)
  eachOccurrence(parts, idsOf, (list, entry, times) => {
    const step = entry - (latest[list] ?? 0)
    const end = at[list] ?? 0
    latest[list] = entry
    numbers[end] = times === 1 ? step : -step
    if (times > 1) numbers[end + 1] = times
    at[list] = end + (times === 1 ? 1 : 2)
  })
  const listAt = (list: number): PostingList => {
    const end = ends[list] ?? 0
    return { numbers: numbers.subarray(end - (sizes[list] ?? 0), end), entries: entries[list] ?? 0 }
  }
  const lengths = lengthsOf(parts)
  return {
    terms: [...ids.keys()].sort(),
    listsOf: (term) => SEARCH_FIELDS.map((_, field) => listAt((ids.get(term) ?? 0) * FIELDS + field)),
    lengths,
    averages: lengths.map(average),
  }
}

function numberWords(words: string, ids: Map<string, number>): Int32Array {
  if (words === '') return new Int32Array()
  return Int32Array.from(words.split(' '), (word) => {
    const id = ids.get(word) ?? ids.size
    if (id === ids.size) ids.set(word, id)
    return id
  })
}

/** Calls back with each term of each field of each entry; a list is a field of a term. */
function eachOccurrence(
  parts: IndexedEntries[],
  idsOf: Int32Array[],
  onTerm: (list: number, entry: number, times: number) => void,
): void {
  let entry = 0
  for (const [part, { occurrences }] of parts.entries()) {
    const ids = idsOf[part] ?? new Int32Array()
    for (let at = 0; at < occurrences.length; entry += 1) {
      for (let field = 0; field < FIELDS; field += 1) {
        const end = at + 1 + (occurrences[at] ?? 0) * 2
        for (at += 1; at < end; at += 2) {
          onTerm((ids[occurrences[at] ?? 0] ?? 0) * FIELDS + field, entry, occurrences[at + 1] ?? 0)
        }
      }
    }
  }
}

function lengthsOf(parts: IndexedEntries[]): number[][] {
  const lengths: number[][] = SEARCH_FIELDS.map(() => [])
  for (const { occurrences } of parts) {
    for (let at = 0, field = 0; at < occurrences.length; field = (field + 1) % FIELDS) {
      const terms = occurrences[at] ?? 0
      lengths[field]?.push(terms)
      at += 1 + terms * 2
    }
  }
  return lengths
}

function endsOf(sizes: Int32Array): Int32Array {
  let end = 0
  return sizes.map((size) => {
    end += size
    return end
  })
}

/** Computes a running mean as MiniSearch does, so that the result is equal to the last digit. */
const average = (lengths: number[]): number =>
  lengths.reduce((mean, length, index) => (mean * index + length) / (index + 1), 0)
