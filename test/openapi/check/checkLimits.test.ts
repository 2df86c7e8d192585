import { expect, test } from 'vitest'
import { lines, readDocument } from '../readApi.ts'

const faultsOf = async (schema: string, version: string): Promise<string[]> => {
  const text = `openapi: ${version}\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents: { schemas: { A: ${schema} } }\n`
  return lines(await readDocument(text)).map((line) => line.replace(' warning invalid-spec:', ''))
}

const SWAP = 'swap the two, or correct one of them'
const CORRECT = 'correct one of the two'

test.each([
  ['minimum: 10, maximum: 5', `"minimum" 10 is above "maximum" 5\n  fix: ${SWAP}`],
  ['minLength: 2, maxLength: 1', `"minLength" 2 is above "maxLength" 1\n  fix: ${SWAP}`],
  ['minItems: 2, maxItems: 1', `"minItems" 2 is above "maxItems" 1\n  fix: ${SWAP}`],
  ['minProperties: 2, maxProperties: 1', `"minProperties" 2 is above "maxProperties" 1\n  fix: ${SWAP}`],
  ['exclusiveMinimum: 5, maximum: 5', `"exclusiveMinimum" 5 is not below "maximum" 5\n  fix: ${CORRECT}`],
])('the limits { %s } leave no value', async (limits, problem) => {
  expect(await faultsOf(`{ ${limits} }`, '3.1.0')).toEqual([expect.stringMatching(/^4:\d+ /)])
  expect((await faultsOf(`{ ${limits} }`, '3.2.0'))[0]?.replace(/^4:\d+ /, '')).toBe(problem)
})

test('OpenAPI 3.0: exclusive limits are named as they are written', async () => {
  expect(await faultsOf('{ type: integer, minimum: 5, exclusiveMinimum: true, maximum: 5 }', '3.0.3')).toEqual([
    `4:55 "minimum" 5 is not below "maximum" 5\n  fix: ${CORRECT}`,
  ])
})

test('limits that leave one value are fine', async () => {
  expect(
    await faultsOf('{ minimum: 5, maximum: 5, minLength: 0, maxLength: 0, exclusiveMaximum: 6 }', '3.1.0'),
  ).toEqual([])
})
