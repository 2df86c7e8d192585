import type { TermPostings } from '../../src/model/search.ts'
import type { Chunks } from './chunks.ts'
import type { FoundTerm } from './dictionary.ts'

/** The postings of some terms; loads the pieces that have them. */
export async function loadPostings(
  chunks: Chunks,
  terms: ReadonlyMap<string, FoundTerm>,
): Promise<Map<string, TermPostings>> {
  const loaded = [...terms.values()].map(async ({ term, piece, at }): Promise<[string, TermPostings]> => {
    const found = (await chunks.postings(piece))[at]
    return [term, found ?? []]
  })
  return new Map(await Promise.all(loaded))
}
