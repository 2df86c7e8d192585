import type { IndexedGroup, SearchEntry } from '../model/search.ts'
import { termCounter } from './countTerms.ts'
import { indexEntries } from './indexEntries.ts'
import { mergeParts, startsOf } from './mergeParts.ts'
import type { PostingList } from './wire/postingBytes.ts'
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

/** Builds the index that MiniSearch would build of the same entries. */
export const buildIndex = (entries: SearchEntry[]): SearchIndex =>
  mergeGroups([mergeParts([indexEntries(entries, termCounter(createTokenizer()))])])

const FIELDS = SEARCH_FIELDS.length

/** Merges groups in their order. A list is copied whole: only the first of its entries in a group is counted anew. */
export function mergeGroups(groups: IndexedGroup[]): SearchIndex {
  const ids = new Map<string, number>()
  const idsOf = groups.map(({ words }) => numberWords(words, ids))
  const sizes = new Int32Array(ids.size * FIELDS)
  const counts = new Int32Array(sizes.length)
  for (const [number, group] of groups.entries()) {
    eachList(group, idsOf[number], (list, from, size) => {
      sizes[list] = (sizes[list] ?? 0) + size
      counts[list] = (counts[list] ?? 0) + (group.counts[from] ?? 0)
    })
  }
  const starts = startsOf(sizes)
  const numbers = concatenated(groups, idsOf, starts)
  const listAt = (list: number): PostingList => {
    const start = starts[list] ?? 0
    return { numbers: numbers.subarray(start, start + (sizes[list] ?? 0)), entries: counts[list] ?? 0 }
  }
  const lengths = SEARCH_FIELDS.map((_, field) => groups.flatMap((group) => group.lengths[field] ?? []))
  return {
    terms: [...ids.keys()].sort(),
    listsOf: (term) => SEARCH_FIELDS.map((_, field) => listAt((ids.get(term) ?? 0) * FIELDS + field)),
    lengths,
    averages: lengths.map(average),
  }
}

/** The postings of all lists, which start at these places. */
function concatenated(groups: IndexedGroup[], idsOf: Int32Array[], starts: Int32Array): Int32Array {
  const ends = starts.slice()
  const latest = new Int32Array(starts.length).fill(-1)
  const numbers = new Int32Array(groups.reduce((sum, group) => sum + group.numbers.length, 0))
  let before = 0
  for (const [number, group] of groups.entries()) {
    let at = 0
    eachList(group, idsOf[number], (list, from, size) => {
      const moved = before - 1 - (latest[list] ?? 0)
      const first = group.numbers[at] ?? 0
      let end = ends[list] ?? 0
      numbers[end++] = first < 0 ? first - moved : first + moved
      for (const stop = at++ + size; at < stop; at += 1) numbers[end++] = group.numbers[at] ?? 0
      ends[list] = end
      latest[list] = before + (group.latest[from] ?? 0)
    })
    before += group.kinds.length
  }
  return numbers
}

function numberWords(words: string, ids: Map<string, number>): Int32Array {
  if (words === '') return new Int32Array()
  return Int32Array.from(words.split(' '), (word) => {
    const id = ids.get(word) ?? ids.size
    if (id === ids.size) ids.set(word, id)
    return id
  })
}

/** Calls back with each list of a group that has entries: with its number in the index and in the group, and its size. */
function eachList(
  { sizes }: IndexedGroup,
  ids: Int32Array | undefined,
  onList: (list: number, from: number, size: number) => void,
): void {
  for (let from = 0; from < sizes.length; from += 1) {
    const size = sizes[from] ?? 0
    if (size > 0) onList((ids?.[Math.floor(from / FIELDS)] ?? 0) * FIELDS + (from % FIELDS), from, size)
  }
}

/** Computes a running mean as MiniSearch does, so that the result is equal to the last digit. */
const average = (lengths: number[]): number =>
  lengths.reduce((mean, length, index) => (mean * index + length) / (index + 1), 0)
