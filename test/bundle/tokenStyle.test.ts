import { expect, test } from 'vitest'
import { referenceTokens } from '../../src/bundle/style/tokenStyle.ts'

test.each([
  ['#0b1d3a', '--api-primary:#0b1d3a;--api-on-primary:#ffffff'],
  ['#ffd400', '--api-primary:#ffd400;--api-on-primary:#000000'],
])('text on a reference in %s can be read', (color, tokens) => {
  expect(referenceTokens(color)).toBe(tokens)
})
