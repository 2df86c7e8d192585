import type { IndexedEntries, SearchEntry } from '../model/search.ts'
import { termCounter } from './countTerms.ts'
import { indexEntries } from './indexEntries.ts'
import { mergeParts, startsOf } from './mergeParts.ts'
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

/** Builds the index of entries that have been split into terms, in their order. */
export function mergeIndex(parts: IndexedEntries[]): SearchIndex {
  const { words, numbers, sizes, counts, lengths } = mergeParts(parts)
  const terms = words === '' ? [] : words.split(' ')
  const places = new Map(terms.map((term, at) => [term, at]))
  const starts = startsOf(sizes)
  const listAt = (list: number): PostingList => {
    const start = starts[list] ?? 0
    return { numbers: numbers.subarray(start, start + (sizes[list] ?? 0)), entries: counts[list] ?? 0 }
  }
  return {
    terms,
    listsOf: (term) => SEARCH_FIELDS.map((_, field) => listAt((places.get(term) ?? 0) * FIELDS + field)),
    lengths,
    averages: lengths.map(average),
  }
}

/** Computes a running mean as MiniSearch does, so that the result is equal to the last digit. */
const average = (lengths: number[]): number =>
  lengths.reduce((mean, length, index) => (mean * index + length) / (index + 1), 0)
