import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { beforeAll, expect, test } from 'vitest'
import { parse } from './markdown/parse.ts'

const SRC = join(import.meta.dirname, '../src')

/** Up to three repetitions are unrolled; of more, the engine keeps a place on its stack for each. */
const COUNTED = /[^\\]\{(?:[4-9]|\d{2,}),\}/

/**
 * Once the patterns of a process are a mebibyte of machine code, as after much highlighting, the engine compiles further
 * ones without optimizing them: then each repetition takes a place on the stack.
 */
beforeAll(() => {
  setFlagsFromString('--no-regexp-optimization')
  return () => setFlagsFromString('--regexp-optimization')
})

test('no pattern counts four or more characters without end, since millions of them overflow the stack', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  expect(files.filter((path) => COUNTED.test(readFileSync(join(SRC, path), 'utf8')))).toEqual([])
})

test('a line may be of nine million asterisks', () => {
  expect(parse(`${'*'.repeat(9_000_000)}\na\n`).problems).toEqual([])
})

test.each([':', '@'])('a word may be as long behind %s', (mark) => {
  expect(parse(`a${mark}${'b'.repeat(9_000_000)}\n`).problems).toEqual([])
})
