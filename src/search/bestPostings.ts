import type { SearchIndex } from './buildIndex.ts'
import type { PostingList } from './wire/postingBytes.ts'
import { readPostings } from './wire/postings.ts'

/**
 * The number of postings kept in one field of a term. A word in more entries has little weight, and so many results are
 * never read.
 */
export const MOST_POSTINGS = 8000

/**
 * Keeps the entries in which a very frequent term occurs most: those that would rank first if it were the whole query.
 */
export const bestPostings = (lists: PostingList[], index: SearchIndex): PostingList[] =>
  lists.map((list, field) => (list.entries > MOST_POSTINGS ? best(list, index, field) : list))

function best(list: PostingList, { lengths, averages }: SearchIndex, field: number): PostingList {
  const entries = new Int32Array(list.entries)
  const occurrences = new Int32Array(list.entries)
  const weights = new Float64Array(list.entries)
  let count = 0
  readPostings(list.numbers, (entry, times) => {
    const length = (lengths[field]?.[entry] ?? 0) / (averages[field] ?? 1)
    entries[count] = entry
    occurrences[count] = times
    weights[count] = times / (times + 0.36 + 0.84 * length)
    count += 1
  })
  // Sorting plain numbers takes a tenth of the time of sorting postings.
  const least = weights.slice().sort()[count - MOST_POSTINGS] ?? 0
  let left = MOST_POSTINGS - weights.filter((weight) => weight > least).length
  const numbers: number[] = []
  let latest = -1
  for (let at = 0; at < count; at += 1) {
    const weight = weights[at] ?? 0
    if (weight < least || (weight === least && left-- <= 0)) continue
    const [entry = 0, times = 0] = [entries[at], occurrences[at]]
    if (times === 1) numbers.push(entry - latest)
    else numbers.push(latest - entry, times)
    latest = entry
  }
  return { numbers: Int32Array.from(numbers), entries: MOST_POSTINGS }
}
