import type { SearchIndex } from './buildIndex.ts'
import { eachPosting, type PostingList, putPosting } from './wire/postingBytes.ts'

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
  const lengthOf = (entry: number): number => lengths[field]?.[entry] ?? 0
  const average = averages[field] ?? 1
  const weightOf = (times: number, length: number): number => times / (times + 0.36 + 0.84 * (length / average))
  // Very many postings are alike, so that counting them takes a fraction of the time of sorting them.
  const alike: number[][] = []
  eachPosting(list, (entry, times) => {
    alike[times] ??= []
    const counts = alike[times]
    const length = lengthOf(entry)
    counts[length] = (counts[length] ?? 0) + 1
  })
  const weights = alike.flatMap((counts, times) =>
    counts.map((count, length) => ({ count, weight: weightOf(times, length) })),
  )
  const least = leastKept(weights)
  let left = MOST_POSTINGS - countOf(weights.filter(({ weight }) => weight > least))
  // A step is not longer than all steps over what it leaves out.
  const bytes = new Uint8Array(list.bytes.length)
  let end = 0
  let latest = -1
  eachPosting(list, (entry, times) => {
    const weight = weightOf(times, lengthOf(entry))
    if (weight < least || (weight === least && left-- <= 0)) return
    end = putPosting(bytes, end, entry - latest, times)
    latest = entry
  })
  return { bytes: bytes.slice(0, end), entries: MOST_POSTINGS }
}

/** So many postings have a weight. */
type Weighed = { count: number; weight: number }

const countOf = (weights: Weighed[]): number => weights.reduce((sum, { count }) => sum + count, 0)

/** The weight of the last posting that is kept, of more than are. */
function leastKept(weights: Weighed[]): number {
  let left = MOST_POSTINGS
  for (const { count, weight } of weights.toSorted((one, other) => other.weight - one.weight)) {
    left -= count
    if (left <= 0) return weight
  }
  return 0
}
