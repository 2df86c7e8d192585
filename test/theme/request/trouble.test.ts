import { expect, test } from 'vitest'
import type { ParameterModel } from '../../../src/model/requestModel.ts'
import { jsonTrouble } from '../../../theme/request/jsonTrouble.ts'
import { bodyTrouble, parameterTrouble } from '../../../theme/request/trouble.ts'

const LIMIT: ParameterModel = {
  place: 'query',
  name: 'limit',
  required: true,
  style: 'form',
  explode: true,
  allowReserved: false,
  shape: 'text',
  example: undefined,
  rules: {
    number: 'integer',
    values: undefined,
    checks: [
      { kind: 'pattern', pattern: '^-?\\d+$', message: 'Must be a whole number.' },
      { kind: 'number', from: 1, message: 'Must be 1 or more.' },
      { kind: 'number', to: 10, isOpen: true, message: 'Must be less than 10.' },
    ],
  },
}

test.for([
  ['', 'A value is required.'],
  ['x', 'Must be a whole number.'],
  ['0', 'Must be 1 or more.'],
  ['1', ''],
  ['9', ''],
  ['10', 'Must be less than 10.'],
] as const)('a number typed as "%s" is answered with "%s"', ([text, trouble]) => {
  expect(parameterTrouble(LIMIT, text)).toBe(trouble)
})

test('what is not required may be empty, and the wrong item of a list is named', () => {
  const list: ParameterModel = { ...LIMIT, required: false, shape: 'list' }
  expect(parameterTrouble(list, '')).toBe('')
  expect(parameterTrouble(list, '1\n2\n')).toBe('')
  expect(parameterTrouble(list, '1\n\n12')).toBe('Line 3: Must be less than 10.')
})

test('characters are counted as readers do', () => {
  const rules = { ...LIMIT.rules, checks: [{ kind: 'length', to: 2, message: 'too long' } as const] }
  expect(parameterTrouble({ ...LIMIT, rules }, '😀😀')).toBe('')
  expect(parameterTrouble({ ...LIMIT, rules }, '😀😀😀')).toBe('too long')
})

test('a body of JSON is checked for its syntax, any other is not', () => {
  const body = { type: 'application/json', isJson: true, required: true, text: undefined }
  expect(bodyTrouble(body, '')).toBe('A value is required.')
  expect(bodyTrouble(body, '{')).toBe('Line 1, column 2: a name in double quotes or "}" is expected.')
  expect(bodyTrouble({ ...body, isJson: false }, '{')).toBe('')
})

test.for([
  ['', 'Line 1, column 1: a value is expected.'],
  ['{"a": 1,}', 'Line 1, column 9: a name in double quotes is expected.'],
  ['{\n  "a": ,\n}', 'Line 2, column 8: a value is expected.'],
  ["{ 'a': 1 }", 'Line 1, column 3: a name in double quotes or "}" is expected.'],
  ['{ "a" 1 }', 'Line 1, column 7: ":" is expected.'],
  ['[1 2]', 'Line 1, column 4: "," or "]" is expected.'],
  ['[1, 2', 'Line 1, column 6: "," or "]" is expected.'],
  ['{"a": 1]', 'Line 1, column 8: "," or "}" is expected.'],
  ['{} {}', 'Line 1, column 4: nothing more is expected.'],
  ['[1,\n]', 'Line 2, column 1: a value is expected.'],
  ['"\t"', 'Line 1, column 1: a value is expected.'],
] as const)('%j is no JSON: %s', ([text, trouble]) => {
  expect(jsonTrouble(text)).toBe(trouble)
})

test('it agrees with JSON.parse', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"\\u00e9\\n"',
    '"\\x"',
    '1',
    '-0.5e+3',
    '01',
    '1.',
    'true',
    'nul',
    ' ',
    '\u00a0',
  ]
  let seed = 1
  const next = (): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  const disagreements: string[] = []
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: 1 + (next() % 7) }, () => pieces[next() % pieces.length]).join('')
    if ((jsonTrouble(text) === '') !== isJson(text)) disagreements.push(text)
  }
  expect(disagreements).toEqual([])
})

test('a large or deep text is checked in no time', () => {
  const start = performance.now()
  const deep = '['.repeat(200_000)
  expect(jsonTrouble(deep)).toBe('Line 1, column 200001: a value or "]" is expected.')
  expect(jsonTrouble(JSON.stringify(Array.from({ length: 100_000 }, (_, index) => index)))).toBe('')
  expect(jsonTrouble(`"${'a'.repeat(1_000_000)}`)).toBe('Line 1, column 1: a value is expected.')
  expect(performance.now() - start).toBeLessThan(2000)
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
