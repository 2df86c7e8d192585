import { expect, test } from 'vitest'
import { type Href, route } from '../../../../src/model/route.ts'
import { divideDirectory } from '../../../../src/openapi/reference/pages/directoryPages.ts'
import { elementsIn } from '../../../../src/openapi/reference/pages/elementsIn.ts'

const item = (name: string) => ({
  id: `schema-${name}`,
  href: `#schema-${name}`,
  label: name,
  method: undefined,
  path: undefined,
  deprecated: false,
})
const group = (label: string, count: number) => ({
  id: `section-${label}`,
  href: `#section-${label}`,
  label,
  level: 0,
  items: Array.from({ length: count }, (_, index) => item(`${label}${index}`)),
})

const divide = (groups: ReturnType<typeof group>[]) => {
  let made = 0
  return divideDirectory(groups, () => {
    made += 1
    return { route: route(`api/more-${made}`), href: `/api/more-${made}/` as Href }
  })
}

test('a directory that fits stays on its page', () => {
  const groups = [group('a', 20), group('b', 0)]
  expect(divide(groups)).toEqual({ shown: groups, pages: [] })
})

test.each([
  ['12,000 schemas', [group('item', 12_000)]],
  ['9,000 tags', Array.from({ length: 9000 }, (_, index) => group(`tag${index}-`, 0))],
  ['5,000 tags with an operation', Array.from({ length: 5000 }, (_, index) => group(`tag${index}-`, 1))],
])('a directory of %s is continued on pages, none of which is too long, and nothing is lost', (_, groups) => {
  const { shown, pages } = divide(groups)
  expect(pages.length).toBeGreaterThan(1)
  const portions = [shown, ...pages.map(({ directory }) => directory)]
  for (const portion of portions) expect(elementsIn(portion)).toBeLessThan(8100)
  const labels = portions.flat().flatMap(({ label, items }) => [label, ...items.map((each) => each.label)])
  const expected = groups.flatMap(({ label, items }) => [label, ...items.map((each) => each.label)])
  expect([...new Set(labels)].filter((label) => !label.includes(' – '))).toEqual(expected)
})

test('the page links to those that continue it, by the first and the last that they have', () => {
  const { shown, pages } = divide([group('item', 8000)])
  expect(shown.slice(1).map(({ label, href }) => [label, href])).toEqual(
    [
      [pages[0]?.title, '/api/more-1/'],
      [pages[1]?.title, '/api/more-2/'],
    ].slice(0, pages.length),
  )
  expect(pages[0]?.title).toMatch(/^item\d+ – item\d+$/)
})
