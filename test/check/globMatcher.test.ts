import { expect, test } from 'vitest'
import { globMatcher } from '../../src/check/globMatcher.ts'
import { cpuSeconds } from '../cpuSeconds.ts'

test.each([
  ['/a', '/a', true],
  ['/a', '/a/', false],
  ['', '', true],
  ['', 'a', false],
  ['*', '', true],
  ['**', 'a\nb', true],
  ['/a/*', '/a/b/c', true],
  ['/a/*', '/a', false],
  ['*.js', 'a/b.js', true],
  ['*.js', 'a.jsx', false],
  ['a*a', 'a', false],
  ['a*a', 'aa', true],
  ['a*b*c', 'a-c-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['*ab*b', 'ab', false],
  ['*ab*b', 'aab-b', true],
  ['[a.?+(|)]*\\', '[a.?+(|)]b\\', true],
  ['a.c', 'abc', false],
])('%j matches %j: %j', (pattern, address, expected) => {
  expect(globMatcher(pattern)(address)).toBe(expected)
})

test('a pattern with many stars is matched in time', async () => {
  const matches = globMatcher(`${'*a'.repeat(4)}*b`)
  expect(await cpuSeconds(() => expect(matches('a'.repeat(200))).toBe(false))).toBeLessThan(1)
})
