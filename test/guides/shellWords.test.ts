import { expect, test } from 'vitest'
import { shellCommands } from '../../src/guides/calls/shellWords.ts'

test.each([
  ['a;b', [['a'], ['b']]],
  ['a -d x;b&c|d', [['a', '-d', 'x'], ['b'], ['c'], ['d']]],
  ['(a b)\nc', [['a', 'b'], ['c']]],
  ['a \\\n  b # c\nd', [['a', 'b'], ['d']]],
  ['a \\x\\\nb', [['a', 'xb']]],
  ['a \\\r\n  b\r\nd', [['a', 'b'], ['d']]],
  ['a \'b; c\' "d & e"', [['a', 'b; c', 'd & e']]],
  [
    'a "$B" $(c d)',
    [
      ['a', '{B}', '{…}'],
      ['c', 'd'],
    ],
  ],
])('the commands of %j are %j', (code, commands) => {
  expect(shellCommands(code).map((words) => words.map(({ text }) => text))).toEqual(commands)
})
