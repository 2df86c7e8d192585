import type { IndexedTerm, SearchIndex } from './buildIndex.ts'
import { addOccurrences, emptyList, type PostingList, readPostings } from './wire/postings.ts'

/** In one field of a term. A word that more entries have tells little; nobody reads so many results. */
export const MOST_POSTINGS = 8000

/** Of a very frequent term, the entries that have it most: those that would come first if it were the whole query. */
export function bestPostings({ term, lists }: IndexedTerm, index: SearchIndex): IndexedTerm {
  return { term, lists: lists.map((list, field) => (list.length > MOST_POSTINGS ? best(list, index, field) : list)) }
}

type Posting = { entry: number; times: number; weight: number }

function best(list: PostingList, { lengths, averages }: SearchIndex, field: number): PostingList {
  const postings: Posting[] = []
  readPostings(list.numbers, (entry, times) => {
    const length = (lengths[field]?.[entry] ?? 0) / (averages[field] ?? 1)
    postings.push({ entry, times, weight: times / (times + 0.36 + 0.84 * length) })
  })
  const kept = postings
    .sort((one, other) => other.weight - one.weight || one.entry - other.entry)
    .slice(0, MOST_POSTINGS)
  const bounded = emptyList()
  for (const { entry, times } of kept.sort((one, other) => one.entry - other.entry))
    addOccurrences(bounded, entry, times)
  return bounded
}
