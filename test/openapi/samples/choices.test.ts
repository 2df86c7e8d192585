import { expect, test } from 'vitest'
import { textOfLine } from '../../../src/model/code.ts'
import { report, soundApi } from '../readApi.ts'

const ANIMALS = `
    Dog: { type: object, required: [kind, bark], properties: { kind: { type: string }, bark: { enum: [loud] } } }
    Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { default: 9 } } }`

const body = (schema: string, schemas: string, example = ''): string => `paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: ${schema}${example} } } }
      responses: { 200: { description: Fine } }
components:
  schemas:${schemas}
`

/** The examples of the request body, as they stand on the page, by name. */
async function examplesOf(schema: string, schemas = ANIMALS): Promise<unknown> {
  const { view } = await soundApi(body(schema, schemas))
  const examples = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  return Object.fromEntries(
    examples.map(({ label, code }) => [label, JSON.parse(code.lines.map(textOfLine).join('\n'))]),
  )
}

const SELECTED = `{ oneOf: [{ $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Cat' }],
        discriminator: { propertyName: kind, mapping: { dog: Dog, cat: Cat } } }`

test('the example of an alternative has all its fields, though others would match it but for the discriminator', async () => {
  expect(await examplesOf(SELECTED)).toEqual({ Dog: { kind: 'dog', bark: 'loud' }, Cat: { kind: 'cat', lives: 9 } })
})

test('a list has a sample of each alternative of its items, which is chosen with it', async () => {
  const list = `{ type: array, items: ${SELECTED} }`
  const each = { Dog: [{ kind: 'dog', bark: 'loud' }], Cat: [{ kind: 'cat', lives: 9 }] }
  expect(await examplesOf(list)).toEqual(each)
  expect(await examplesOf("{ $ref: '#/components/schemas/All' }", `${ANIMALS}\n    All: ${list}`)).toEqual(each)
  const { view } = await soundApi(body(list, ANIMALS))
  const [media] = view.groups[0]?.operations[0]?.body?.media ?? []
  expect([media?.couple, media?.examples.map(({ choice }) => choice)]).toEqual([
    'operation-post-a.body',
    ['Dog', 'Cat'],
  ])
  expect(media?.body?.choices[0]?.options.map(({ name }) => name)).toEqual(['Dog', 'Cat'])
})

test('an example of a list is chosen with the one alternative that all of its items match', async () => {
  const choiceOf = async (example: string) => {
    const { view } = await soundApi(body(`{ type: array, items: ${SELECTED} }`, ANIMALS, `, example: ${example}`))
    return view.groups[0]?.operations[0]?.body?.media[0]?.examples[0]?.choice
  }
  expect(await choiceOf('[{ kind: cat }, { kind: cat, lives: 1 }]')).toBe('Cat')
  expect([await choiceOf('[{ kind: cat }, { kind: dog, bark: loud }]'), await choiceOf('[]')]).toEqual([
    undefined,
    undefined,
  ])
})

test('the example of an alternative without a discriminator has all its fields', async () => {
  const schemas = `
    Named: { type: object, properties: { name: { type: string } } }
    Aged: { type: object, properties: { age: { const: 1 } } }`
  const choice = "{ oneOf: [{ $ref: '#/components/schemas/Named' }, { $ref: '#/components/schemas/Aged' }] }"
  expect(await examplesOf(choice, schemas)).toEqual({ Named: { name: 'text' }, Aged: { age: 1 } })
  expect(await examplesOf(`{ type: object, properties: { id: { const: 1 }, it: ${choice} } }`, schemas)).toEqual({
    Example: { id: 1, it: { name: 'text' } },
  })
})

test('alternatives without names are called by the value that tells them apart', async () => {
  const event = (name: string) =>
    `{ type: object, required: [event], properties: { event: { const: ${name} }, n: {} } }`
  expect(await examplesOf(`{ oneOf: [${event('begun')}, ${event('done')}] }`)).toMatchObject({
    begun: { event: 'begun' },
    done: { event: 'done' },
  })
  const only = "{ properties: { event: { const: '' }, all: {} } }"
  expect(await examplesOf(`{ oneOf: [${event('begun')}, ${only}] }`)).toHaveProperty('With all')
})

test('a list of alternatives is called by their names and types', async () => {
  const listOf = (items: string, limit: string) =>
    `{ type: array, ${limit}, items: { anyOf: [{ type: string }, ${items}] } }`
  const named = listOf("{ $ref: '#/components/schemas/Dog' }", 'maxItems: 1')
  const schema = `{ oneOf: [${named}, ${listOf('{}', 'minItems: 2')}] }`
  expect(await examplesOf(schema)).toEqual({ 'list of string or Dog': ['text'], 'list of any value': ['text', 'text'] })
})

const problemsOf = async (example: string): Promise<string[]> =>
  (await report(body(SELECTED, ANIMALS, `, example: ${example}`))).map((line) => line.replace(/^\S+ /, ''))

test('an example is judged by the alternative that its discriminator selects', async () => {
  expect(await problemsOf('{ kind: dog, bark: loud }')).toEqual([])
  expect(await problemsOf('{ kind: dog }')).toEqual([
    'warning example-mismatch: the example has no "bark"\n  fix: add "bark", or remove it from "required"',
  ])
})
