import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from '../../../theme/search/searchMemory.ts'

const KEY = 'portalgen.search.recent'
let stored = new Map<string, string>()

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('the latest search comes first, each once, five at most', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', ' b ', 'f', '  ']) rememberSearch(query)
  expect(recentSearches()).toEqual(['f', 'b', 'e', 'd', 'c'])
})

test('a search is forgotten alone or with others, and nothing is left of the last', () => {
  for (const query of ['a', 'b', 'c']) rememberSearch(query)
  forgetSearches(['b'])
  expect(recentSearches()).toEqual(['c', 'a'])
  forgetSearches(recentSearches())
  expect([...stored.keys()]).toEqual([])
})

test.each(['', '{', 'null', '{"0":"a"}', '[1,null,["a"]]'])('what is stored may be anything: %s', (text) => {
  stored.set(KEY, text)
  expect(recentSearches()).toEqual([])
  rememberSearch('a')
  expect(recentSearches()).toEqual(['a'])
})

test('without storage nothing is remembered and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('a')
  forgetSearches(['a'])
  expect(recentSearches()).toEqual([])
})
