import type { ErrorObject } from 'ajv'
import { describe, expect, test } from 'vitest'
import { allowedValues, missingProperties } from '../../../src/openapi/check/errorParams.ts'
import { mostSpecificErrors } from '../../../src/openapi/check/mostSpecificErrors.ts'

const at = (instancePath: string, keyword: string, more: Partial<ErrorObject> = {}): ErrorObject => ({
  instancePath,
  keyword,
  schemaPath: `#/${keyword}`,
  params: {},
  ...more,
})

const missing = (instancePath: string, missingProperty: string, schemaPath = '#/required'): ErrorObject =>
  at(instancePath, 'required', { params: { missingProperty }, schemaPath })

const unexpected = (instancePath: string, additionalProperty: string, known: string[]): ErrorObject =>
  at(instancePath, 'additionalProperties', {
    params: { additionalProperty },
    parentSchema: { properties: Object.fromEntries(known.map((name) => [name, {}])) },
  })

describe('of an error and what follows from it', () => {
  test('the innermost one is reported', () => {
    const inner = at('/paths/a', 'type')
    expect(mostSpecificErrors([at('/paths', 'minProperties'), inner, at('', 'dependentRequired')])).toEqual([inner])
  })

  test('a place whose name only begins alike is another one', () => {
    const errors = [at('/info', 'type'), at('/information', 'type')]
    expect(mostSpecificErrors(errors)).toEqual(errors)
  })

  test('a missing key is reported, whatever is wrong below', () => {
    const errors = [missing('/info', 'title'), at('/info/version', 'type')]
    expect(mostSpecificErrors(errors)).toEqual(errors)
  })

  test('a key that is missing in an alternative only is not, if there is an error below', () => {
    const inner = at('/a/schema/type', 'type')
    expect(mostSpecificErrors([missing('/a', '$ref', '#/oneOf/0/required'), inner])).toEqual([inner])
    expect(mostSpecificErrors([missing('/a', 'content', '#/oneOf/1/required'), inner])).toEqual([inner])
  })

  test('choices and references are reported only if nothing else is', () => {
    const inner = at('/a', 'type')
    const choices = [
      ...['if', 'oneOf', 'anyOf', '$ref'].map((keyword) => at('/a', keyword)),
      { ...at('/a', 'not'), schemaPath: '#/oneOf/0/not' },
    ]
    expect(mostSpecificErrors([...choices, inner])).toEqual([inner])
    for (const choice of choices) {
      expect(mostSpecificErrors([choice])).toEqual([choice])
      expect(mostSpecificErrors([{ ...choice, instancePath: '/b' }, inner])).toEqual([inner])
    }
    const outside = at('/b', 'not')
    expect(mostSpecificErrors([outside, inner])).toEqual([outside, inner])
    expect(mostSpecificErrors([missing('/b', '$ref'), inner])).toEqual([inner])
    expect(mostSpecificErrors([at('/b', 'pattern', { propertyName: 'b c' }), inner])).toEqual([inner])
  })
})

describe('at one place', () => {
  test('a misspelt key comes before a missing one, this before a wrong type, and this before a wrong value', () => {
    const ranked = [
      unexpected('/a', 'titel', ['title', 'version']),
      missing('/a', 'title'),
      at('/a', 'type'),
      at('/a', 'enum', { params: { allowedValues: ['x'] } }),
      missing('/a', 'title', '#/anyOf/3/required'),
      unexpected('/a', 'nothingLikeIt', ['title']),
      at('/a', 'pattern'),
    ]
    for (let from = 0; from < ranked.length; from += 1) {
      const rest = ranked.slice(from)
      expect(mostSpecificErrors(rest)).toEqual(rest.slice(0, 1))
      expect(mostSpecificErrors(rest.toReversed())).toEqual(rest.slice(0, 1))
    }
  })

  test('the values of all alternatives are allowed', () => {
    const [both, ...others] = mostSpecificErrors([
      at('/a', 'enum', { params: { allowedValues: ['x', 'y'] } }),
      at('/a', 'const', { params: { allowedValue: 'z' } }),
      at('/a', 'enum', { params: { allowedValues: ['y'] } }),
    ])
    expect(others).toEqual([])
    expect(both && allowedValues(both)).toEqual(['x', 'y', 'z'])
  })

  test('properties of which one would do are named together, those of different choices are not', () => {
    const one = missing('/a', 'name', '#/$defs/x/oneOf/0/required')
    const other = missing('/a', 'identifier', '#/$defs/x/oneOf/1/required')
    const third = missing('/a', 'url', '#/$defs/x/oneOf/2/required')
    const merged = mostSpecificErrors([one, other, third])
    expect(merged.map(missingProperties)).toEqual([['name', 'identifier', 'url']])
    for (const path of ['#/$defs/y/oneOf/1/required', '#/$defs/x/oneOf/1/required/0', '#/$defs/x/oneOf/1/not/required'])
      expect(mostSpecificErrors([one, missing('/a', 'identifier', path)]).map(missingProperties)).toEqual([['name']])
  })

  test('a key that is known is not unexpected: what stands under it is wrong', () => {
    const inner = at('/a/title', 'type')
    expect(mostSpecificErrors([unexpected('/a', 'title', ['title']), inner])).toEqual([inner])
  })

  test('a name that breaks a rule is reported once', () => {
    const name = at('/a', 'propertyNames', { params: { propertyName: 'b c' } })
    expect(mostSpecificErrors([at('/a', 'pattern', { propertyName: 'b c' }), name])).toEqual([name])
  })
})

describe('of alternatives that a value selects', () => {
  const selects = (branch: number): ErrorObject =>
    at('/a/type', 'const', {
      params: { allowedValue: `t${branch}` },
      schemaPath: `#/oneOf/${branch}/properties/type/const`,
    })

  test('the one that is meant is reported', () => {
    const meant = missing('/a', 'name', '#/oneOf/1/required')
    const other = missing('/a', 'flows', '#/oneOf/0/required')
    expect(mostSpecificErrors([selects(0), other, meant, selects(2)])).toEqual([meant])
  })

  test('if none is meant, the value itself is wrong, and may be any of theirs', () => {
    const errors = mostSpecificErrors([
      selects(0),
      missing('/a', 'flows', '#/oneOf/0/required'),
      selects(1),
      missing('/a', 'name', '#/oneOf/1/required'),
    ])
    expect(errors.map(({ instancePath }) => instancePath)).toEqual(['/a/type'])
    expect(errors.flatMap(allowedValues)).toEqual(['t0', 't1'])
  })
})
