import type { IndexedEntries, SearchEntry } from '../model/search.ts'
import { indexEntries } from './indexEntries.ts'
import { addOccurrences, emptyList, type PostingList, SEARCH_FIELDS } from './wire/postings.ts'
import { createTokenizer } from './wire/tokenize.ts'

/** The entries of each term, by term in the order of code units; and the lengths of the entries, by field. */
export type SearchIndex = { terms: IndexedTerm[]; lengths: number[][]; averages: number[] }

/** Contains a list of postings for each field. */
export type IndexedTerm = { term: string; lists: PostingList[] }

/** Builds the index that MiniSearch would build of the same entries. */
export const buildIndex = (entries: SearchEntry[]): SearchIndex =>
  mergeIndex([indexEntries(entries, createTokenizer())])

/** Builds the index of entries that have been split into terms, in their order. */
export function mergeIndex(parts: IndexedEntries[]): SearchIndex {
  const known = new Map<string, PostingList[]>()
  const lengths: number[][] = SEARCH_FIELDS.map(() => [])
  let entry = 0
  for (const { words, occurrences } of parts) {
    const lists = words === '' ? [] : words.split(' ').map((term) => listsOf(known, term))
    // A loop over numbers and nothing else: there are hundreds of them for each entry.
    for (let at = 0; at < occurrences.length; entry += 1) {
      for (let field = 0; field < SEARCH_FIELDS.length; field += 1) {
        const terms = occurrences[at] ?? 0
        lengths[field]?.push(terms)
        const end = at + 1 + terms * 2
        for (at += 1; at < end; at += 2) {
          const list = lists[occurrences[at] ?? 0]?.[field]
          if (list) addOccurrences(list, entry, occurrences[at + 1] ?? 0)
        }
      }
    }
  }
  return { terms: sorted(known), lengths, averages: lengths.map(average) }
}

function listsOf(lists: Map<string, PostingList[]>, term: string): PostingList[] {
  const known = lists.get(term)
  if (known) return known
  const ofTerm = SEARCH_FIELDS.map(emptyList)
  lists.set(term, ofTerm)
  return ofTerm
}

const sorted = (lists: Map<string, PostingList[]>): IndexedTerm[] =>
  [...lists.keys()].sort().map((term) => ({ term, lists: lists.get(term) ?? [] }))

/** Computes a running mean as MiniSearch does, so that the result is equal to the last digit. */
const average = (lengths: number[]): number =>
  lengths.reduce((mean, length, index) => (mean * index + length) / (index + 1), 0)
