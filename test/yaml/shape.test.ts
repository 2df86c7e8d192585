import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { fields } from '../../src/yaml/fields.ts'
import { parseYaml } from '../../src/yaml/parseYaml.ts'
import { readShape, type Shape } from '../../src/yaml/shape.ts'
import { boolean, integer, listOf, mapOf, name, number, oneOf, placed, text } from '../../src/yaml/values.ts'

/** What a shape makes of a text, or what it says of it. */
function read<T>(shape: Shape<T>, yaml: string): T | undefined | string[] {
  const { value: node } = parseYaml({ path: sourcePath('x.yaml'), text: yaml })
  if (!node) throw new Error('the text holds a value')
  const { value, problems } = readShape(node, shape, 'invalid-config')
  if (problems.length === 0) return value
  return problems.map(
    ({ line, column, rule, message, fix }) =>
      `${line}:${column} ${rule}: ${message}${fix === undefined ? '' : ` → ${fix}`}`,
  )
}

test.each<[string, string, Shape<unknown>, unknown]>([
  ['a text', 'x', text, 'x'],
  ['a text', '2.0', text, '2.0'],
  ['a text', 'null', text, 'null'],
  ['a text', '~', text, ['1:1 invalid-config: expected a string, found no value']],
  ['a text', '[x]', text, ['1:1 invalid-config: expected a string, found a list']],
  ['a text', 'x: y', text, ['1:1 invalid-config: expected a string, found a mapping']],
  ['a name', '2.0', name, '2.0'],
  ['a name', 'null', name, ['1:1 invalid-config: expected a string, found no value']],
  ['true or false', 'true', boolean, true],
  ['true or false', 'False', boolean, false],
  ['true or false', '"true"', boolean, ['1:1 invalid-config: expected true or false, found the string "true"']],
  ['true or false', '1', boolean, ['1:1 invalid-config: expected true or false, found the number 1']],
  ['true or false', '[true]', boolean, ['1:1 invalid-config: expected true or false, found a list']],
  ['a number', '1.10', number, 1.1],
  ['a number', '0', number, 0],
  ['a number', '"1"', number, ['1:1 invalid-config: expected a number, found the string "1"']],
  ['a number', 'true', number, ['1:1 invalid-config: expected a number, found the boolean true']],
  ['a number', 'a: 1', number, ['1:1 invalid-config: expected a number, found a mapping']],
  ['2 to 4', '2', integer(2, 4), 2],
  ['2 to 4', '4', integer(2, 4), 4],
  ['2 to 4', '1', integer(2, 4), ['1:1 invalid-config: expected a whole number from 2 to 4, found the number 1']],
  ['2 to 4', '5', integer(2, 4), ['1:1 invalid-config: expected a whole number from 2 to 4, found the number 5']],
  ['2 to 4', '2.50', integer(2, 4), ['1:1 invalid-config: expected a whole number from 2 to 4, found the number 2.50']],
  ['2 to 4', '[3]', integer(2, 4), ['1:1 invalid-config: expected a whole number from 2 to 4, found a list']],
  ['a choice', 'right', oneOf('left', 'right'), 'right'],
  [
    'a choice',
    'rihgt',
    oneOf('left', 'right'),
    ['1:1 invalid-config: expected one of "left", "right", found the string "rihgt" → did you mean "right"?'],
  ],
  ['a choice', '[]', oneOf('left', 'right'), ['1:1 invalid-config: expected one of "left", "right", found a list']],
  ['a list', '[1, 2]', listOf(number), [1, 2]],
  ['a list', '[]', listOf(number), []],
  ['a list', '[1, x]', listOf(number), ['1:5 invalid-config: "[1]": expected a number, found the string "x"']],
  ['a list', '1', listOf(number), ['1:1 invalid-config: expected a list, found the number 1']],
  ['a list', 'x', listOf(text), ['1:1 invalid-config: expected a list, found the string "x" → write "[x]"']],
  [
    'a list',
    'x, Rate limits',
    listOf(text),
    ['1:1 invalid-config: expected a list, found the string "x, Rate limits" → write "[x, Rate limits]"'],
  ],
  ['a list', 'x, y:z', listOf(text), ['1:1 invalid-config: expected a list, found the string "x, y:z"']],
  ['a list', 'x', listOf(number), ['1:1 invalid-config: expected a list, found the string "x"']],
  [
    'names',
    '{ a: 1, b: 2 }',
    mapOf(number),
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
  ],
  ['names', '{ a: 1, b: x }', mapOf(number), ['1:12 invalid-config: "b": expected a number, found the string "x"']],
  ['names', '[]', mapOf(number), ['1:1 invalid-config: expected a mapping of names to values, found a list']],
  [
    'names of lists',
    'a: [{ x: [1, y] }]',
    mapOf(listOf(fields({ x: listOf(number) }))),
    ['1:14 invalid-config: "a[0].x[1]": expected a number, found the string "y"'],
  ],
  ['a place', '7', placed(number), { value: 7, place: { file: 'x.yaml', line: 1, column: 1 } }],
  ['a place', 'x', placed(number), ['1:1 invalid-config: expected a number, found the string "x"']],
])('%s is read from %j', (_, yaml, shape, expected) => {
  expect(read(shape, yaml)).toEqual(expected)
})

const POINT = fields({ x: number, label: text }, ['x'])

test.each<[string, unknown]>([
  ['x: 1\nlabel: a', { x: 1, label: 'a', place: { file: 'x.yaml', line: 1, column: 1 } }],
  ['x: 1', { x: 1, label: undefined, place: { file: 'x.yaml', line: 1, column: 1 } }],
  ['x: 1\nlabel:', { x: 1, label: undefined, place: { file: 'x.yaml', line: 1, column: 1 } }],
  ['x: 1\nlabel: null', { x: 1, label: 'null', place: { file: 'x.yaml', line: 1, column: 1 } }],
  ['label: a', ['1:1 invalid-config: "x" is missing → add "x: …"']],
  ['x:', ['1:1 invalid-config: "x" is missing → add "x: …"']],
  ['x: 1\nlabl: a', ['2:1 invalid-config: "labl" is not a known key → did you mean "label"?']],
  ['x: 1\nother: a', ['2:1 invalid-config: "other" is not a known key → known keys: x, label']],
  ['xx: 1', ['1:1 invalid-config: "xx" is not a known key → did you mean "x"?']],
  ['[x]', ['1:1 invalid-config: expected a mapping with x, label, found a list']],
])('keys are read from %j', (yaml, expected) => {
  expect(read(POINT, yaml)).toEqual(expected)
})

test('a required key is not missing where another one was meant to be it, even one that only begins like it', () => {
  const picture = fields({ light: text, dark: text }, ['light'])
  expect(read(picture, 'lite: a\ndark: b')).toEqual([
    '1:1 invalid-config: "lite" is not a known key → did you mean "light"?',
  ])
  expect(read(picture, 'width: 9')).toEqual([
    '1:1 invalid-config: "width" is not a known key → known keys: light, dark',
    '1:1 invalid-config: "light" is missing → add "light: …"',
  ])
})

test('null where no string is expected is as no value at all', () => {
  expect(read(fields({ x: number }), 'x: null')).toEqual({
    x: undefined,
    place: { file: 'x.yaml', line: 1, column: 1 },
  })
})
