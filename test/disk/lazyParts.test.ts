import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { forgetParts, lazyParts } from '../../src/disk/lazyParts.ts'

const PLACE = { line: 1 }
const PAGE = { value: { title: 'Home', links: [PLACE], ids: [PLACE] }, problems: ['one'] }

const storedBy = (value: unknown): unknown => deserialize(serialize(lazyParts(['links', 'ids']).pack(value)))

test('what was stored comes back, also in copies and when it is stored again', () => {
  const { pack, unpack } = lazyParts(['links', 'ids'])
  const page = unpack(storedBy(PAGE))
  expect(page).toEqual(PAGE)
  expect(unpack(storedBy({ ...PAGE, value: { ...unpacked(page) } }))).toEqual(PAGE)
  expect(unpack(pack(unpack(pack(page))))).toEqual(PAGE)
  expect(structuredClone(unpack(storedBy(PAGE)))).toEqual(PAGE)
})

test('a part is read when it is asked for, without the others, and once', () => {
  const stored = { value: { title: 'Home' }, parts: { links: '[{"line":1}]', ids: 'damaged' } }
  const page = unpacked(lazyParts(['links', 'ids']).unpack(stored))
  expect(page).toMatchObject({ title: 'Home', links: [PLACE] })
  expect(() => page.ids).toThrow('is not valid JSON')
  expect(page.links).toBe(page.links)
})

test('parts that were forgotten are read again', () => {
  const { pack, unpack } = lazyParts(['links', 'ids'])
  const page = unpack(storedBy(PAGE))
  const before = unpacked(page).links
  forgetParts([page, 'text', PAGE])
  expect(unpacked(page).links).toEqual(before)
  expect(unpacked(page).links).not.toBe(before)
  expect(unpacked(unpack(pack(page)))).toEqual(PAGE.value)
  expect(PAGE.value.links).toEqual([PLACE])
})

test.each([
  ['text', 'text'],
  ['nothing', undefined],
  ['no value', { value: undefined, problems: [] }],
  ['some of the parts', { value: { links: [] } }],
])('other values are stored as they are: %s', (_, value) => {
  expect(storedBy(value)).toEqual(value)
  expect(lazyParts(['links', 'ids']).unpack(value)).toBe(value)
})

function unpacked(checked: unknown): typeof PAGE.value {
  if (!isChecked(checked)) throw new Error('this is no checked value')
  return checked.value
}

const isChecked = (checked: unknown): checked is typeof PAGE =>
  typeof checked === 'object' && checked !== null && 'value' in checked
