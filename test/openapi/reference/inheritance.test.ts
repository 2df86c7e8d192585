import { expect, test } from 'vitest'
import { textOfLine } from '../../../src/model/code.ts'
import { bodyOutline, outline } from '../plainWords.ts'
import { readApi, readDocument, soundApi } from '../readApi.ts'

const document = (mapping: string, schema = "{ $ref: '#/components/schemas/Pet' }"): string => `paths:
  /pets:
    post:
      requestBody: { content: { application/json: { schema: ${schema} } } }
components:
  schemas:
    Pet:
      type: object
      required: [kind, name]
      properties: { kind: { type: string }, name: { type: string } }
      discriminator: { propertyName: kind${mapping} }
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, required: [lives], properties: { lives: { type: integer, example: 9 } } }] }
    Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }], properties: { breed: { type: string } } }
    Puppy: { allOf: [{ $ref: '#/components/schemas/Dog' }], properties: { weeks: { type: integer } } }
    Fish: { type: object, properties: { pet: { $ref: '#/components/schemas/Pet' } } }
`

async function sampleOf(text: string): Promise<unknown> {
  const { view } = await soundApi(text)
  const [sample] = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  return JSON.parse(sample?.code.lines.map(textOfLine).join('\n') ?? '')
}

test('an alternative for values that have none says so', async () => {
  const text = `paths:
  /pets:
    post:
      requestBody: { content: { application/json: { schema: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Other' }], discriminator: { propertyName: kind, defaultMapping: Other } } } } }
      responses: { 200: { description: Fine } }
components:
  schemas:
    Cat: { required: [kind], properties: { kind: { type: string } } }
    Other: { properties: { kind: { type: string } } }
`
  const { value } = await readDocument(`openapi: 3.2.0\ninfo: { title: T, version: '1' }\n${text}`)
  const [choice] = value?.view.groups[0]?.operations[0]?.body?.media[0]?.body?.choices ?? []
  const words = choice?.options.map(({ when = [] }) =>
    when.map((each) => (typeof each === 'string' ? each : each.text)).join(''),
  )
  expect(words).toEqual(['when kind is Cat', 'when kind is Other, any other value, or absent'])
})

const EMPTY = { fields: [], notes: [], cases: [], conditions: [], choices: [] }

test('the schemas that extend one with a discriminator are its alternatives', async () => {
  const { view } = await soundApi(document(''))
  const choices = (name: string) => {
    const schema = view.schemas.find((each) => each.name === name)
    return (schema?.body.choices ?? []).flatMap((each) => bodyOutline({ ...EMPTY, choices: [each] }))
  }
  expect(choices('Pet')).toEqual([
    'Exactly one of:',
    '- Cat: [Cat](#schema-Cat) when `kind` is `Cat`',
    '  lives: integer; required; Example: `9`',
    '- Dog: [Dog](#schema-Dog) when `kind` is `Dog`',
    '  breed: string',
    '- Puppy: [Puppy](#schema-Puppy) when `kind` is `Puppy`',
    '  weeks: integer',
    '  breed: string; from [Dog](#schema-Dog.breed)',
  ])
  expect(choices('Cat')).toEqual([])
  expect(choices('Puppy')).toEqual([])
})

test('a mapping gives them their values, which stand at the field, too', async () => {
  const { view } = await soundApi(document(", mapping: { cat: '#/components/schemas/Cat', dog: Dog }"))
  const values = (at: number) => view.schemas[at]?.body.fields.map(({ name, values: { listed } }) => [name, ...listed])
  const plain = (value: string) => ({ value, description: '' })
  expect(values(0)).toEqual([['kind', plain('cat'), plain('dog'), plain('Puppy')], ['name']])
  const selector = (at: number) => outline(view.schemas[at]?.body.fields.filter(({ name }) => name === 'kind') ?? [])
  expect([1, 2, 3].flatMap(selector)).toEqual([
    'kind: string; required; from [Pet](#schema-Pet.kind); Always: `cat`',
    'kind: string; required; from [Pet](#schema-Pet.kind); one of dog Puppy',
    'kind: string; required; from [Pet](#schema-Pet.kind); Always: `Puppy`',
  ])
  const options = view.schemas[0]?.body.choices[0]?.options ?? []
  expect(
    options.map(({ when }) => when?.map((word) => (typeof word === 'string' ? word : word.text)).join('')),
  ).toEqual(['when kind is cat', 'when kind is dog', 'when kind is Puppy'])
})

test.each(['x-discriminator-value', 'x-ms-discriminator-value'])('%s of a child is its value', async (key) => {
  const text = document('').replace('Cat: {', `Cat: { ${key}: feline,`)
  const { view } = await soundApi(text)
  const [first] = view.schemas[0]?.body.choices[0]?.options ?? []
  expect(first?.when?.at(-1)).toEqual({ kind: 'code', text: 'feline' })
  expect(await sampleOf(text)).toEqual({ kind: 'feline', name: 'text', lives: 9 })
  const ofChild = text.replace(
    "schema: { $ref: '#/components/schemas/Pet' }",
    "schema: { $ref: '#/components/schemas/Cat' }",
  )
  expect(await sampleOf(ofChild)).toEqual({ kind: 'feline', name: 'text', lives: 9 })
})

test('a sample is one of a real child', async () => {
  expect(await sampleOf(document(''))).toEqual({ kind: 'Cat', name: 'text', lives: 9 })
  expect(await sampleOf(document(', mapping: { cat: Cat }'))).toEqual({ kind: 'cat', name: 'text', lives: 9 })
  const inAllOf = "{ allOf: [{ $ref: '#/components/schemas/Pet' }], description: The pet }"
  expect(await sampleOf(document('', inAllOf))).toEqual({ kind: 'Cat', name: 'text', lives: 9 })
  expect(await sampleOf(document('', "{ $ref: '#/components/schemas/Puppy' }"))).toEqual({
    kind: 'Puppy',
    name: 'text',
    breed: 'text',
    weeks: 1,
  })
})

test('the example of a child at its own place has the value that selects it', async () => {
  const { view } = await soundApi(document(', mapping: { cat: Cat }'))
  const examples = view.schemas.map(({ name, examples: [first] }) => [
    name,
    first && JSON.parse(first.code.lines.map(textOfLine).join('\n')).kind,
  ])
  expect(examples.slice(1, 4)).toEqual([
    ['Cat', 'cat'],
    ['Dog', 'Dog'],
    ['Puppy', 'Puppy'],
  ])
})

test('the sample of alternatives has the value that selects it', async () => {
  const { view } = await soundApi(`paths:
  /a:
    post:
      requestBody:
        content:
          application/json:
            schema:
              oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }]
              discriminator: { propertyName: type, mapping: { first: A } }
components:
  schemas:
    A: { type: object, properties: { type: { type: string }, a: { type: boolean } } }
    B: { type: object, required: [b], properties: { type: { type: string }, b: { type: boolean } } }
`)
  const [sample] = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  expect(JSON.parse(sample?.code.lines.map(textOfLine).join('\n') ?? '')).toEqual({ type: 'first', a: true })
})

const bodyWith = (schema: string, schemas: string): string => `paths:
  /a: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' } } } }, responses: { 200: { description: Fine } } } }
components:
  schemas:
    ${schemas.trim().replaceAll('\n', '\n    ')}
`

test('a schema may list those that extend it: they are its alternatives, each without the others', async () => {
  const text = bodyWith(
    'Pet',
    `Pet: { type: object, required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { cat: Cat } }, oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }
Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { lives: { type: integer } } }] }
Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { bark: { type: boolean } } }] }`,
  )
  const { value, problems } = await readApi(text)
  const [pet, cat] = value?.view.schemas ?? []
  expect(pet && bodyOutline(pet.body)).toEqual([
    'kind: string; required; one of cat Dog',
    'Exactly one of:',
    '- Cat: [Cat](#schema-Cat) when `kind` is `cat`',
    '  lives: integer',
    '- Dog: [Dog](#schema-Dog) when `kind` is `Dog`',
    '  bark: boolean',
    'kind | cat | Dog',
    'lives | allowed | not used',
    'bark | not used | allowed',
  ])
  expect(cat && bodyOutline(cat.body)).toEqual([
    'kind: string; required; from [Pet](#schema-Pet.kind); Always: `cat`',
    'lives: integer',
  ])
  const examples = value?.view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  expect(examples.map(({ code }) => JSON.parse(code.lines.map(textOfLine).join('')))).toEqual([
    { kind: 'cat', lives: 1 },
    { kind: 'Dog', bark: true },
  ])
  expect(problems.map(({ message, fix }) => `${message}: ${fix}`)).toEqual([
    'this schema lists "Cat" in "oneOf", and "Cat" extends it by "allOf", so that each contains the other: ' +
      'remove "oneOf": with a "discriminator", the schemas that extend this one are its alternatives',
  ])
})

test('a mapping alone names the alternatives of a schema that none extends', async () => {
  const text = bodyWith(
    'Base',
    `Base: { type: object, properties: { kind: { type: string }, id: { type: integer } }, discriminator: { propertyName: kind, mapping: { one: '#/components/schemas/One', two: Two } } }
One: { type: object, properties: { kind: { type: string }, n: { type: integer } } }
Two: { type: object, properties: { kind: { type: string, example: given }, t: { type: boolean } } }`,
  )
  const { view } = await soundApi(text)
  const options = view.schemas[0]?.body.choices[0]?.options ?? []
  expect(options.flatMap(({ label }) => label)).toMatchObject([{ text: 'One' }, { text: 'Two' }])
  const examples = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  const alone = view.schemas.slice(1).flatMap((each) => each.examples)
  expect([...examples, ...alone].map(({ code }) => JSON.parse(code.lines.map(textOfLine).join('')))).toEqual([
    { kind: 'one', id: 1, n: 1 },
    { kind: 'two', id: 1, t: true },
    { kind: 'one', n: 1 },
    { kind: 'given', t: true },
  ])
})

test('beside alternatives that lack it, the field of a discriminator has the value of the chosen one', async () => {
  const text = bodyWith(
    'Shape',
    `Shape: { type: object, required: [shape], properties: { shape: { type: string } }, discriminator: { propertyName: shape }, oneOf: [{ $ref: '#/components/schemas/Round' }, { $ref: '#/components/schemas/Flat' }] }
Round: { type: object, properties: { radius: { type: number } } }
Flat: { type: object, required: [side], properties: { side: { type: number } } }`,
  )
  const { value } = await readApi(text)
  const examples = value?.view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  expect(examples.map(({ code }) => JSON.parse(code.lines.map(textOfLine).join('')))).toEqual([
    { shape: 'Round', radius: 1 },
    { shape: 'Flat', side: 1 },
  ])
})

test('a schema that only an alternative leads to says the values that select it, also in samples of it', async () => {
  const text = `paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: { type: object, properties: { one: { allOf: [{ $ref: '#/components/schemas/Circle' }] } } } } } }
components:
  schemas:
    Shape: { oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }], discriminator: { propertyName: kind, mapping: { circle: '#/components/schemas/Circle', box: Square, square: Square } } }
    Circle: { type: object, properties: { kind: { type: string }, radius: { type: number } } }
    Square: { type: object, properties: { kind: { type: string }, side: { type: number } } }
`
  const { view } = await soundApi(text)
  const fields = view.schemas.map(({ body }) => outline(body.fields)[0])
  expect(fields).toEqual([undefined, 'kind: string; Always: `circle`', 'kind: string; one of box square'])
  expect(await sampleOf(text)).toEqual({ one: { kind: 'circle', radius: 1 } })
})
