import { expect, test } from 'vitest'
import type { SearchEntry } from '../../src/model/search.ts'
import { cutTexts } from '../../src/search/cutTexts.ts'
import { joinPieces } from '../../src/search/joinPieces.ts'
import { postingsWriter, readPiece } from '../../src/search/wire/postingBytes.ts'
import { listOf } from './postingList.ts'

test('pieces are joined in their order to files of at most 256,000 bytes, and a larger one is a file', () => {
  const pieces = [100_000, 156_000, 1, 300_000, 2].map((size, at) => new Uint8Array(size).fill(at))
  const files = [...joinPieces(pieces)]
  expect(files.map(({ sizes }) => sizes)).toEqual([[100_000, 156_000], [1], [300_000], [2]])
  expect(Buffer.concat(files.map(({ content }) => content)).equals(Buffer.concat(pieces))).toBe(true)
})

test.each([
  [[1, 31, -31, 2, -31, 3], 4],
  [[32, -1, 4, -1, 200], 2 + 2 + 3],
  [[2 ** 31 - 1, -(2 ** 31 - 1), 2 ** 31 - 1], 5 + 10],
])('postings are read as they were written: %j', (numbers, bytes) => {
  const writer = postingsWriter()
  writer.add([listOf(numbers), listOf([]), listOf([1])])
  writer.add([listOf([]), listOf([2]), listOf([])])
  const piece = writer.take()
  expect(readPiece(piece)).toEqual([
    [numbers, [], [1]],
    [[], [2], []],
  ])
  expect(piece.length).toBe(bytes + 4 + 4)
  expect(writer.size()).toBe(0)
})

test('a term of more numbers than fit in what was reserved is written', () => {
  const writer = postingsWriter()
  const many = Array.from({ length: 100_000 }, (_, at) => at + 1)
  writer.add([listOf(many), listOf(many), listOf(many)])
  expect(readPiece(writer.take())).toEqual([[many, many, many]])
})

test('the texts of a page are in one piece, unless they do not fit in one', () => {
  const textsOf = (title: string, sizes: number[]): SearchEntry[] => {
    const subject = { kind: 'page', title, href: '/' } as const
    return sizes.map((size) => ({ ...subject, subject, context: '', names: '', text: 'a'.repeat(size - 1) }))
  }
  const entries = [...textsOf('A', [4000, 1000]), ...textsOf('B', [1500, 2000]), ...textsOf('C', [4000, 4000, 4000])]
  const pieces = cutTexts(entries).map((piece) =>
    piece.map(({ title, text }) => `${title}${text.length + 1}`).join(' '),
  )
  expect(pieces).toEqual(['A4000 A1000', 'B1500 B2000', 'C4000 C4000', 'C4000'])
})
