import { expect, test } from 'vitest'
import { limitText } from '../../../src/markdown/limitText.ts'
import { referenceParser } from '../../../src/markdown/referenceParser.ts'
import { problemsOf } from '../parse.ts'

/** How many lines of a text are read. */
const linesOf = (text: string): number => limitText(text).text.split('\n').length

test.each([
  ['rows of a table', '|a|b|\n'.repeat(100_000), 11_667],
  ['items', '- [ ] a\n'.repeat(30_000), 13_862],
  ['definitions with references', `${'[a]: b\n'.repeat(50_000)}${'[a] '.repeat(50_000)}`, 17_501],
  ['lists that end', 'a\n: b\n\n'.repeat(20_000), 8722],
  ['lists one after the other', `- a\n${'\n'.repeat(9)}b\n`.repeat(5000), 20_977],
  ['headings that are underlined', 'a\n=\n'.repeat(30_000), 6324],
  ['quotes that end', '> a\n\nb\n\n'.repeat(20_000), 10_954],
  ['directives in one another', ':::note\n'.repeat(5000), 523],
  ['empty lines in nested lists', `${'- '.repeat(100)}a${'\n'.repeat(30_000)}`, 11_667],
])('of many %s, as many lines are read as take a few seconds', (_, text, lines) => {
  expect(linesOf(text)).toBe(lines)
})

test('long pages as people write them are read whole', () => {
  const section =
    '## Version 1\n\n* [`abc`](https://a.example/b) - **net**: a *b* (c)\n  - d\n\n```js\nconst a = [1]\n```\n\n'
  const table = `|a|b|c|d|e|f|\n|-|-|-|-|-|-|\n${'|a|`b`|[c](d)|e|f|g|\n'.repeat(2000)}`
  const text = `${section.repeat(1000)}${table}:::note\n\na\n\n:::\n`
  expect(limitText(text)).toEqual({ text, exhausted: undefined })
})

test('the rest of a text is left out by both pipelines, with a problem where it begins', () => {
  const text = `a\n\n${'|'.repeat(69_990)}\n\n[a](none.md)\n`
  const problem =
    '5:1 error too-complex: from here on, the text has more markup than can be parsed in time → split the paragraph or the page'
  const fast = problemsOf(text)
  expect(fast.at(-1)).toBe(problem)
  expect(problemsOf(text, { pipeline: 'reference', parseMdast: referenceParser() })).toEqual(fast)
})

test('lists that are nested by their indentation are cut off like those on one line', () => {
  const depths = Array.from({ length: 300 }, (_, depth) => depth)
  const text = depths.map((depth) => `${'  '.repeat(depth)}* a\n`).join('')
  const lines = limitText(text).text.split('\n')
  expect(lines[100]).toBe(`${'  '.repeat(100)}* a`)
  expect(lines[101]).toBe(`${'  '.repeat(101)}  a`)
  const inCode = `${text}\n\`\`\`\n${text}\`\`\`\n`
  expect(limitText(inCode).text.split('\n').at(-3)).toBe(`${'  '.repeat(299)}* a`)
})
