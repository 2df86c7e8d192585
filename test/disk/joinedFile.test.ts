import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentsOf, formerSite, type JoinedPiece } from '../../src/disk/joinedFile.ts'
import { stagedFiles } from '../../src/disk/stagedFiles.ts'
import { folderWith } from './folder.ts'

const piecesOf = (names: string[]): JoinedPiece[] => [
  '# Site\n',
  ...names.flatMap((name) => [`Source: ${name}\n`, { file: name }]),
]

/** Joins files as the old site did, and then those of a new one. @returns the text, and the files that it took to open */
function joinAgain(
  before: Record<string, string>,
  after: Record<string, string>,
  spoil = (_out: string): void => undefined,
) {
  const out = folderWith({})
  const { write, writePieces, read } = stagedFiles(out, 'dist')
  const old = Object.entries(before).map(([path, content]) => write({ path, content }))
  const all = writePieces(
    'all.txt',
    contentsOf(piecesOf(Object.keys(before)), formerSite(out, new Map(), () => false)('all.txt'), read),
  )
  spoil(out)
  const former = formerSite(
    out,
    new Map([...old, all].map((stamp) => [stamp[0], stamp])),
    (name) => before[name] === after[name],
  )
  const opened: string[] = []
  const contents = contentsOf(piecesOf(Object.keys(after)), former('all.txt'), (name) => {
    opened.push(name)
    return Buffer.from(after[name] ?? '')
  })
  // A piece is there until the next one is asked for.
  return { text: Array.from(contents, String).join(''), opened }
}

const PAGES = { a: 'One.\n', b: 'Two.\n', c: 'Three.\n' }

test.each([
  ['a page is edited', { ...PAGES, b: 'Two, at length.\n' }, ['b']],
  ['nothing has changed', PAGES, []],
  ['the last page is removed', { a: 'One.\n', b: 'Two.\n' }, []],
  ['a page comes in between', { a: 'One.\n', x: 'New.\n', b: 'Two.\n', c: 'Three.\n' }, ['x', 'b', 'c']],
  ['two pages change places', { b: 'Two.\n', a: 'One.\n', c: 'Three.\n' }, ['b', 'a', 'c']],
])('when %s, only what differs is opened', (_, after, opened) => {
  const text = `# Site\n${Object.entries(after)
    .flatMap(([name, each]) => [`Source: ${name}\n`, each])
    .join('')}`
  expect(joinAgain(PAGES, after)).toEqual({ text, opened })
})

test('a joined file of any size is cut', () => {
  const names = Array.from({ length: 40 }, (_, index) => `page-${index}`)
  const before: Record<string, string> = Object.fromEntries(
    names.map((name, index) => [name, `${name}\n`.repeat(3000 + index)]),
  )
  const after: Record<string, string> = { ...before, 'page-7': 'Short.\n', 'page-30': 'long\n'.repeat(100_000) }
  const text = `# Site\n${names.map((name) => `Source: ${name}\n${after[name]}`).join('')}`
  expect(joinAgain(before, after)).toEqual({ text, opened: ['page-7', 'page-30'] })
})

test('a joined file that was changed by hand is not cut', () => {
  const spoil = (out: string) => writeFileSync(join(out, 'all.txt'), 'spoiled')
  expect(joinAgain(PAGES, PAGES, spoil)).toEqual({
    text: '# Site\nSource: a\nOne.\nSource: b\nTwo.\nSource: c\nThree.\n',
    opened: ['a', 'b', 'c'],
  })
})

test('pieces of any size are written in their order', () => {
  const { writePieces, read } = stagedFiles(folderWith({}), 'dist')
  const block = 1 << 18
  const pieces = [
    'é\n',
    'a'.repeat(block + 1),
    'b'.repeat(block - 1),
    'cc',
    Buffer.from('d'),
    'e'.repeat(block),
    'f',
    '',
  ]
  writePieces('all.txt', pieces)
  expect(Buffer.compare(read('all.txt'), Buffer.from(pieces.join('')))).toBe(0)
})
