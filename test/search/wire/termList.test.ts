import { expect, test } from 'vitest'
import { readTerms, writeTerms } from '../../../src/search/wire/termList.ts'

test('what neighbours share is written once', () => {
  expect(writeTerms(['sub', 'subject', 'subscription', 'sum'])).toBe('0sub 3ject 3scription 2m')
})

test.each([
  [['a']],
  [['main', 'map']],
  [['0', '00', '1']],
  [[`${'x'.repeat(39)}a`, `${'x'.repeat(39)}b`]],
  [['検', '検索']],
])('terms are read as they were written: %j', (terms) => {
  expect(readTerms(writeTerms(terms))).toEqual(terms)
})
