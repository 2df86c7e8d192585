import { expect, test } from 'vitest'
import type { ContentsGroup } from '../../../../src/model/apiView.ts'
import { hrefOf, route } from '../../../../src/model/route.ts'
import { nearContents } from '../../../../src/openapi/reference/pages/nearContents.ts'

const href = hrefOf(route('/api/'), { baseUrl: '/', trailingSlash: true })
const NO_OPERATION = { method: undefined, path: undefined, deprecated: false }

const groupOf = (id: string, items: number): ContentsGroup => ({
  id,
  href,
  label: id,
  level: 0,
  items: Array.from({ length: items }, (_, index) => ({
    id: `${id}-${index}`,
    href,
    label: `${index}`,
    ...NO_OPERATION,
  })),
})
const groups = (count: number): ContentsGroup[] => Array.from({ length: count }, (_, index) => groupOf(`g${index}`, 1))

/** The group that is shown open, with the first and the last of its items. */
function shownOf(contents: ContentsGroup[]): string[] {
  return contents
    .filter(({ items }) => items.length > 0)
    .flatMap(({ id, items }) => [id, items[0]?.id ?? '', items.at(-1)?.id ?? ''])
}

test('up to 80 groups stand on every page, of which the shown one is open', () => {
  const all = groups(80)
  const near = nearContents(all, { href, text: 'All {count}' })({ group: all[7] ?? expect.fail() })
  expect(near.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect(shownOf(near)).toEqual(['g7', 'g7-0', 'g7-0'])
  expect(shownOf(nearContents(all, { href, text: 'All {count}' })(undefined))).toEqual([])
})

test.each([
  [0, 'g0', 'g9'],
  [20, 'g11', 'g29'],
  [80, 'g71', 'g80'],
])('of 81 groups those near group %i stand there, and a link to all', (at, first, last) => {
  const all = groups(81)
  const near = nearContents(all, { href, text: 'All {count}' })({ group: all[at] ?? expect.fail() })
  expect([near[0]?.id, near.at(-2)?.id, near.at(-1)?.label]).toEqual([first, last, 'All 81'])
})

test('on the page of an item of a group of more than 20, nine on each side stand there', () => {
  const group = groupOf('g', 21)
  const near = nearContents([group], { href, text: 'All {count}' })
  expect(shownOf(near({ group, at: 12 }))).toEqual(['g', 'g-3', 'g-20'])
  expect(shownOf(near({ group }))).toEqual(['g', 'g-0', 'g-20'])
})

test('of a long group the items near the shown one stand there, or the first of them', () => {
  const group = groupOf('g', 41)
  expect(shownOf(nearContents([group], { href, text: 'All {count}' })({ group, at: 30 }))).toEqual([
    'g',
    'g-21',
    'g-39',
  ])
  expect(shownOf(nearContents([group], { href, text: 'All {count}' })({ group }))).toEqual(['g', 'g-0', 'g-9'])
})

test('in a reference of over 500 operations, what is right before and after what is shown stands on every page, without paths', () => {
  const all = Array.from({ length: 21 }, (_, index) => {
    const group = groupOf(`g${index}`, 24)
    return { ...group, items: group.items.map((item) => ({ ...item, method: 'GET', path: '/a' })) }
  })
  const near = nearContents(all, { href, text: 'All {count}' })
  const group = all[10] ?? expect.fail()
  const contents = near({ group, at: 12 })
  expect(contents.map(({ label }) => label)).toEqual(['g9', 'g10', 'g11', 'All 21'])
  expect(shownOf(contents)).toEqual(['g10', 'g10-11', 'g10-13'])
  expect(contents.flatMap(({ items }) => items).filter(({ path }) => path !== undefined)).toEqual([])
  expect(shownOf(near({ group }))).toEqual(['g10', 'g10-0', 'g10-23'])
})
