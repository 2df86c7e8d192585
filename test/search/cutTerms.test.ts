import { expect, test } from 'vitest'
import { bestPostings, MOST_POSTINGS } from '../../src/search/bestPostings.ts'
import type { SearchIndex } from '../../src/search/buildIndex.ts'
import { cutTerms } from '../../src/search/cutTerms.ts'
import { eachPosting, type PostingList, readPiece } from '../../src/search/wire/postingBytes.ts'
import { listOf } from './postingList.ts'

/** The postings of a word that is in so many entries, the first of which have it twice. */
const stepsOf = (entries: number, twice = 0): number[] =>
  Array.from({ length: entries }, (_, entry) => (entry < twice ? [-1, 2] : [1])).flat()

const wordIn = (entries: number, twice?: number): PostingList => listOf(stepsOf(entries, twice))

const indexOf = (counts: number[]): SearchIndex => ({
  terms: counts.map((_, index) => `term${index}`),
  listsOf: (term) => [wordIn(0), wordIn(0), wordIn(counts[Number(term.slice(4))] ?? 0)],
  lengths: [[], [], []],
  averages: [1, 1, 1],
})

test('the postings of a few terms share a piece until it is large enough, and a large term has its own', () => {
  const pieces = [...cutTerms(indexOf([2000, 2000, 2000, 2500, 2500, 2500, 10, 5000, 2900, 7999]))]
  const last = pieces.at(-1) ?? expect.fail()
  expect(pieces.map((each) => (each.kind === 'postings' ? readPiece(each.piece).length : each.first))).toEqual([
    3,
    4,
    2,
    1,
    'term0',
  ])
  expect(last.kind === 'terms' && last.chunk).toMatchObject({ piece: 0, breaks: [3, 7, 9], partial: [] })
})

test('a list of terms names the first of the pieces that have their postings', () => {
  const pieces = [...cutTerms(indexOf(Array(8001).fill(0)))]
  const kinds = pieces.map((each) => (each.kind === 'postings' ? 'postings' : [each.first, each.chunk.piece]))
  expect(kinds).toEqual(['postings', 'postings', 'postings', ['term0', 0], 'postings', ['term8000', 3]])
})

/** The entries that are kept of a word, with how often they have it. */
function kept(list: PostingList, lengthOf = (_entry: number): number => 1): [entry: number, times: number][] {
  const lengths = Array.from({ length: list.entries }, (_, entry) => lengthOf(entry))
  const index = { ...indexOf([]), lengths: [lengths], averages: [1] }
  const found: [entry: number, times: number][] = []
  for (const best of bestPostings([list], index)) {
    expect(best.entries).toBe(Math.min(list.entries, MOST_POSTINGS))
    eachPosting(best, (entry, times) => found.push([entry, times]))
  }
  return found
}

test('of entries that are as good as one another, the first are kept', () => {
  expect(kept(wordIn(MOST_POSTINGS + 3)).map(([entry]) => entry)).toEqual([...Array(MOST_POSTINGS).keys()])
  expect(kept(wordIn(MOST_POSTINGS))).toHaveLength(MOST_POSTINGS)
})

test('entries that have a word more often are kept before others', () => {
  const some = listOf([...stepsOf(MOST_POSTINGS + 3).slice(0, -2), -1, 2, -1, 2])
  for (const [each, last] of [
    [wordIn(MOST_POSTINGS + 3, 2), [MOST_POSTINGS - 1, 1]],
    [some, [MOST_POSTINGS + 2, 2]],
  ] as const) {
    expect(kept(each)).toHaveLength(MOST_POSTINGS)
    expect(kept(each).at(-1)).toEqual(last)
  }
})

test('short entries are kept before much longer ones that have a word more often', () => {
  const list = wordIn(MOST_POSTINGS + 2, 2)
  expect(kept(list, (entry) => (entry < 2 ? 2 : 1))[0]).toEqual([0, 2])
  expect(kept(list, (entry) => (entry < 2 ? 3 : 1))[0]).toEqual([2, 1])
})
