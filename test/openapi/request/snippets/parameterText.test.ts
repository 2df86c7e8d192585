import { expect, test } from 'vitest'
import type { ParameterModel } from '../../../../src/model/requestModel.ts'
import { headerText, pairTexts, pathText } from '../../../../src/openapi/request/snippets/parameterText.ts'
import { parameterValue } from '../../../../src/openapi/request/snippets/parameterValue.ts'
import type { JsonValue } from '../../../../src/yaml/node.ts'

const parameter = (style: string, explode = false, allowReserved = false): ParameterModel => ({
  place: 'query',
  name: 'c',
  required: false,
  style,
  explode,
  allowReserved,
  shape: 'text',
  example: undefined,
  rules: { number: undefined, values: undefined, checks: [] },
})

const LIST = ['a', 'b c']
const OBJECT = { R: 1, G: 'x/y' }

test.for<[style: string, explode: boolean, value: JsonValue, text: string]>([
  ['simple', false, 'blue', 'blue'],
  ['simple', false, LIST, 'a,b%20c'],
  ['simple', false, OBJECT, 'R,1,G,x%2Fy'],
  ['simple', true, OBJECT, 'R=1,G=x%2Fy'],
  ['label', false, 'blue', '.blue'],
  ['label', false, LIST, '.a,b%20c'],
  ['label', true, LIST, '.a.b%20c'],
  ['label', true, OBJECT, '.R=1.G=x%2Fy'],
  ['matrix', false, 'blue', ';c=blue'],
  ['matrix', false, LIST, ';c=a,b%20c'],
  ['matrix', true, LIST, ';c=a;c=b%20c'],
  ['matrix', true, OBJECT, ';R=1;G=x%2Fy'],
])('in a path, style %s with explode %s writes %j as %s', ([style, explode, value, text]) => {
  expect(pathText(parameter(style, explode), value)).toBe(text)
})

test.for<[style: string, explode: boolean, value: JsonValue, texts: string[]]>([
  ['form', true, 'a&b', ['c=a%26b']],
  ['form', true, LIST, ['c=a', 'c=b%20c']],
  ['form', false, LIST, ['c=a,b%20c']],
  ['form', true, OBJECT, ['R=1', 'G=x%2Fy']],
  ['form', false, OBJECT, ['c=R,1,G,x%2Fy']],
  ['form', true, { page: 1, sort: LIST }, ['page=1', 'sort=a', 'sort=b%20c']],
  ['spaceDelimited', false, LIST, ['c=a%20b%20c']],
  ['pipeDelimited', false, LIST, ['c=a%7Cb%20c']],
  ['deepObject', true, OBJECT, ['c%5BR%5D=1', 'c%5BG%5D=x%2Fy']],
  ['deepObject', false, { a: { b: [1, 2] } }, ['c%5Ba%5D%5Bb%5D=1', 'c%5Ba%5D%5Bb%5D=2']],
])('in a query, style %s with explode %s writes %j as %j', ([style, explode, value, texts]) => {
  expect(pairTexts(parameter(style, explode), value)).toEqual(texts)
})

test('reserved characters stay where they are allowed, but for those that would end the value', () => {
  expect(pairTexts(parameter('form', true, true), 'a/b?c=d&e#f+g 100%')).toEqual(['c=a/b?c=d%26e%23f%2Bg%20100%25'])
})

test('a header is not encoded', () => {
  expect(headerText(parameter('simple'), LIST)).toBe('a,b c')
  expect(headerText(parameter('simple', true), OBJECT)).toBe('R=1,G=x/y')
})

test('a value in a header or a cookie stays on one line', () => {
  const lines = 'one\r\ntwo\n'
  expect(headerText(parameter('simple'), lines)).toBe('one two')
  expect(headerText(parameter('simple'), [lines, 'three'])).toBe('one two,three')
  expect(pairTexts(parameter('cookie'), lines)).toEqual(['c=one two'])
})

test('half a character is written as encoders do', () => {
  expect(pairTexts(parameter('form', true, true), '\ud800')).toEqual(['c=%EF%BF%BD'])
  expect(pathText(parameter('simple'), '\ud800')).toBe('%EF%BF%BD')
})

test('each line of a list is an item; a text that is no JSON, or too deep, is sent as it is', () => {
  expect(parameterValue({ shape: 'list' }, 'a\n\nb,c\n')).toEqual(['a', 'b,c'])
  expect(parameterValue({ shape: 'json' }, '{"__proto__": 1}')).toEqual(JSON.parse('{"__proto__": 1}'))
  expect(parameterValue({ shape: 'json' }, '{"a"')).toBe('{"a"')
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(parameterValue({ shape: 'json' }, deep)).toBe(deep)
})
