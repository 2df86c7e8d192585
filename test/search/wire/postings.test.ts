import { expect, test } from 'vitest'
import { readPostings, roundLength, SEARCH_FIELDS } from '../../../src/search/wire/postings.ts'

test.each([
  [0, 0],
  [1, 1],
  [7, 7],
  [8, 8],
  [9, 10],
  [15, 16],
  [17, 16],
  [18, 20],
  [100, 96],
  [1000, 1024],
])('a length of %i counts as %i: three binary digits are enough', (length, rounded) => {
  expect(roundLength(length)).toBe(rounded)
})

test('steps lead from entry to entry; a negative one is followed by how often the term occurs', () => {
  const found: [entry: number, times: number][] = []
  readPostings([1, 2, -3, 5, 1], (entry, times) => found.push([entry, times]))
  expect(found).toEqual([
    [0, 1],
    [2, 1],
    [5, 5],
    [6, 1],
  ])
})

test('the fields of an entry are found by their names, which pages in the browser know', () => {
  expect(SEARCH_FIELDS).toEqual(['title', 'about', 'text'])
})
