import type { PostingsChunk, TermsChunk } from '../model/search.ts'
import { bestPostings, MOST_POSTINGS } from './bestPostings.ts'
import type { IndexedTerm, SearchIndex } from './buildIndex.ts'
import { writeTerms } from './wire/termList.ts'

/** `firsts` are the first terms of the chunks of terms. */
type CutTerms = { firsts: string[]; terms: TermsChunk[]; postings: PostingsChunk[] }

/** The number of terms in a chunk of the list of terms. */
const MOST_TERMS = 8000

/** The approximate size of a chunk of postings, in bytes; a term is never split. */
const POSTINGS_BYTES = 16_000

/** Cuts an index by ranges of terms: one list of chunks contains the terms, the other their postings. */
export function cutTerms(index: SearchIndex): CutTerms {
  const cut: CutTerms = { firsts: [], terms: [], postings: [] }
  for (let start = 0; start < index.terms.length; start += MOST_TERMS) {
    const range = index.terms.slice(start, start + MOST_TERMS)
    const bounded = range.map((each) => bestPostings(each, index))
    const { postings, breaks } = cutPostings(bounded)
    cut.firsts.push(range[0]?.term ?? '')
    cut.terms.push({
      terms: writeTerms(range.map(({ term }) => term)),
      counts: bounded.map(({ lists }) => countOf(lists)),
      chunk: cut.postings.length,
      breaks,
      partial: range.flatMap(({ lists }, at) => (lists.some(({ length }) => length > MOST_POSTINGS) ? [at] : [])),
    })
    cut.postings.push(...postings)
  }
  return cut
}

const countOf = (lists: IndexedTerm['lists']): number => lists.reduce((sum, { length }) => sum + length, 0)

function cutPostings(terms: IndexedTerm[]): { postings: PostingsChunk[]; breaks: number[] } {
  let chunk: PostingsChunk = []
  let bytes = 0
  const postings = [chunk]
  const breaks: number[] = []
  for (const [index, { lists }] of terms.entries()) {
    // A number and its comma take two to four bytes.
    const size = countOf(lists) * 3
    if (bytes > 0 && bytes + size > POSTINGS_BYTES) {
      chunk = []
      postings.push(chunk)
      breaks.push(index)
      bytes = 0
    }
    chunk.push(lists.map(({ numbers }) => numbers))
    bytes += size
  }
  return { postings, breaks }
}
