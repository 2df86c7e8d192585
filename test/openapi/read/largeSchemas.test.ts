import { expect, test } from 'vitest'
import { sourcePath } from '../../../src/model/route.ts'
import { readDocument } from '../../../src/openapi/read/readDocument.ts'

function read(schemas: string) {
  const text = `openapi: 3.1.0\ncomponents:\n  schemas:\n${schemas}`
  return readDocument({ path: sourcePath('openapi/api.yaml'), text }, () => undefined, new Map())
}

const nested = (depth: number): string =>
  depth === 0 ? '{}' : `{ anyOf: [${nested(depth - 1)}, ${nested(depth - 1)}] }`
const listOf = (members: number): string => `{ oneOf: [${'{},'.repeat(members)}] }`

test.each([
  ['nested in one another', `    A: { properties: { a: ${nested(12)} } }`, 4, 27],
  ['in one list', `    A: {}\n    B: ${listOf(5001)}`, 5, 8],
  ['repeated by aliases', `    A: { properties: { a: &a ${nested(11)} } }\n    B: { allOf: [*a, *a] }`, 5, 8],
])('a schema with more than 5,000 members %s is a problem', (_, schemas, line, column) => {
  expect(read(schemas)).toEqual({
    value: undefined,
    problems: [
      {
        severity: 'error',
        rule: 'too-complex',
        file: 'openapi/api.yaml',
        line,
        column,
        message: 'this schema has more than 5,000 members of "allOf", "anyOf" and "oneOf"',
        fix: 'move parts of it to "components.schemas", and refer to them with "$ref"',
      },
    ],
  })
})

test('a document may have any number of members in several schemas', () => {
  expect(read(`    A: ${listOf(3000)}\n    B: ${listOf(3000)}\n    C: { example: ${listOf(3000)} }`)).toMatchObject({
    value: { document: { version: '3.1' } },
    problems: [],
  })
})
