import { expect, test } from 'vitest'
import { type OperationSamples, operationSamples } from '../../src/model/operationSamples.ts'
import { soundApi } from '../openapi/readApi.ts'

async function samplesOf(examples: string, responses: string): Promise<OperationSamples> {
  const { view } = await soundApi(`paths:
  /a:
    post:
      operationId: a
      requestBody: { content: { text/plain: { examples: { ${examples} } } } }
      responses: { ${responses} }
`)
  const [operation] = view.groups.flatMap(({ operations }) => operations)
  return operationSamples(operation ?? expect.fail())
}

const labels = ({ examples }: { examples: { label: string }[] }): string[] => examples.map(({ label }) => label)

test('one example is the body of the request; several stand below it', async () => {
  const none = "'204': { description: Fine }"
  const alone = await samplesOf('one: { value: x }', none)
  expect(alone.request[0]?.label).toBe('curl')
  expect(alone).toMatchObject({ bodies: undefined, answers: [] })
  const { bodies } = await samplesOf('one: { value: x }, two: { value: y }', none)
  expect(labels(bodies ?? expect.fail())).toEqual(['one', 'two'])
})

test('the request has each body; where one has several examples, all stand below it', async () => {
  const with2 = (examples: string) =>
    samplesOf(`a: { value: 1 } } }, application/xml: { examples: { ${examples}`, "'204': { description: Fine }")
  const { calls, bodies } = await with2('one: { value: x }')
  expect(calls.map(({ mediaTypes }) => mediaTypes)).toEqual([['text/plain'], ['application/xml']])
  expect(bodies).toBeUndefined()
  expect(labels((await with2('one: { value: x }, two: { value: y }')).bodies ?? expect.fail())).toEqual([
    'a',
    'one',
    'two',
  ])
})

test('an answer has the name of its only example, or of its status', async () => {
  const answersWith = async (examples: string) => {
    const answer = `'200': { description: Fine, content: { text/plain: { examples: { ${examples} } } } }`
    const { answers } = await samplesOf('one: { value: x }', answer)
    return answers.map((each) => ({ title: each.title, labels: labels(each) }))
  }
  expect(await answersWith('a: { value: 1 }')).toEqual([{ title: 'a', labels: ['a'] }])
  expect(await answersWith('a: { value: 1 }, b: { value: 2 }')).toEqual([{ title: 'OK', labels: ['a', 'b'] }])
})
