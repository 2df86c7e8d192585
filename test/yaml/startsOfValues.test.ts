import { expect, test } from 'vitest'
import { startsOfValues } from '../../src/yaml/startsOfValues.ts'

test.each([
  ['- a - b - c', 3],
  ['{a: 1, b: [2]}', 3],
  ['? a ? b', 2],
  ['a: 1\nb: 2\nc: 3', 2],
  ['plain text without any', 0],
])('%j may have %d values more', (text, count) => {
  expect(startsOfValues(text, 6)).toBe(count)
})

test('a text that is shorter than the limit is not counted', () => {
  expect(startsOfValues(',,,,', 4)).toBe(0)
})
