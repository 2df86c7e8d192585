import type { IndexedEntries, SearchEntry } from '../model/search.ts'
import { indexEntries, readOccurrences } from './indexEntries.ts'
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
  let first = 0
  for (const part of parts) {
    const lists = part.words === '' ? [] : part.words.split(' ').map((term) => listsOf(known, term))
    let number = first
    let field = 0
    readOccurrences(part, {
      field(entry, at, terms) {
        number = first + entry
        field = at
        lengths[at]?.push(terms)
      },
      term(word, times) {
        const list = lists[word]?.[field]
        if (list) addOccurrences(list, number, times)
      },
    })
    first += part.kinds.length
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
