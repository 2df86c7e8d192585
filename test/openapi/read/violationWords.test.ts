import { expect, test } from 'vitest'
import { violationWords } from '../../../src/openapi/read/violationWords.ts'

const words = (keyword: string, params: object, schema?: unknown): string =>
  violationWords({ keyword, params, schema, instancePath: '/a', schemaPath: `#/${keyword}` })

test.each<[keyword: string, params: object, words: string]>([
  ['minLength', { limit: 2 }, 'must have at least 2 characters'],
  ['maxLength', { limit: 1 }, 'must have at most 1 character'],
  ['minItems', { limit: 1 }, 'must have at least 1 item'],
  ['maxItems', { limit: 2 }, 'must have at most 2 items'],
  ['items', { limit: 0 }, 'must have at most 0 items'],
  ['additionalItems', { limit: 2 }, 'must have at most 2 items'],
  ['minProperties', { limit: 1 }, 'must have at least 1 property'],
  ['maxProperties', { limit: 2 }, 'must have at most 2 properties'],
  ['minimum', { limit: 2 }, 'must be 2 or more'],
  ['maximum', { limit: 2 }, 'must be 2 or less'],
  ['exclusiveMinimum', { limit: 2 }, 'must be more than 2'],
  ['exclusiveMaximum', { limit: 2 }, 'must be less than 2'],
  ['multipleOf', { multipleOf: 0.5 }, 'must be a multiple of 0.5'],
  ['uniqueItems', { i: 2, j: 0 }, 'must not contain the same item twice: items 1 and 3 are equal'],
  ['contains', {}, 'has too few or too many items that match the "contains" schema'],
  ['dependentRequired', { property: 'a', missingProperty: 'b' }, 'must have "b", since it has "a"'],
  ['dependencies', { property: 'a', missingProperty: 'b' }, 'must have "b", since it has "a"'],
  ['propertyNames', { propertyName: 'a b' }, 'has the property "a b", whose name is not allowed'],
  ['format', { format: 'uuid' }, 'is not a valid uuid'],
  ['pattern', { pattern: '^a' }, 'does not match the pattern ^a'],
  ['if', { failingKeyword: 'then' }, 'does not match the "then" schema'],
  ['false schema', {}, 'is not allowed here'],
  ['x-other', {}, 'does not match its schema'],
])('%s with %j is broken by a value that %s', (keyword, params, expected) => {
  expect(words(keyword, params)).toBe(expected)
})

test('alternatives that only require properties are named by these', () => {
  const each = [{ required: ['a'] }, { required: ['b'] }]
  const passing = { passingSchemas: [0, 1] }
  expect([words('oneOf', {}, each), words('anyOf', {}, each), words('oneOf', passing, each)]).toEqual([
    'must have "a" or "b"',
    'must have "a" or "b"',
    'must have only one of "a", "b"',
  ])
  const one = [{ required: ['a'] }, { type: 'object' }, true]
  expect([words('oneOf', {}, one), words('anyOf', {}, one), words('oneOf', passing, one)]).toEqual([
    'matches none of the "oneOf" schemas',
    'matches none of the "anyOf" schemas',
    'matches more than one of the "oneOf" schemas',
  ])
  expect([words('not', {}, { required: ['a', 'b'] }), words('not', {}, { type: 'string' })]).toEqual([
    'must not have "a" and "b" here',
    'matches the schema under "not"',
  ])
})
