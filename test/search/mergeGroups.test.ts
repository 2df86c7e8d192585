import { expect, test } from 'vitest'
import type { SearchEntry } from '../../src/model/search.ts'
import { buildIndex, mergeGroups } from '../../src/search/buildIndex.ts'
import { termCounter } from '../../src/search/countTerms.ts'
import { groupParts } from '../../src/search/groupParts.ts'
import { indexEntries } from '../../src/search/indexEntries.ts'
import { mergeParts } from '../../src/search/mergeParts.ts'
import { createTokenizer } from '../../src/search/wire/tokenize.ts'
import { chanceOf } from '../markdown/pipelines/random.ts'

const WORDS = ['offer', 'list', 'page', 'cursor', 'limit', 'the']

test('groups that are merged give the index of all their entries', () => {
  const { oneOf, times } = chanceOf(7)
  const textOf = () => times(0, 6, () => oneOf(WORDS)).join(' ')
  const entries = Array.from({ length: 60 }, (): SearchEntry => {
    const subject = { kind: 'page', title: textOf(), href: '/' } as const
    return { ...subject, subject, context: textOf(), names: '', text: textOf() }
  })
  const groups = [0, 1, 20, 20, 45].map((from, at, all) => {
    const parts = entries.slice(from, all[at + 1]).map((entry) => indexEntries([entry], counter))
    return mergeParts(parts)
  })
  const whole = buildIndex(entries)
  const merged = mergeGroups(groups)
  const listsOf = (index: typeof whole) => index.terms.map((term) => [term, index.listsOf(term)])
  expect(listsOf(merged)).toEqual(listsOf(whole))
  expect([merged.lengths, merged.averages]).toEqual([whole.lengths, whole.averages])
})

const counter = termCounter(createTokenizer())

test('a page may be one word of many millions of characters', () => {
  counter.count('a'.repeat(30_000_000), [])
  const { words, occurrences } = counter.endPage()
  expect(words).toEqual(['a'.repeat(40)])
  expect([...occurrences]).toEqual([1, 0, 30])
})

test('a term may occur more often than 16 bits can count', () => {
  counter.count('offer '.repeat(70_000), [])
  expect(counter.endPage()).toEqual({ words: ['offer'], occurrences: Uint32Array.of(1, 0, 70_000) })
})

test('each term of a page is in its list once', () => {
  counter.count('Offers and limits', [])
  counter.count('limits of offers', ['=limits'])
  expect(counter.endPage()).toEqual({
    words: ['offers', 'and', 'limits', 'of', '=limits'],
    occurrences: Uint16Array.of(3, 0, 1, 1, 1, 2, 1, 4, 2, 1, 3, 1, 0, 1, 4, 1),
  })
})

const partsOf = (hrefs: string[]) => hrefs.map((href) => ({ key: href, href, entries: () => [] }))

test('a new page changes the group that it is in, and not those after it', () => {
  const hrefs = Array.from({ length: 300 }, (_, number) => `/page-${number}/`)
  const groups = (all: string[]) => groupParts(partsOf(all)).map((group) => group.map(({ href }) => href).join())
  const before = groups(hrefs)
  const after = groups(hrefs.toSpliced(100, 0, '/new/'))
  expect(before.join()).toBe(hrefs.join())
  expect(before.length).toBeGreaterThan(300 / 48)
  expect(after.filter((group) => !before.includes(group)).length).toBeLessThan(3)
})

test('a group has at most 48 pages', () => {
  expect(groupParts(partsOf(Array(100).fill('/a/'))).map(({ length }) => length)).toEqual([48, 48, 4])
})
