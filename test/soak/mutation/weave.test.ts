import { expect, test } from 'vitest'
import { mutantsOf } from './mutants.js'
import { weavable, woven } from './weave.js'

const FILE = 'src/a.ts'

/** What stands in a file with those of its mutants that can be woven into it. */
function wovenInto(text: string): string {
  const mutants = weavable(FILE, text, mutantsOf(FILE, text))
  return woven(
    FILE,
    text,
    mutants.map((mutant, number) => ({ number, mutant })),
  ).replaceAll('globalThis.', '')
}

test('a block has a copy of itself for each of its mutants, which ends as it would have', () => {
  expect(wovenInto('function f(a) { return a < 1 }')).toBe(
    'function f(a) {$reached?.add(0).add(1);' +
      'if ($mutant === 0) { return a <= 1 \n;return}if ($mutant === 1) { return a < 2 \n;return} return a < 1 }',
  )
})

test('an expression is chosen among its mutants', () => {
  expect(wovenInto('const f = (a) => ({ a: a + 1 })')).toBe(
    'const f = (a) => (($reached?.add(0).add(1), $mutant === 0 ? ({ a: a - 1 }) : $mutant === 1 ? ({ a: a + 2 }) : { a: a + 1 }))',
  )
})

test('a mutant stands in the innermost function around it', () => {
  expect(wovenInto('const f = (a) => (b) => !b')).toBe(
    'const f = (a) => (b) => ($reached?.add(0), $mutant === 0 ? (b) : !b)',
  )
})

test('what happens when a module is imported, or a default is taken, is not woven', () => {
  const text = "const LIMIT = 1\nconst f = (a = 'x') => a"
  expect(mutantsOf(FILE, text)).toHaveLength(2)
  expect(wovenInto(text)).toBe(text)
})
