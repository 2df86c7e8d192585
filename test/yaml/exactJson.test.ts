import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { jsonOf, parseExactJson } from '../../src/yaml/exactJson.ts'
import { exactValue, roundedValue } from '../../src/yaml/exactValue.ts'
import type { ExactValue } from '../../src/yaml/node.ts'
import { toNode } from '../../src/yaml/node.ts'
import { parseYaml } from '../../src/yaml/parseYaml.ts'
import { yamlText } from '../../src/yaml/yamlText.ts'

const PLACE = { file: 'a.yaml', line: 1, column: 1 }

const read = (text: string): ExactValue => {
  const { value } = parseYaml({ path: sourcePath('a.yaml'), text })
  return value ? exactValue(value) : expect.fail()
}

test.each([
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', 9007199254740993n],
  ['-9223372036854775808', -9223372036854775808n],
  ["'9223372036854775807'", '9223372036854775807'],
  ['1e20', 1e20],
  ['0.1234567890123456', 0.1234567890123456],
  ['{ a: [18446744073709551615] }', { a: [18446744073709551615n] }],
])('%s is read exactly', (text, value) => {
  expect(read(text)).toEqual(value)
})

test('a whole number keeps its digits as a node, and is rounded for validators', () => {
  const value = { id: 9223372036854775807n, list: [1, 18446744073709551615n], text: 'x' }
  expect(exactValue(toNode(value, PLACE))).toEqual(value)
  expect(roundedValue(value)).toEqual({ id: 2 ** 63, list: [1, 2 ** 64], text: 'x' })
})

test.each([0, 2])('values without huge numbers are written as JSON.stringify writes them, indented by %d', (indent) => {
  const value = { a: [1, 'x"\u2028', null, true, 1e21, [], {}], 'b\n': { c: -0.5 }, d: [[1], { e: [] }] }
  expect(jsonOf(value, indent)).toBe(JSON.stringify(value, undefined, indent))
})

const HUGE = '{"id":9223372036854775807,"list":[-9007199254740993,1.5,"9223372036854775807"],"a\\"1234567890123456":0}'

test('huge numbers are read and written with all digits, and texts of digits stay texts', () => {
  expect(parseExactJson(HUGE)).toEqual({
    id: 9223372036854775807n,
    list: [-9007199254740993n, 1.5, '9223372036854775807'],
    'a"1234567890123456': 0,
  })
  expect(jsonOf(parseExactJson(HUGE))).toBe(HUGE)
})

test.each([
  '[1234567890123456.5, 1.1234567890123456789, 1234567890123456e2]',
  '["\\u00001234567890123456x"]',
  '1234567890123456',
  '[1]',
])('all else in %s is read as JSON.parse reads it', (text) => {
  expect(parseExactJson(text)).toEqual(JSON.parse(text))
})

test('YAML has huge numbers as numbers, and texts of digits in quotes', () => {
  expect(yamlText({ id: 9223372036854775807n, count: 1, text: '9223372036854775807' })).toBe(
    "id: 9223372036854775807\ncount: 1\ntext: '9223372036854775807'\n",
  )
})
