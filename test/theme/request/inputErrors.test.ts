import { expect, test } from 'vitest'
import type { ParameterModel } from '../../../src/model/requestModel.ts'
import { bodyError, parameterError } from '../../../theme/request/inputErrors.ts'
import { jsonError } from '../../../theme/request/jsonError.ts'
import { cpuSeconds } from '../../cpuSeconds.ts'

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
] as const)('a number typed as "%s" is answered with "%s"', ([text, error]) => {
  expect(parameterError(LIMIT, text)).toBe(error)
})

test('what is not required may be empty, and the wrong item of a list is named', () => {
  const list: ParameterModel = { ...LIMIT, required: false, shape: 'list' }
  expect(parameterError(list, '')).toBe('')
  expect(parameterError(list, '1\n2\n')).toBe('')
  expect(parameterError(list, '1\n\n12')).toBe('Line 3: Must be less than 10.')
})

test('characters are counted as readers do', () => {
  const rules = { ...LIMIT.rules, checks: [{ kind: 'length', to: 2, message: 'too long' } as const] }
  expect(parameterError({ ...LIMIT, rules }, '😀😀')).toBe('')
  expect(parameterError({ ...LIMIT, rules }, '😀😀😀')).toBe('too long')
})

test('a body of JSON is checked for its syntax, any other is not', () => {
  const body = { type: 'application/json', isJson: true, required: true, text: undefined, parts: undefined }
  expect(bodyError(body, '')).toBe('A value is required.')
  expect(bodyError(body, '{')).toBe('Line 1, column 2: a name in double quotes or "}" is expected.')
  expect(bodyError({ ...body, isJson: false }, '{')).toBe('')
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
] as const)('%j is no JSON: %s', ([text, error]) => {
  expect(jsonError(text)).toBe(error)
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
    if ((jsonError(text) === '') !== isJson(text)) disagreements.push(text)
  }
  expect(disagreements).toEqual([])
})

test('a large or deep text is checked in no time', async () => {
  const seconds = await cpuSeconds(() => {
    const deep = '['.repeat(200_000)
    expect(jsonError(deep)).toBe('Line 1, column 200001: a value or "]" is expected.')
    expect(jsonError(JSON.stringify(Array.from({ length: 100_000 }, (_, index) => index)))).toBe('')
    expect(jsonError(`"${'a'.repeat(1_000_000)}`)).toBe('Line 1, column 1: a value is expected.')
  })
  expect(seconds).toBeLessThan(8)
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
