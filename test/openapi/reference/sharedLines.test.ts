import { expect, test } from 'vitest'
import { type Code, plainLines } from '../../../src/model/code.ts'
import { shareLines } from '../../../src/openapi/reference/sharedLines.ts'

const plain = (text: string): Code => ({ language: 'text', lines: plainLines(text) })

test('equal lines of code are one, whichever code they are in', () => {
  const share = shareLines()
  const [first, second] = [share(plain('a\n\nb\na')), share(plain('b\n\nc'))]
  expect(first).toEqual(plain('a\n\nb\na'))
  expect(second).toEqual(plain('b\n\nc'))
  expect(first.lines[3]).toBe(first.lines[0])
  expect(second.lines[0]).toBe(first.lines[2])
  expect(second.lines[1]).toBe(first.lines[1])
})

test('lines that differ in their tokens only stay apart', () => {
  const share = shareLines()
  const keyword: Code = { language: 'js', lines: [[{ text: 'a', kind: 'keyword' }]] }
  const two: Code = {
    language: 'js',
    lines: [
      [
        { text: 'a', kind: '' },
        { text: 'b', kind: '' },
      ],
    ],
  }
  expect([plain('a'), keyword, two, plain('ab')].map(share)).toEqual([plain('a'), keyword, two, plain('ab')])
})
