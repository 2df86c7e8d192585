import { describe, expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { type JsonValue, nodeAt, toValue } from '../../src/yaml/node.ts'
import { parseYaml } from '../../src/yaml/parseYaml.ts'

const parse = (text: string) => parseYaml({ path: sourcePath('x.yaml'), text })

function read(text: string): JsonValue | undefined {
  const { value } = parse(text)
  return value && toValue(value)
}

const fixesOf = (text: string): (string | undefined)[] => parse(text).problems.map(({ fix }) => fix)

const problemsIn = (text: string): string[] =>
  parse(text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

test('scalars follow the core schema of YAML 1.2, so that "no" and a version stay texts', () => {
  expect(read('[no, yes, true, null, ~, 12, 0x1f, 1.5e3, .inf, 2.0.1, "1", 2026-03-02]')).toEqual([
    'no',
    'yes',
    true,
    null,
    null,
    12,
    31,
    1500,
    Number.POSITIVE_INFINITY,
    '2.0.1',
    '1',
    '2026-03-02',
  ])
})

test.each([
  ...[
    'nullx',
    'xnull',
    'trues',
    'xtrue',
    'falsey',
    'xfalse',
    '12a',
    'a12',
    '0xfg',
    'x0x1',
    '0o18',
    'a0o1',
    '1.5x',
    'x1.5',
  ],
  ...['1e', '.', '+', '.infx', 'x.inf', '.nanx', 'x.nan', '0X1f', 'nULL', 'tRUE'],
])('%s is a text', (text) => {
  expect(read(text)).toBe(text)
})

test.each([
  ['-12', -12],
  ['+12', 12],
  ['0o17', 15],
  ['0x1F', 31],
  ['.5', 0.5],
  ['1.', 1],
  ['-1.5E-3', -0.0015],
  ['-.inf', Number.NEGATIVE_INFINITY],
  ['+.INF', Number.POSITIVE_INFINITY],
  ['.NaN', Number.NaN],
  ['NULL', null],
  ['FALSE', false],
  ['True', true],
  ['!!str 12', '12'],
  ['! true', 'true'],
  ["'~'", '~'],
  ['"a\\0b"', 'a\uFFFDb'],
  ['"a\\ud800b"', 'a\uFFFDb'],
  ['"\\ud83d\\ude00"', '\u{1f600}'],
])('%s is the value %s', (text, value) => {
  expect(read(text)).toBe(value)
})

test('an empty value stands where the text before it ends', () => {
  const { value } = parse('a:\nb: [x, ]\nc:   # none\nd: 1')
  expect(nodeAt(value, ['a'])?.place).toMatchObject({ line: 1, column: 2 })
  expect(nodeAt(value, ['c'])?.place).toMatchObject({ line: 3, column: 2 })
})

test('a merge key brings in the entries of mappings that its own mapping does not have', () => {
  const one = 'a: &a { x: 1, y: 2 }\nb: { <<: *a, y: 3, z: 4 }'
  expect(read(one)).toMatchObject({ b: { x: 1, y: 3, z: 4 } })
  expect(read('a: &a { x: 1 }\nb: &b { x: 2, y: 2 }\nc: { <<: [*a, *b] }')).toMatchObject({ c: { x: 1, y: 2 } })
  expect(read('{ "<<": { x: 1 }, y: { <<: 1 } }')).toEqual({ '<<': { x: 1 }, y: { '<<': 1 } })
})

test('an alias is the value of its anchor, in lists, mappings and for scalars', () => {
  expect(read('a: &x 1\nb: &y [*x]\nc: &z { d: *y }\ne: [*x, *y, *z]')).toEqual({
    a: 1,
    b: [1],
    c: { d: [1] },
    e: [1, [1], { d: [1] }],
  })
})

test('a key is its spelling: a status code is a text', () => {
  expect(read('200: fine')).toEqual({ 200: 'fine' })
})

test('every value knows its line and column, quoted ones where the quote stands', () => {
  const { value } = parse('a:\n  b: "x"\n  c: [1, two]\n')
  expect(nodeAt(value, ['a', 'b'])?.place).toEqual({ file: 'x.yaml', line: 2, column: 6 })
  expect(nodeAt(value, ['a', 'c', '1'])?.place).toEqual({ file: 'x.yaml', line: 3, column: 10 })
})

test('lines end at a carriage return, too, alone or before a line feed', () => {
  expect(nodeAt(parse('a: 1\rb:\r\n  c: 2').value, ['b', 'c'])?.place).toEqual({ file: 'x.yaml', line: 3, column: 6 })
})

test('the text of a block scalar starts below its header, behind the indentation', () => {
  const { value } = parse('text: |\n  first\n  second\n')
  expect(nodeAt(value, ['text'])).toMatchObject({ value: 'first\nsecond\n', textPlace: { line: 2, column: 3 } })
})

test('a text inside another file has the places of that file', () => {
  const { value } = parseYaml({ path: sourcePath('x.md'), text: 'title: x' }, { firstLine: 2 })
  expect(nodeAt(value, ['title'])?.place).toEqual({ file: 'x.md', line: 2, column: 8 })
})

test('a key named __proto__ is a key like any other', () => {
  const value = read('__proto__: { polluted: 1 }')
  expect(Object.keys(value ?? {})).toEqual(['__proto__'])
  expect(Object.hasOwn({}, 'polluted')).toBe(false)
})

test.each([
  ['a: 1\n\tb: 2', '2:1 this line is indented with a tab'],
  ['a: [1', '1:6 a bracket is not closed'],
  ['a: 1\nb: 2\na: 3', '3:1 the key "a" is defined twice'],
  ['a: "b', '1:6 a quotation mark is not closed'],
  ['a: {b: 1 c: 2}', '1:11 a comma is missing between two items in brackets'],
  ['a: [1,, 2]', '1:7 there is no item before this comma'],
  ['a: { b: #fff, c: "#000" }', '1:9 "#fff" is a comment, since "#" after a space begins one'],
  ['a: {\n  b: #fff,\n  c: "#000"\n}', '2:6 "#fff" is a comment, since "#" after a space begins one'],
  ['a: b: c', '1:5 ": " cannot be part of a value without quotes'],
  ['a: @b', '1:4 unexpected "@"'],
  ['a:\n  - b\n - c', '3:2 the indentation of this line does not match the lines above it'],
  ['a: "b\nc"', '2:1 this line is not indented enough to continue the value above it'],
  ['- a\nb: c', '2:1 the text from here on does not belong to the list or mapping above it'],
  ['a: *', '1:5 "*" is not followed by the name of an anchor'],
  ['a: "\\d"', '1:6 unknown escape sequence'],
  ['? [x]\n: y', '1:1 a key must be plain text, not a list or mapping'],
  ['a: {[x]: y}', '1:4 a key must be plain text, not a list or mapping'],
  ['a: &x [*x]', '1:8 the alias "*x" has no anchor "&x" before it'],
  ['a\n---\nb', '1:1 the file contains more than one YAML document'],
  [`${'['.repeat(5000)}`, '1:100 lists and mappings are nested too deep'],
])('%j is a problem with its place', (text, problem) => {
  expect(problemsIn(text)).toEqual([problem])
})

describe('a tolerant reading', () => {
  const readTolerantly = (text: string) => {
    const { value, problems } = parseYaml({ path: sourcePath('x.yaml'), text }, { isTolerant: true })
    const said = problems.map(({ severity, line, column, message }) => `${severity} ${line}:${column} ${message}`)
    return { value: value && toValue(value), said }
  }
  const shallow = 'this line is not indented enough to continue the value above it'

  test.each([
    ['a:\n  b: "c\n  d"\n  e: f', { a: { b: 'c d', e: 'f' } }, [`warning 3:3 ${shallow}`]],
    ["a:\n  b: 'c\n\n\n d'", { a: { b: 'c\n\nd' } }, [`warning 5:2 ${shallow}`]],
    ['a:\n  b: [c,\n  d,\n  e]', { a: { b: ['c', 'd', 'e'] } }, [`warning 3:3 ${shallow}`, `warning 4:3 ${shallow}`]],
    ['a: 1\nb: 2\na: 3', { a: 3, b: 2 }, ['warning 3:1 the key "a" is defined twice']],
  ])('warns of what other parsers accept in %j', (text, value, said) => {
    expect(readTolerantly(text)).toEqual({ value, said })
  })

  test.each([
    ['a:\n  b: "c\nd: e\nf: "g"\n', `error 3:1 ${shallow}`],
    ['a:\n  b: [c, # d\n  e]', `error 3:3 ${shallow}`],
  ])('finds the fault of %j where the value that is not closed goes on', (text, problem) => {
    expect(readTolerantly(text)).toEqual({ value: undefined, said: [problem] })
  })
})

test('an empty file is no value and no problem', () => {
  expect(parse('# nothing\n')).toEqual({ value: undefined, problems: [] })
})

test('aliases that expand to millions of values are refused before anybody walks them', () => {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const items = row === 0 ? Array(10).fill('x') : Array(10).fill(`*a${row - 1}`)
    return `a${row}: &a${row} [${items.join(', ')}]`
  })
  expect(problemsIn(rows.join('\n'))).toEqual(['6:9 aliases expand to more than 1,000,000 values'])
})

test.each([
  ['a: 1\n\tb: 2', 'indent with spaces'],
  ['a: [1', 'add the closing bracket'],
  ['a: 1\na: 3', 'remove one of the two'],
  ['a: "b', 'add the closing quotation mark'],
  ['a: {b: 1 c: 2}', 'add the comma'],
  ['a: ["x: #y", #fff]', 'put it in quotes: "#fff"'],
  ['a: { # all\n  b: 1 c: 2}', 'add the comma'],
  ['a: [1,, 2]', 'remove it'],
  ['a: b: c', 'put the value in quotes, or correct the indentation of this line'],
  ['a: @b', 'put the whole value in quotes'],
  ['a:\n  - b\n - c', 'indent all entries of a list or mapping alike'],
  ['a: "b\nc"', 'indent it further, or close the quotation mark or bracket'],
  ['- a\nb: c', 'write every line as "key: value", or every line as "- item"'],
  ['a: *', 'put a value that begins with "*" in quotes'],
  ['a: &', 'put a value that begins with "&" in quotes'],
  ['a: "\\d"', 'write a backslash as "\\\\", or use single quotes'],
  ['a: \u0001', 'remove it'],
  ['? [x]\n: y', 'put a value that begins with "{" or "[" in quotes'],
  ['a\n---\nb', 'keep one, without "---" lines'],
  ['a: &x [*x]', undefined],
])('%j is fixed so', (text, fix) => {
  expect(fixesOf(text)).toEqual([fix])
})

test('a file that could have over 5,000,000 values is not read', () => {
  const starts = ['\n', ',', '[', '{', '- ', '? ']
  expect(problemsIn(starts.join('').repeat(5_000_000 / starts.length + 1))).toEqual([
    '1:1 the file has more than 5,000,000 lines, commas and brackets',
  ])
})

test('values that are written do not count as added by aliases', () => {
  const written = Array(10_000).fill('1').join(', ')
  const aliases = Array(99).fill('*a').join(', ')
  expect(problemsIn(`a: &a [${written}]\nb: [${aliases}]`)).toEqual([])
})
