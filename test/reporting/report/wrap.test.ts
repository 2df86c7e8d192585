import { describe, expect, test } from 'vitest'
import { cellsOf, displayWidth } from '../../../src/reporting/report/displayWidth.ts'
import { excerptOf } from '../../../src/reporting/report/excerpt.ts'
import { wrap } from '../../../src/reporting/report/wrap.ts'
import { cpuSeconds } from '../../cpuSeconds.ts'

describe('the cells that a text takes on a terminal', () => {
  test.each([
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['日本語', 6],
    ['한글', 4],
    ['ᄒ\u1161\u11ab', 2],
    ['ｶﾅ', 2],
    ['ＡＢ', 4],
    ['✅', 2],
    ['❤\ufe0f', 2],
    ['❤', 1],
    ['👩\u200d💻', 2],
    ['🇩🇪', 2],
    ['a\u200bb', 2],
    ['नमस्ते', 4],
    ['𠮷', 2],
  ])('%s: %i', (text, width) => {
    expect(displayWidth(text)).toBe(width)
  })
})

/** What follows after some cells. */
function after(line: string, cells: number): string {
  let [x, rest] = [0, '']
  for (const { text, width } of cellsOf(line)) {
    if (x >= cells) rest += text
    x += width
  }
  return rest
}

describe('a line', () => {
  test('is broken between words where it is too wide, and keeps its indent', () => {
    expect(wrap('  one two three', 9)).toBe('  one two\n  three')
    expect(wrap('  one two three', 15)).toBe('  one two three')
    expect(wrap('日本 日本 日本', 9)).toBe('日本 日本\n日本')
    expect(wrap('e\u0301e\u0301 e\u0301e\u0301', 5)).toBe('e\u0301e\u0301 e\u0301e\u0301')
  })

  test('keeps a word that is wider than the terminal', () => {
    expect(wrap('see https://example.com/a/b/c now', 10)).toBe('see\nhttps://example.com/a/b/c\nnow')
  })
})

describe('an excerpt', () => {
  const place = (column: number) => ({ line: 1, column })

  test('has its caret below the character, whatever is before it', () => {
    expect(excerptOf('日本 [x](y)', place(4))).toEqual(['  1 | 日本 [x](y)', `    | ${' '.repeat(5)}^`])
    expect(excerptOf('e\u0301 [x]', place(4))[1]).toBe(`    | ${' '.repeat(2)}^`)
  })

  test.each([
    ['a'.repeat(300), 151],
    ['日'.repeat(300), 151],
    [`${'👩\u200d💻'.repeat(60)}[x]${'日'.repeat(60)}`, 301],
    ['b'.repeat(300), 300],
    ['日'.repeat(300), 1],
  ])('fits the terminal, without half a character (%#)', (text, column) => {
    const [line = '', caret = ''] = excerptOf(text, place(column), 80)
    expect(displayWidth(line)).toBeLessThanOrEqual(80)
    expect(displayWidth(line)).toBeGreaterThanOrEqual(76)
    expect(text).toContain(line.replace(/^ {2}1 \| …?|…$/g, ''))
    expect(text.slice(column - 1)).toContain(after(line, caret.length - 1).replace(/…$/, ''))
  })

  test('of a line of a megabyte takes no time, and shows that the line goes on', async () => {
    const text = `${'é日'.repeat(300_000)}[x](y)${'日'.repeat(500_000)}`
    const [line = '', caret = ''] = excerptOf(text, place(600_001), 40)
    expect([line, caret]).toEqual([`  1 | …${'é日'.repeat(5)}[x](y)日日日日日…`, `    | ${' '.repeat(16)}^`])
    const seconds = await cpuSeconds(() => {
      for (let index = 0; index < 20; index++) excerptOf(text, place(600_001), 40)
    })
    expect(seconds).toBeLessThan(1)
  })
})
