import { _, type Ajv } from 'ajv'
import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import type { JsonValue } from '../../yaml/node.ts'

/**
 * Replaces the keywords that compare values. Those of the validator call methods of the values, whose names, such as
 * `valueOf`, are keys like any other in JSON.
 */
export function addComparingKeywords(ajv: Ajv): void {
  for (const keyword of ['const', 'enum', 'uniqueItems']) ajv.removeKeyword(keyword)
  ajv.addKeyword({
    keyword: 'const',
    errors: false,
    compile: (expected: JsonValue) => isOneOf([expected]),
    error: { message: 'must be equal to constant', params: ({ schemaCode }) => _`{allowedValue: ${schemaCode}}` },
  })
  ajv.addKeyword({
    keyword: 'enum',
    errors: false,
    compile: (expected: JsonValue[]) => isOneOf(expected),
    error: {
      message: 'must be equal to one of the allowed values',
      params: ({ schemaCode }) => _`{allowedValues: ${schemaCode}}`,
    },
  })
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', compile: uniqueItems })
}

function isOneOf(allowed: JsonValue[]): (value: JsonValue) => boolean {
  const expected = new Set(allowed.map(canonical))
  return (value) => expected.has(canonical(value))
}

function uniqueItems(isWanted: boolean): DataValidateFunction {
  const check: DataValidateFunction = (items: JsonValue[]) => {
    const indexes = new Map<string, number>()
    check.errors = []
    for (const [i, item] of isWanted ? items.entries() : []) {
      const j = indexes.get(canonical(item))
      if (j !== undefined) check.errors = [{ keyword: 'uniqueItems', params: { i, j } }]
      indexes.set(canonical(item), i)
    }
    return check.errors.length === 0
  }
  return check
}

/** The same text for the same value, whatever the order of its keys. */
const canonical = (value: JsonValue): string =>
  JSON.stringify(value, (_key, inside: JsonValue) =>
    typeof inside === 'object' && inside !== null && !Array.isArray(inside)
      ? Object.fromEntries(Object.entries(inside).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inside,
  )
