import { expect, test } from 'vitest'
import type { EntryGroup } from '../../../theme/contents/contentsOf.ts'
import { matching } from '../../../theme/contents/matching.ts'

const entry = (label: string, more: object = {}) => ({ id: `operation-${label}`, label, href: `#${label}`, ...more })

const GROUPS: EntryGroup[] = [
  { ...entry('Offers'), items: [entry('List offers', { method: 'GET', path: '/offer' }), entry('Read an offer')] },
  { ...entry('Subscriptions'), items: [entry('Subscribe', { method: 'POST', path: '/subscription' })] },
  { ...entry('Authentication'), items: [] },
]

const labels = (query: string): string[] =>
  matching(GROUPS, query).groups.map(({ label, items }) => [label, ...items.map((item) => item.label)].join(' > '))

test.each([
  ['LIST', ['Offers > List offers']],
  ['post', ['Subscriptions > Subscribe']],
  ['/subs', ['Subscriptions > Subscribe']],
  ['get offers', ['Offers > List offers']],
  ['offers', ['Offers > List offers > Read an offer']],
  ['auth', ['Authentication']],
  ['nothing', []],
])('whoever types "%s" is shown %j', (query, expected) => {
  expect(labels(query)).toEqual(expected)
})

test('a hundred entries are shown, and the others counted', () => {
  const items = Array.from({ length: 250 }, (_, index) => entry(`Item ${index}`))
  const found = matching(
    [
      { ...entry('Group'), items },
      { ...entry('Item group'), items: [] },
    ],
    'item',
  )
  expect(found).toMatchObject({ count: 250, more: 150 })
  expect(found.groups.map((group) => group.items.length)).toEqual([100, 0])
})
