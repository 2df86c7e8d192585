import { expect, test } from 'vitest'
import { brokenLinks, importTable } from '../../../src/reporting/results/importTable.ts'

const places = [1, 2, 3, 4].map((line) => ({ file: 'docs/a.md', line }))
const rows = [
  { construct: '<Tabs>', converted: 12, left: 4, places },
  { construct: 'a comment', converted: 3, left: 0, places: [] },
]

test('a table says how often each construct was converted, and where it was left', () => {
  expect(importTable(rows, false)).toBe(`construct  converted  left  places
<Tabs>            12     4  docs/a.md:1, docs/a.md:2, docs/a.md:3, and 1 more (--all)
a comment          3     0`)
  expect(importTable(rows, true)).toContain('4  docs/a.md:1, docs/a.md:2, docs/a.md:3, docs/a.md:4\n')
})

test('links that were broken before are counted with their files, and listed', () => {
  expect(brokenLinks(places, false)).toBe(
    'broken in the original, too: 4 links in 1 file: docs/a.md:1, docs/a.md:2, docs/a.md:3, and 1 more (--all)',
  )
})
