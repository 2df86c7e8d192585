import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch'
import type { SearchHeader, TermPostings } from '../../src/model/search.ts'
import { readPostings, SEARCH_FIELDS } from '../../src/search/wire/postings.ts'
import type { PlannedWord } from './query.ts'

/** Finds entries by the terms that it was given. */
type Matcher = {
  /** Returns the entries that contain all words; if there are none, those with the most significant words. */
  match(words: PlannedWord[]): SearchResult[]
  /** The entries that have one of the terms. */
  entriesWith(terms: string[]): ReadonlySet<number>
}

/** Makes matchers; while a query grows letter by letter, the latest one mostly has the terms for the next. */
export function createMatchers(header: SearchHeader): (terms: ReadonlyMap<string, TermPostings>) => Matcher {
  let latest: { terms: ReadonlySet<string>; matcher: Matcher } | undefined
  return (terms) => {
    const known = latest && [...terms.keys()].every((term) => latest?.terms.has(term))
    if (!latest || !known) latest = { terms: new Set(terms.keys()), matcher: matcherOf(loadTerms(header, terms)) }
    return latest.matcher
  }
}

const BOOST = { title: 5, about: 1.5, text: 1 }

/** Beside other words, a word in more entries than this is too frequent to select some of them. */
const COMMON = 2000

function matcherOf(index: MiniSearch): Matcher {
  const search = (combineWith: 'AND' | 'OR', words: PlannedWord[], filter?: (result: SearchResult) => boolean) =>
    index.search({ combineWith, queries: words.map(({ query }) => query) }, { boost: BOOST, ...(filter && { filter }) })

  const withSome = (words: PlannedWord[]): SearchResult[] => {
    const telling = words.filter(({ count }) => count <= COMMON)
    const found = telling.length > 0 ? search('OR', telling) : []
    return found.length > 0 ? found : search('OR', words)
  }

  return {
    match(words) {
      const certain = words.filter(({ isPartial }) => !isPartial)
      const found = search('AND', certain.length > 0 ? certain : words)
      if (found.length === 0) return withSome(words)
      if (certain.length === 0 || certain.length === words.length) return found
      const ids = new Set(found.map(({ id }) => id))
      return search('OR', words, ({ id }) => ids.has(id))
    },
    entriesWith: (terms) =>
      new Set(terms.flatMap((term) => index.search(term, { prefix: false }).map(({ id }) => Number(id)))),
  }
}

type Numbered<T> = { [number: string]: T }

/** The part of the site's index with the given terms. MiniSearch requests no other terms or entries. */
function loadTerms(header: SearchHeader, terms: ReadonlyMap<string, TermPostings>): MiniSearch {
  const documentIds: Numbered<number> = {}
  const fieldLength: Numbered<number[]> = {}
  const numbered = (numbers: number[]): Numbered<number> => {
    const times: Numbered<number> = {}
    readPostings(numbers, (entry, count) => {
      times[entry] = count
      if (documentIds[entry] !== undefined) return
      documentIds[entry] = entry
      fieldLength[entry] = header.lengths.map((lengths) => lengths[entry] ?? 0)
    })
    return times
  }
  const plain: AsPlainObject = {
    documentCount: header.kinds.length,
    nextId: header.kinds.length,
    fieldIds: Object.fromEntries(SEARCH_FIELDS.map((field, number) => [field, number])),
    averageFieldLength: header.averages,
    storedFields: {},
    dirtCount: 0,
    index: [...terms].map(([term, postings]) => [term, Object.fromEntries(postings.map(numbered).entries())]),
    documentIds,
    fieldLength,
    serializationVersion: 2,
  }
  return MiniSearch.loadJS(plain, OPTIONS)
}

/** What is written in a query is a term by now. */
const OPTIONS = {
  fields: [...SEARCH_FIELDS],
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
}
