import { expect, test } from 'vitest'
import { didYouMean, nearest, nearestPath } from '../../src/model/suggestion.ts'
import { cpuSeconds } from '../cpuSeconds.ts'

const KEYS = ['title', 'tagline', 'url', 'baseUrl', 'navigation']

test.each([
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['tagine', 'tagline'],
  ['base-url', 'baseUrl'],
  ['navigatoin', 'navigation'],
  ['ul', 'url'],
  ['colour', undefined],
  ['', undefined],
])('the name nearest to "%s" is %s', (name, expected) => {
  expect(nearest(name, KEYS)).toBe(expected)
})

test('the nearest of several wins, and the first of two that are as near', () => {
  expect(nearest('offers', ['offer', 'offers2', 'Offers'])).toBe('Offers')
  expect(nearest('abc', ['abd', 'abe'])).toBe('abd')
})

test('in a path only the last name may be wrong by much', () => {
  expect(nearestPath('/docs/a-long-folder/x/', ['/docs/b-long-folder/y/'])).toBeUndefined()
  expect(nearestPath('/docs/folder/pagnation/', ['/docs/folder/pagination/'])).toBe('/docs/folder/pagination/')
})

test('a suggestion is a question', () => {
  expect(didYouMean('titel', KEYS)).toBe('did you mean "title"?')
  expect(didYouMean('xyz', KEYS)).toBeUndefined()
})

test('long names cost little when nothing is near', async () => {
  const candidates = Array.from({ length: 2000 }, (_, index) => `${index}-${'x'.repeat(300)}`)
  const seconds = await cpuSeconds(() => expect(nearest(`y${'z'.repeat(300)}`, candidates, 1)).toBeUndefined())
  expect(seconds).toBeLessThan(1)
})
