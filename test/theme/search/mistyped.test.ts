import { expect, test } from 'vitest'
import { mistyped } from '../../../theme/search/mistyped.ts'

test.each([
  ['alocation', 'allocation', 2, 'a letter left out'],
  ['webhoook', 'webhook', 2, 'a letter added'],
  ['pagimation', 'pagination', 2, 'a letter changed'],
  ['pagniation', 'pagination', 2, 'two letters swapped'],
  ['ebhook', 'webhook', 2, 'the first left out'],
  ['ewbhook', 'webhook', 2, 'the first two swapped'],
  ['webhooks', 'webhook', 2, 'one too many at the end'],
  ['webhokk', 'webhook', 2, 'the last changed'],
  ['authnetic', 'authentication', 1, 'a beginning with two letters swapped'],
  ['auhen', 'authentication', 1, 'a beginning with a letter left out'],
  ['pagniatoin', 'pagination', 0, 'two mistakes'],
  ['offer', 'bond', 0, 'another word'],
])('"%s" for "%s" is %i: %s', (word, term, match) => {
  expect(mistyped(word, term)).toBe(match)
})
