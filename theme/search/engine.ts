import type { SearchAnswer, SearchEngine, SearchOptions } from './answer.ts'
import { createDictionary } from './dictionary.ts'
import { createMatchers } from './matcher.ts'
import { type FetchJson, openPieces } from './pieces.ts'
import { loadPostings } from './postings.ts'
import { planQuery, queryWords } from './query.ts'
import { groupBySubject, rank } from './rank.ts'
import { createShelf } from './shelf.ts'

const DEFAULTS: SearchOptions = { limit: 8 }
const NOTHING: SearchAnswer = { groups: [], total: 0 }

/** Opens the index of a site: its manifest leads to its pieces. What a query needs is loaded when it is asked. */
export async function openSearch(manifest: URL, fetchJson: FetchJson): Promise<SearchEngine> {
  const pieces = await openPieces(manifest, fetchJson)
  const dictionary = createDictionary(pieces)
  const matcherFor = createMatchers(pieces.header)
  const shelf = createShelf(pieces)
  return {
    async search(query, { limit, signal } = DEFAULTS) {
      const words = queryWords(query)
      if (words.length === 0) return NOTHING
      const plan = await planQuery(words, dictionary)
      signal?.throwIfAborted()
      const postings = await loadPostings(pieces, plan.terms)
      signal?.throwIfAborted()
      const results = matcherFor(postings).match(plan.words)
      const ranked = rank(results, plan.spelt, pieces.header)
      const groups = groupBySubject(ranked, shelf.subjectOf)
      return { groups: await shelf.show(groups.slice(0, limit)), total: results.length }
    },
  }
}
