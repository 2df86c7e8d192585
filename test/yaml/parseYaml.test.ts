import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { type JsonValue, nodeAt, toValue } from '../../src/yaml/node.ts'
import { parseYaml } from '../../src/yaml/parseYaml.ts'

const parse = (text: string) => parseYaml({ path: sourcePath('x.yaml'), text })

function read(text: string): JsonValue | undefined {
  const { value } = parse(text)
  return value && toValue(value)
}

const troubleIn = (text: string): string[] =>
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

test('a key is its spelling: a status code is a text', () => {
  expect(read('200: fine')).toEqual({ 200: 'fine' })
})

test('every value knows its line and column, quoted ones where the quote stands', () => {
  const { value } = parse('a:\n  b: "x"\n  c: [1, two]\n')
  expect(nodeAt(value, ['a', 'b'])?.place).toEqual({ file: 'x.yaml', line: 2, column: 6 })
  expect(nodeAt(value, ['a', 'c', '1'])?.place).toEqual({ file: 'x.yaml', line: 3, column: 10 })
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
  ['a: 1\n\tb: 2', '2:1 tab characters must not be used in indentation'],
  ['a: [1', '1:6 unexpected end of the stream within a flow collection'],
  ['a: 1\nb: 2\na: 3', '3:1 the key "a" stands twice'],
  ['a: b: c', '1:5 bad indentation of a mapping entry'],
  ['? [x]\n: y', '1:1 a key must be a text'],
  ['a: &x [*x]', '1:8 "*x" has no anchor "&x" that is complete before it'],
  ['a\n---\nb', '1:1 the file holds more than one YAML document'],
  [`${'['.repeat(5000)}`, '1:100 nesting exceeded maxDepth (100)'],
])('%j is a problem with its place', (text, problem) => {
  expect(troubleIn(text)).toEqual([problem])
})

test('an empty file is no value and no problem', () => {
  expect(parse('# nothing\n')).toEqual({ value: undefined, problems: [] })
})

test('aliases that expand to millions of values are refused before anybody walks them', () => {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const items = row === 0 ? Array(10).fill('x') : Array(10).fill(`*a${row - 1}`)
    return `a${row}: &a${row} [${items.join(', ')}]`
  })
  expect(troubleIn(rows.join('\n'))).toEqual(['6:9 aliases expand to more than 1,000,000 values'])
})
