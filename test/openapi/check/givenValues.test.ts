import { expect, test } from 'vitest'
import { lines, readDocument } from '../readApi.ts'

const faultsOf = async (schema: string, version = '3.1.0'): Promise<string[]> => {
  const text = `openapi: ${version}\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents: { schemas: { A: ${schema} } }\n`
  return lines(await readDocument(text)).map((line) => line.replace(/^4:(\d+) warning invalid-spec: /, '$1 '))
}

test.each([
  [
    '{ type: integer, default: "5" }',
    '55 the default must be a whole number, not the string "5"\n' +
      '  fix: write 5 without quotes, or change "type" of the schema',
  ],
  [
    '{ type: string, default: null }',
    '54 the default must be a string, not null\n  fix: write a string, or allow null in the schema',
  ],
  [
    '{ type: string, enum: [asc, desc], default: up }',
    '73 "up" is not an allowed value of the default\n  fix: write one of "asc", "desc"',
  ],
  [
    '{ type: integer, maximum: 100, default: 500 }',
    '69 the default must be 100 or less\n  fix: change the value, or "maximum" of the schema',
  ],
  [
    '{ type: string, enum: [1.10] }',
    '52 the value of "enum" must be a string, not the number 1.1\n' +
      '  fix: write it in quotes: "1.10", or change "type" of the schema',
  ],
  [
    '{ type: string, enum: [abcdef, a], maxLength: 5 }',
    '52 the value of "enum" must have at most 5 characters\n  fix: change the value, or "maxLength" of the schema',
  ],
  [
    '{ type: boolean, const: "true" }',
    '53 the value of "const" must be true or false, not the string "true"\n' +
      '  fix: write true without quotes, or change "type" of the schema',
  ],
])('the schema %s is reported with what its value must be', async (schema, problem) => {
  expect(await faultsOf(schema)).toEqual([problem])
})

test.each([
  '{ type: [integer, "null"], enum: [1, 2, null], default: null }',
  '{ type: array, items: { type: string }, default: [] }',
  '{ type: string, format: email, default: "" }',
  '{ enum: [1, a, null], default: a, x-more: 1 }',
  '{ type: number, default: 1, minimum: 0 }',
  '{ allOf: [{ type: string }], enum: [a], default: a }',
])('values that follow their schema are no problem: %s', async (schema) => {
  expect(await faultsOf(schema)).toEqual([])
})

test('OpenAPI 3.0: null is a value where the schema is nullable', async () => {
  expect(await faultsOf('{ type: string, nullable: true, enum: [a, null], default: null }', '3.0.3')).toEqual([])
})
