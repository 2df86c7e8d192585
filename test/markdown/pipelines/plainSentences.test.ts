import { expect, test } from 'vitest'
import { plainSentence } from '../../../src/markdown/plainSentence.ts'
import { differences } from './bothPipelines.ts'
import { chanceOf } from './random.ts'

const PIECES = [
  ...'aZé漢7.,;()\'"/?-!: \n_*[@&<=+#|~^$%{',
  ...['The', 'id', 'of', 'the', 'order', 'www.', 'e.g.', 'mailto', '1.', '--', ': ', ' - ', ' ', ' ', ' ', '.'],
]

/** Half of them begin with words, so that much of what follows is looked at. */
function randomSentence(seed: number): string {
  const { is, oneOf, times } = chanceOf(seed)
  const start = is(0.5) ? 'The id ' : ''
  return start + times(1, 6, () => oneOf(PIECES)).join('')
}

test('what is taken for plain words is rendered to the same bytes as by the reference', () => {
  const sentences = Array.from({ length: 3000 }, (_, index) => randomSentence(index + 1))
  const plain = sentences.filter((sentence) => plainSentence(sentence) !== undefined)
  expect(plain.length).toBeGreaterThan(300)
  expect(differences(plain, ['description', 'elsewhere']).different).toEqual([])
})

test.each([
  '- a list',
  '1. a list',
  'see www.example.com',
  'see https://example.com',
  'a  b',
  'a\nb',
  'a _b_',
  'a :b',
  ': a',
])('"%s" is no plain sentence', (text) => {
  expect(plainSentence(text)).toBeUndefined()
})
