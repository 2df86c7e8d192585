import { expect, test } from 'vitest'
import { searchFiles } from '../../src/search/searchFiles.ts'
import type { SearchGroup } from '../../theme/search/answer.ts'
import { openFiles } from './memory.ts'
import { portal } from './portal.ts'
import { QUERIES } from './queries.ts'

const { engine } = await openFiles([...searchFiles(portal)])

const placeOf = (expected: string, groups: SearchGroup[]): number =>
  groups.findIndex(({ href, hits }) => href === expected || hits.some((hit) => hit.href === expected)) + 1

const places = new Map<string, number>()
for (const [query, expected] of QUERIES) {
  const { groups } = await engine.search(query)
  places.set(query, placeOf(expected, groups))
}

test.each(QUERIES)('who searches this portal for "%s" finds %s among the first three', (query) => {
  expect(places.get(query)).toBeGreaterThan(0)
  expect(places.get(query)).toBeLessThanOrEqual(3)
})

test('most of what is searched for comes first', () => {
  const first = [...places.values()].filter((place) => place === 1)
  expect(first.length).toBeGreaterThanOrEqual(QUERIES.length * 0.8)
})
