import { join } from 'node:path'
import { expect, test } from 'vitest'
import { functionsOf } from './probes.js'
import { closestFirst, testsByReach } from './testsOf.js'

const FILE = 'src/text/reference/words.ts'
const TEXT = 'const NAME = 1\nconst first = () => 1\nconst second = () => 2\n'
const [first = expect.fail(), second = expect.fail()] = functionsOf(FILE, TEXT)

const called = (seconds: number, passes: boolean, ...functions: { id: string }[]) => ({
  passes,
  seconds,
  called: functions.map(({ id }) => id),
})
const SURVEY = {
  'test/search/buildIndex.test.ts': called(1, true, first),
  'test/text/schemaText.test.ts': called(5, true, first, second),
  'test/text/llms.test.ts': called(3, true, first),
  'test/text/readAgain.test.ts': called(1, false, first),
}
const testsAt = (seconds: number, offset: number): string[] =>
  testsByReach(join(import.meta.dirname, '../../..'), SURVEY, seconds)(FILE, TEXT)(offset)

test('a mutant is judged by the passing tests that call its function: of the closest folder, the quickest first', () => {
  expect(testsAt(100, first.start)).toEqual([
    'test/text/llms.test.ts',
    'test/text/schemaText.test.ts',
    'test/search/buildIndex.test.ts',
  ])
  expect(testsAt(100, second.start)).toEqual(['test/text/schemaText.test.ts'])
})

test('of them as many as fit into the seconds, and at least one', () => {
  expect(testsAt(4, first.start)).toEqual(['test/text/llms.test.ts', 'test/search/buildIndex.test.ts'])
  expect(testsAt(2, second.start)).toEqual(['test/text/schemaText.test.ts'])
})

test('a mutant at the top of a module is judged by the tests that call a function of the file', () => {
  expect(testsAt(8, TEXT.indexOf('1'))).toEqual(['test/text/llms.test.ts', 'test/text/schemaText.test.ts'])
})

test('the tests of several mutants begin with those that are the closest for one of them, the quickest first', () => {
  const seconds: Record<string, number> = { own: 9, near: 3, other: 2, far: 1 }
  const lists = [
    ['own', 'near', 'far'],
    ['other', 'far', 'near'],
  ]
  expect(closestFirst(lists, (test) => seconds[test] ?? 0)).toEqual(['other', 'own', 'far', 'near'])
})
