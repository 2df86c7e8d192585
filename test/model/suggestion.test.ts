import { expect, test } from 'vitest'
import { didYouMean, nearest, nearestOfMany, nearestPath } from '../../src/model/suggestion.ts'
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

test('neither do names that differ from all over their whole length', async () => {
  const shifted = (index: number): string => `${index}-${'ab'.repeat(200)}`
  const candidates = Array.from({ length: 2000 }, (_, index) => shifted(index))
  const seconds = await cpuSeconds(() => expect(nearest(`x${'ba'.repeat(200)}y`, candidates)).toBe(shifted(0)))
  expect(seconds).toBeLessThan(1)
})

test('a name longer than anybody writes is meant only if it is right but for case', () => {
  const long = 'b'.repeat(200_000)
  expect(nearest(`${long}c`, [long])).toBeUndefined()
  expect(nearest(long, [`a${long}`, long.toUpperCase()])).toBe(long.toUpperCase())
})

test('swapped, added and missing letters count alike wherever they are', () => {
  expect(nearest('abcdefghijkl', ['bacdefghijkl', 'bacdefghijlk'], 1)).toBe('bacdefghijkl')
  expect(nearest('abcdefghijkl', ['bacdefghijlk'], 2)).toBe('bacdefghijlk')
  expect(nearest('abcdefghijkl', ['bacdefghijl'], 2)).toBe('bacdefghijl')
  expect(nearest('abcdefghijkl', ['xbacdefghijl'], 2)).toBeUndefined()
  expect(nearest('ca', ['abc'], 2)).toBeUndefined()
})

test('of very many names, the first get suggestions', () => {
  const near = nearestOfMany(10)
  expect(['titel', 'ul', 'titel'].map((name) => near(name, () => KEYS))).toEqual(['title', 'url', undefined])
})
