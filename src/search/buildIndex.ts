import type { SearchEntry } from '../model/search.ts'
import { addOccurrence, emptyList, type PostingList, SEARCH_FIELDS } from './wire/postings.ts'
import { createTokenizer } from './wire/tokenize.ts'

/** The entries of each term, by term in the order of code units; and the lengths of the entries, by field. */
export type SearchIndex = { terms: IndexedTerm[]; lengths: number[][]; averages: number[] }

/** Contains a list of postings for each field. */
export type IndexedTerm = { term: string; lists: PostingList[] }

/** Builds the index that MiniSearch would build of the same entries. */
export function buildIndex(entries: SearchEntry[]): SearchIndex {
  const { termsOf } = createTokenizer()
  const lists = new Map<string, PostingList[]>()
  const lengths: number[][] = SEARCH_FIELDS.map(() => [])
  for (const [number, entry] of entries.entries()) {
    for (const [field, text] of fieldTexts(entry).entries()) {
      let length = 0
      for (const term of termsOf(text)) if (addOccurrence(listOf(lists, term, field), number)) length += 1
      lengths[field]?.push(length)
    }
  }
  return { terms: sorted(lists), lengths, averages: lengths.map(average) }
}

/** In the order of `SEARCH_FIELDS`. */
export function fieldTexts({ kind, subject, title, context, names, text }: SearchEntry): [string, string, string] {
  const above = kind === subject.kind && title === subject.title ? '' : subject.title
  return [title, [above, context, names].join(' '), text]
}

function listOf(lists: Map<string, PostingList[]>, term: string, field: number): PostingList {
  const known = lists.get(term)
  const ofTerm = known ?? SEARCH_FIELDS.map(emptyList)
  if (!known) lists.set(term, ofTerm)
  return ofTerm[field] ?? emptyList()
}

const sorted = (lists: Map<string, PostingList[]>): IndexedTerm[] =>
  [...lists.keys()].sort().map((term) => ({ term, lists: lists.get(term) ?? [] }))

/** Computes a running mean as MiniSearch does, so that the result is equal to the last digit. */
const average = (lengths: number[]): number =>
  lengths.reduce((mean, length, index) => (mean * index + length) / (index + 1), 0)
