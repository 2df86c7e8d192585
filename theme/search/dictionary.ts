import type { TermsChunk } from '../../src/model/search.ts'
import { UNSPACED } from '../../src/search/wire/cutWords.ts'
import { isExactTerm } from '../../src/search/wire/exactTerm.ts'
import { readTerms } from '../../src/search/wire/termList.ts'
import type { Chunks } from './chunks.ts'
import { lowerBound } from './lowerBound.ts'
import { mistyped } from './mistyped.ts'

/** A term of the index, and where its postings are: the `at`th of a piece. */
export type FoundTerm = { term: string; count: number; piece: number; at: number; isPartial: boolean }

/** A term that a mistyped word may mean; `begins`: it begins with such a one. */
type MeantTerm = FoundTerm & { begins: boolean }

/**
 * The terms for a word of a query: the word itself and its completions; if there are none, the terms that may have been
 * meant.
 */
export type Meaning = { known: FoundTerm[]; meant: MeantTerm[] }

/** Which terms the site has. */
export type Dictionary = { look(word: string): Promise<Meaning> }

type Range = { terms: string[]; partial: ReadonlySet<number>; chunk: TermsChunk }

/** A list of terms in few chunks is searched completely for a mistyped word. */
const FEW_CHUNKS = 4

/** A prefix such as `s` has many completions; expensive ones are left for a longer prefix. */
const MOST_TERMS = 60
const MOST_POSTINGS = 20_000

/** Of the terms that a mistyped word may mean. */
const MOST_MEANT = 6
const SHORTEST_MISTYPED = 4
const NUMBER = /^\p{N}+$/u

/** In scripts without spaces one letter makes another word; there, pairs of letters find what is written differently. */
const mayBeMistyped = (word: string): boolean =>
  word.length >= SHORTEST_MISTYPED && !NUMBER.test(word) && !UNSPACED.test(word)

export function createDictionary(chunks: Chunks): Dictionary {
  const files = chunks.header.terms
  const ranges = new Map<string, Range>()
  const rangeOf = async (hash: string): Promise<Range> => {
    const known = ranges.get(hash)
    if (known) return known
    const chunk = await chunks.terms(hash)
    const range = { chunk, terms: readTerms(chunk.terms), partial: new Set(chunk.partial) }
    ranges.set(hash, range)
    return range
  }
  const rangesFor = (start: string): Promise<Range[]> => {
    const end = `${start}\uFFFF`
    const inside = files.filter(({ first }, index) => first <= end && (files[index + 1]?.first ?? end) >= start)
    return Promise.all(inside.map(({ hash }) => rangeOf(hash)))
  }
  const nearRanges = async (word: string): Promise<Range[]> => {
    if (files.length <= FEW_CHUNKS) return rangesFor('')
    const starts = [...new Set([word.slice(0, 1), word.slice(1, 2)])]
    return [...new Set((await Promise.all(starts.map(rangesFor))).flat())]
  }
  return {
    async look(word) {
      const known = affordable((await rangesFor(word)).flatMap((range) => beginningWith(word, range)))
      if (known.length > 0 || !mayBeMistyped(word)) return { known, meant: [] }
      return { known, meant: meantBy(word, await nearRanges(word)) }
    },
  }
}

function beginningWith(start: string, range: Range): FoundTerm[] {
  const found: FoundTerm[] = []
  for (let index = lowerBound(range.terms, start); range.terms[index]?.startsWith(start); index++) {
    found.push(foundAt(range, index))
  }
  return found
}

/** The word itself and the nearest longer ones. */
function affordable(terms: FoundTerm[]): FoundTerm[] {
  const byLength = terms.sort((one, other) => one.term.length - other.term.length)
  let postings = 0
  return byLength.slice(0, MOST_TERMS).filter(({ count }, index) => {
    postings += count
    return index === 0 || postings <= MOST_POSTINGS
  })
}

/** Frequent terms first; longer ones that the word may become only when no term is as long as the word. */
function meantBy(word: string, ranges: Range[]): MeantTerm[] {
  const found = ranges.flatMap((range) =>
    range.terms.flatMap((term, index) => {
      const match = isExactTerm(term) ? 0 : mistyped(word, term)
      return match === 0 ? [] : [{ ...foundAt(range, index), begins: match === 1 }]
    }),
  )
  const whole = found.filter(({ begins }) => !begins)
  const meant = whole.length > 0 ? whole : found
  return meant.sort((one, other) => other.count - one.count).slice(0, MOST_MEANT)
}

function foundAt({ terms, partial, chunk }: Range, index: number): FoundTerm {
  const before = lowerBound(chunk.breaks, index + 1)
  const start = before === 0 ? 0 : (chunk.breaks[before - 1] ?? 0)
  return {
    term: terms[index] ?? '',
    count: chunk.counts[index] ?? 0,
    piece: chunk.piece + before,
    at: index - start,
    isPartial: partial.has(index),
  }
}
