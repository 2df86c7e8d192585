import { expect, test } from 'vitest'
import { decodeText } from '../../src/disk/decodeText.ts'
import { sourcePath } from '../../src/model/route.ts'
import { cpuSeconds } from '../cpuSeconds.ts'

const decode = (...parts: (string | number[])[]) =>
  decodeText(
    sourcePath('content/a.md'),
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)))),
  )

test('UTF-8 is read, with or without its byte order mark', () => {
  expect(decode('Größe 🎉')).toEqual({ value: { path: 'content/a.md', text: 'Größe 🎉' }, problems: [] })
  expect(decode([0xef, 0xbb, 0xbf], 'x').value.text).toBe('x')
})

test('the first invalid byte is reported at its place', () => {
  const { line, column, message, fix } = decode('one\ntwö ', [0xff], ' three').problems[0] ?? {}
  expect({ line, column, message, fix }).toEqual({
    line: 2,
    column: 5,
    message: 'the file is not UTF-8',
    fix: 'save the file as UTF-8',
  })
})

test.each([
  ['little-endian', [0xff, 0xfe], (bytes: Buffer) => bytes],
  ['big-endian', [0xfe, 0xff], (bytes: Buffer) => bytes.swap16()],
])('%s UTF-16 is reported once and read, with or without its mark', (_name, mark, inOrder) => {
  const written = [...inOrder(Buffer.from('# Größe\n\n🎉', 'utf16le'))]
  for (const { value, problems } of [decode(mark, written), decode(written)]) {
    expect(value.text).toBe('# Größe\n\n🎉')
    expect(problems).toEqual([
      {
        ...{ severity: 'error', rule: 'invalid-encoding', file: 'content/a.md', line: 1, column: 1 },
        message: 'the file is UTF-16, not UTF-8',
        fix: 'save the file as UTF-8',
      },
    ])
  }
})

test('U+0000 in UTF-8 is reported at its place', () => {
  expect(decode('one\nt\0wo').problems).toEqual([
    {
      ...{ severity: 'warning', rule: 'invalid-encoding', file: 'content/a.md', line: 2, column: 2 },
      message: 'the file contains U+0000, which is not text',
      fix: 'remove it, and save the file as UTF-8',
    },
  ])
  expect(decode('\0\0\0\0').problems).toMatchObject([{ severity: 'warning' }])
})

test('a replacement character that stands in the file is not taken for the fault', () => {
  expect(decode('a \uFFFD b\nc', [0xe9], 'd').problems).toMatchObject([{ line: 2, column: 2 }])
  expect(decode('a \uFFFD b').problems).toEqual([])
})

test('after a byte order mark, too', () => {
  expect(decode([0xef, 0xbb, 0xbf], 'a \uFFFD b\nc', [0xe9], 'd').problems).toMatchObject([{ line: 2, column: 2 }])
})

test('the time to find the fault grows with the length of the file', async () => {
  const seconds = await cpuSeconds(() =>
    expect(decode('\uFFFD'.repeat(400_000), [0xff]).problems).toMatchObject([{ line: 1, column: 400_001 }]),
  )
  expect(seconds).toBeLessThan(8)
})
