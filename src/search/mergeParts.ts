import type { IndexedEntries, IndexedGroup } from '../model/search.ts'
import { postingSize, putPosting } from './wire/postingBytes.ts'
import { SEARCH_FIELDS } from './wire/postings.ts'

const FIELDS = SEARCH_FIELDS.length

/** Merges the terms of successive pages. All postings are in one array, since there are a thousand for each page. */
export function mergeParts(parts: IndexedEntries[]): IndexedGroup {
  const words = [...new Set(parts.flatMap((part) => part.words))].sort()
  const places = new Map(words.map((word, at) => [word, at]))
  const placesOf = parts.map((part) => Int32Array.from(part.words, (word) => places.get(word) ?? 0))
  const sizes = new Int32Array(words.length * FIELDS)
  const counts = new Int32Array(sizes.length)
  // Where a list starts follows from how long those before it are.
  const latest = eachStep(parts, placesOf, sizes.length, (list, step, times) => {
    sizes[list] = (sizes[list] ?? 0) + postingSize(step, times)
    counts[list] = (counts[list] ?? 0) + 1
  })
  const ends = startsOf(sizes)
  const postings = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0))
  eachStep(parts, placesOf, sizes.length, (list, step, times) => {
    ends[list] = putPosting(postings, ends[list] ?? 0, step, times)
  })
  return {
    kinds: parts.flatMap(({ kinds }) => kinds),
    subjects: parts.flatMap(({ subjects }) => subjects),
    lengths: lengthsOf(parts),
    words: words.join(' '),
    postings,
    sizes,
    counts,
    latest,
  }
}

/** Where each list starts when all are in one array. */
export function startsOf(sizes: Int32Array): Int32Array {
  let end = 0
  return sizes.map((size) => {
    end += size
    return end - size
  })
}

/** Calls back with each posting, by the steps from one entry of a list to the next. @returns the last entry of each list */
function eachStep(
  parts: IndexedEntries[],
  placesOf: Int32Array[],
  lists: number,
  onPosting: (list: number, step: number, times: number) => void,
): Int32Array {
  const latest = new Int32Array(lists).fill(-1)
  eachOccurrence(parts, placesOf, (list, entry, times) => {
    onPosting(list, entry - (latest[list] ?? 0), times)
    latest[list] = entry
  })
  return latest
}

/** Calls back with each term of each field of each entry; a list is a field of a term. */
function eachOccurrence(
  parts: IndexedEntries[],
  placesOf: Int32Array[],
  onTerm: (list: number, entry: number, times: number) => void,
): void {
  let entry = 0
  for (const [part, { occurrences }] of parts.entries()) {
    const places = placesOf[part] ?? new Int32Array()
    for (let at = 0; at < occurrences.length; entry += 1) {
      for (let field = 0; field < FIELDS; field += 1) {
        const end = at + 1 + (occurrences[at] ?? 0) * 2
        for (at += 1; at < end; at += 2) {
          onTerm((places[occurrences[at] ?? 0] ?? 0) * FIELDS + field, entry, occurrences[at + 1] ?? 0)
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
