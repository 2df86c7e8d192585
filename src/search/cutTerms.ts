import type { TermsChunk } from '../model/search.ts'
import { bestPostings, MOST_POSTINGS } from './bestPostings.ts'
import type { SearchIndex } from './buildIndex.ts'
import { type PostingList, postingsWriter } from './wire/postingBytes.ts'
import { writeTerms } from './wire/termList.ts'

/** A piece of an index. `first` is the first term of a chunk of terms. */
type IndexPiece = { kind: 'postings'; piece: Uint8Array } | { kind: 'terms'; first: string; chunk: TermsChunk }

/** The number of terms in a chunk of the list of terms. */
const MOST_TERMS = 8000

/** The size of a piece of postings; a term is never split. A query loads one for each of its words. */
const PIECE_BYTES = 8000

/**
 * Cuts an index by ranges of terms, piece by piece, since all of it may not fit in memory: the terms of a range follow
 * their postings.
 */
export function* cutTerms(index: SearchIndex): Generator<IndexPiece> {
  const writer = postingsWriter()
  let pieces = 0
  for (let start = 0; start < index.terms.length; start += MOST_TERMS) {
    const range = index.terms.slice(start, start + MOST_TERMS)
    const terms: TermsChunk = { terms: writeTerms(range), counts: [], piece: pieces, breaks: [], partial: [] }
    for (const [at, term] of range.entries()) {
      const all = index.listsOf(term)
      const lists = bestPostings(all, index)
      if (writer.size() > 0 && writer.size() + bytesIn(lists) > PIECE_BYTES) {
        yield { kind: 'postings', piece: writer.take() }
        pieces += 1
        terms.breaks.push(at)
      }
      writer.add(lists)
      terms.counts.push(lists.reduce((sum, { entries }) => sum + entries, 0))
      if (all.some(({ entries }) => entries > MOST_POSTINGS)) terms.partial.push(at)
    }
    yield { kind: 'postings', piece: writer.take() }
    pieces += 1
    yield { kind: 'terms', first: range[0] ?? '', chunk: terms }
  }
}

const bytesIn = (lists: PostingList[]): number => lists.reduce((sum, { bytes }) => sum + bytes.length, 0)
