import { expect, test } from 'vitest'
import { applyFixes } from '../../src/fix/applyFixes.ts'
import { diff } from '../../src/fix/diff.ts'
import { error } from '../../src/model/problem.ts'

/** Fixes the link that begins at `[` or `<`, or at the given text. */
function fix(text: string, target: string, replacement: string, from = /[[<]/): string {
  const at = text.search(from)
  const before = text
    .slice(0, at)
    .replace('\ufeff', '')
    .split(/\r\n?|\n/)
  const place = { file: 'a.md', line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  return applyFixes(text, [error('broken-link', place, { message: 'm', target, replacement })]).text
}

test.each([
  ['[x](./A.md)', '[x](./a.md)'],
  ['A long text before it, see [x](./A.md).\n\nMore.', 'A long text before it, see [x](./a.md).\n\nMore.'],
  ['a\r\n\r\nSee [x](./A.md), and\r\n', 'a\r\n\r\nSee [x](./a.md), and\r\n'],
  ['a\r\r./A.md b\r\rSee [x](./A.md)\r\r[y](./B.md)\r', 'a\r\r./A.md b\r\rSee [x](./a.md)\r\r[y](./B.md)\r'],
  ['\ufeff[x](./A.md)', '\ufeff[x](./a.md)'],
  ['[./A.md](./A.md "./A.md")', '[./A.md](./a.md "./A.md")'],
  ['[see ./A.md](<./A.md>)', '[see ./A.md](<./a.md>)'],
  ['[a\nb](\n./A.md)', '[a\nb](\n./a.md)'],
  ['<a class=x href="./A.md">', '<a class=x href="./a.md">'],
  ["<a href='./A.md'>", "<a href='./a.md'>"],
  ['<a href=./A.md>', '<a href=./a.md>'],
  ['[x][y]\n\n[y]: ./A.md "t"', '[x][y]\n\n[y]: ./a.md "t"'],
  ['a\n\n[x](./A.md)', 'a\n\n[x](./a.md)'],
  ['[x][y]\n\n[z]: ./B.md\n[y]: ./A.md', '[x][y]\n\n[z]: ./B.md\n[y]: ./a.md'],
  ['[y]\n\n> [y]: <./A.md>', '[y]\n\n> [y]: <./a.md>'],
])('%j becomes %j', (before, after) => {
  expect(fix(before, './A.md', './a.md')).toBe(after)
})

test('the value of a key is fixed in place, and what comes with the address stays', () => {
  expect(fix('---\nnext: ./A.md\n---\n', './A.md', './a.md', /\.\/A/)).toBe('---\nnext: ./a.md\n---\n')
  expect(fix('nav: [{ to: "/A/", label: /A/ }]', '/A/', '/a/', /"\/A/)).toBe('nav: [{ to: "/a/", label: /A/ }]')
})

test('an address that was read from its encoded form is found, and one with spaces is written encoded', () => {
  expect(fix('[x](gr%C3%B6%C3%9Fe.md)', 'größe.md', './Größe (1).md')).toBe('[x](./Größe%20%281%29.md)')
})

test.each([
  ['a longer address', '[x](./A.mdx)'],
  ['the next paragraph', '[x](./{{name}}.md)\n\n./A.md [y](./A.md)'],
  ['a longer address of a definition', '[x][y]\n\n[y]: ./A.mdx'],
  ['what only looks like a definition', '[x][y]\n\nSee [y]: ./A.md'],
  ['nothing', '[x](./other.md)'],
  ['what is said in brackets', '[x](./A&period;md) (./A.md)'],
])('%s is not taken for the link', (_name, text) => {
  expect(fix(text, './A.md', './a.md')).toBe(text)
})

test('one definition of two links is fixed once', () => {
  const text = '[x][d] [y][d]\n\n[d]: ./A.md\n'
  const at = (column: number) => ({ file: 'a.md', line: 1, column })
  const details = { message: 'm', target: './A.md', replacement: './b/a.md' }
  const { text: rewritten, fixed } = applyFixes(text, [
    error('broken-link', at(1), details),
    error('broken-link', at(8), details),
  ])
  expect(rewritten).toBe('[x][d] [y][d]\n\n[d]: ./b/a.md\n')
  expect(fixed).toHaveLength(1)
})

test('several links of a text are fixed, however long their new addresses are and in whatever order they are found', () => {
  const broken = (column: number, target: string, replacement: string) =>
    error('broken-link', { file: 'a.md', line: 1, column }, { message: 'm', target, replacement })
  const problems = [broken(1, './A.md', './all/a.md'), broken(25, './C.md', './c'), broken(13, './B.md', './big/b.md')]
  const { text, fixed } = applyFixes('[x](./A.md) [y](./B.md) [z](./C.md)', problems)
  expect(text).toBe('[x](./all/a.md) [y](./big/b.md) [z](./c)')
  expect(fixed).toEqual(problems)
})

test.each([
  ['unknown-directive', ':::nte\nx :::nte\n:::', ':::nte', ':::note', ':::note\nx :::nte\n:::'],
  ['doubtful-link', '[x] (./a.md)', '[x] (./a.md)', '[x](./a.md)', '[x](./a.md)'],
  ['unknown-mark', '```titel titel="x"\na', 'titel', 'title', '```titel title="x"\na'],
  ['unknown-directive', ':::{{kind}}\nText', ':::nte', ':::note', undefined],
  [
    'unknown-mark',
    '```bash subtitel="a" titels="b" titel="x"',
    'titel',
    'title',
    '```bash subtitel="a" titels="b" title="x"',
  ],
  ['undefined-reference', '[a][lables] [b][lable]', 'lable', 'label', '[a][lables] [b][label]'],
  ['unknown-mark', '```bash titel="x"', 'titel', 'title', '```bash title="x"'],
  ['unknown-mark', '```bash {{mark}}\na titel="x"\n', 'titel', 'title', undefined],
  ['undefined-reference', '[lable] [lable][lable]', 'lable', 'label', '[lable] [lable][label]'],
  ['undefined-reference', '[a\nb][lable]', 'lable', 'label', '[a\nb][label]'],
] as const)('%s in %j', (rule, text, target, replacement, fixed) => {
  const problem = error(rule, { file: 'a.md', line: 1, column: 1 }, { message: 'm', target, replacement })
  expect(applyFixes(text, [problem]).text).toBe(fixed ?? text)
})

test('of two fixes of the same text, the outer one is applied', () => {
  const at = (column: number) => ({ file: 'a.md', line: 1, column })
  const inner = error('doubtful-link', at(9), { message: 'm', target: '[x] (a.md)', replacement: '[x](a.md)' })
  const whole = { message: 'm', target: '::: nte [x] (a.md)', replacement: ':::note[[x] (a.md)]' }
  const outer = error('unknown-directive', at(1), whole)
  const after = { text: ':::note[[x] (a.md)]\nText\n:::', fixed: [outer] }
  expect(applyFixes('::: nte [x] (a.md)\nText\n:::', [inner, outer])).toEqual(after)
})

test('a fix that writes what is there fixes nothing', () => {
  const problem = error(
    'unknown-directive',
    { file: 'a.md', line: 1, column: 1 },
    { message: 'm', target: ':::tip', replacement: ':::tip' },
  )
  expect(applyFixes(':::tip', [problem])).toEqual({ text: ':::tip', fixed: [] })
})

test('what has no certain fix stays', () => {
  const problem = error('broken-link', { file: 'a.md', line: 1, column: 1 }, { message: 'm', target: './A.md' })
  expect(applyFixes('[x](./A.md)', [problem])).toEqual({ text: '[x](./A.md)', fixed: [] })
})

test('a diff shows the lines that changed', () => {
  expect(diff('content/a.md', 'a\nb\rb\r\nc', 'a\nB\rb\r\nc')).toBe(
    '--- content/a.md\n+++ content/a.md\n@@ -2 +2 @@\n-b\n+B',
  )
})
