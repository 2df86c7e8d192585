import { expect, test } from 'vitest'
import { operationSamples } from '../../src/text/reference/samplesText.ts'
import { soundApi } from '../openapi/readApi.ts'

/** The labels above the samples of an operation. */
async function labelsOf(examples: string, responses: string): Promise<string[]> {
  const { view } = await soundApi(`paths:
  /a:
    post:
      operationId: a
      requestBody: { content: { text/plain: { examples: { ${examples} } } } }
      responses: { ${responses} }
`)
  const [operation] = view.groups.flatMap(({ operations }) => operations)
  return operationSamples(operation ?? expect.fail()).filter((block) => block.startsWith('**'))
}

test('one example is the body of the request; several stand below it', async () => {
  const none = "'204': { description: Fine }"
  expect(await labelsOf('one: { value: x }', none)).toEqual(['**Request**', '**curl**'])
  expect(await labelsOf('one: { value: x }, two: { value: y }', none)).toEqual([
    '**Request**',
    '**curl**',
    '**Request body**',
    '**one**',
    '**two**',
  ])
})

test('an answer has the name of its only example, or of its status', async () => {
  const of = (examples: string): string =>
    `'200': { description: Fine, content: { text/plain: { examples: { ${examples} } } } }`
  expect((await labelsOf('one: { value: x }', of('a: { value: 1 }'))).slice(2)).toEqual(['**Response**', '**200 a**'])
  expect((await labelsOf('one: { value: x }', of('a: { value: 1 }, b: { value: 2 }'))).slice(2)).toEqual([
    '**Response**',
    '**200 OK**',
    '**a**',
    '**b**',
  ])
})
