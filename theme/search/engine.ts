import type { SearchAnswer, SearchEngine, SearchOptions } from './answer.ts'
import { openChunks } from './chunks.ts'
import { createDictionary } from './dictionary.ts'
import type { FetchBytes } from './fetchBytes.ts'
import { createHitLoader } from './hitLoader.ts'
import { createMatchers } from './matcher.ts'
import { loadPostings } from './postings.ts'
import { namedBy, planQuery, queryWords, requiredWords } from './query.ts'
import { groupBySubject, rank } from './rank.ts'

const DEFAULTS: SearchOptions = { limit: 8 }
const NOTHING: SearchAnswer = { groups: [], total: 0 }

/** Opens the index of a site by its manifest. Its parts are loaded when a query needs them. */
export async function openSearch(manifest: URL, fetchBytes: FetchBytes): Promise<SearchEngine> {
  const chunks = await openChunks(manifest, fetchBytes)
  const dictionary = createDictionary(chunks)
  const matcherFor = createMatchers(chunks.header)
  const optional = new Set(chunks.header.optional)
  const hitLoader = createHitLoader(chunks)
  return {
    async search(query, { limit, signal } = DEFAULTS) {
      const words = queryWords(query)
      if (words.length === 0) return NOTHING
      const required = requiredWords(words, optional)
      const plan = await planQuery(required, dictionary)
      const named = await namedBy(query, dictionary)
      signal?.throwIfAborted()
      const postings = await loadPostings(chunks, new Map([...plan.terms, ...named]))
      signal?.throwIfAborted()
      const matcher = matcherFor(postings)
      const results = matcher.match(plan.words)
      const asked = { wanted: plan.spelt, optional: words.length - required.length }
      const ranked = rank(results, asked, chunks.header, matcher.entriesWith([...named.keys()]))
      const groups = groupBySubject(ranked, hitLoader.subjectOf)
      return { groups: await hitLoader.show(groups.slice(0, limit)), total: groups.flat().length }
    },
  }
}
