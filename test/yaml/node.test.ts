import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { type JsonValue, nodeAt, textOfScalar, toNode, toValue } from '../../src/yaml/node.ts'
import { parseYaml } from '../../src/yaml/parseYaml.ts'

const parse = (text: string) => parseYaml({ path: sourcePath('x.yaml'), text }).value

function textOf(yaml: string): string | undefined {
  const node = nodeAt(parse(`a: ${yaml}`), ['a'])
  if (node?.kind !== 'scalar') throw new Error('a scalar is expected')
  return textOfScalar(node)
}

test.each([
  ['2.0', '2.0'],
  ['0x1F', '0x1F'],
  ['True', 'True'],
  ['null', 'null'],
  ['word', 'word'],
  ['""', ''],
  ['', undefined],
  ['~', undefined],
])('the text of %j is what was written', (yaml, text) => {
  expect(textOf(yaml)).toBe(text)
})

const PLACE = { file: 'x.yaml', line: 3, column: 5 }

test.each<[JsonValue, string | undefined]>([
  [1.5, '1.5'],
  [true, 'true'],
  [null, undefined],
  ['x', 'x'],
])('the text of %j, which stands in no file, is what it would be written as', (value, text) => {
  const node = toNode(value, PLACE)
  expect(node.kind === 'scalar' && textOfScalar(node)).toBe(text)
})

test('a value becomes a tree with one place, and a value again', () => {
  const value: JsonValue = { a: [1, 'two', null, false], b: { c: {} }, d: [] }
  const node = toNode(value, PLACE)
  expect(toValue(node)).toEqual(value)
  expect(toNode(['x'], PLACE)).toEqual({
    kind: 'list',
    place: PLACE,
    items: [{ kind: 'scalar', place: PLACE, value: 'x', style: 'plain', textPlace: PLACE }],
  })
  expect(toNode({ a: null }, PLACE)).toEqual({
    kind: 'map',
    place: PLACE,
    entries: [
      {
        key: 'a',
        keyPlace: PLACE,
        value: { kind: 'scalar', place: PLACE, value: null, style: 'plain', textPlace: PLACE },
      },
    ],
  })
})

test('what is at a path that leads nowhere is undefined', () => {
  const root = parse('a: [x, { b: y }]')
  const valueAt = (...path: string[]) => {
    const node = nodeAt(root, path)
    return node && toValue(node)
  }
  expect(valueAt('a', '1', 'b')).toBe('y')
  expect([valueAt('b'), valueAt('a', '2'), valueAt('a', '0', 'b'), valueAt('b', 'c')]).toEqual(Array(4).fill(undefined))
})
