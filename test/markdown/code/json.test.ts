import { expect, test } from 'vitest'
import { coloured } from './coloured.ts'

test.each([
  ["{ 'a': 'b\\'c' }", "{ property‹'a'›: string‹'b\\'c'› }"],
  ['{ "a" : "b" }', '{ property‹"a"› : string‹"b"› }'],
  ['"not closed', 'string‹"not closed›'],
  ["'not closed", "string‹'not closed›"],
  ['"a\\"b", 1', 'string‹"a\\"b"›, constant‹1›'],
])('%s is coloured by its quotes and what follows', async (line, seen) => {
  expect(await coloured('json', line)).toEqual([seen])
})
