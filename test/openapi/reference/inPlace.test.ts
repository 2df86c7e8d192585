import { expect, test } from 'vitest'
import type { Inline, OperationView } from '../../../src/model/apiView.ts'
import { en } from '../../../src/model/texts/en.ts'
import { elementCount } from '../../../src/openapi/reference/elementCount.ts'
import { sizeOf } from '../../../src/openapi/reference/pageUnit.ts'
import { callText } from '../../../src/text/reference/callText.ts'
import { bodyOutline, plain } from '../plainWords.ts'
import { soundApi } from '../readApi.ts'

const bodyWith = (schema: string, schemas: string, responses = 'responses: { 200: { description: Fine } }') => `paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: ${schema} } } }
      ${responses}
components:
  schemas:
${schemas.replace(/^/gm, '    ')}
`

async function operationOf(document: string): Promise<OperationView> {
  const { view } = await soundApi(document)
  return view.groups[0]?.operations[0] ?? expect.fail('no operation')
}

async function fieldsOf(schema: string, schemas: string): Promise<string[]> {
  const { body } = await operationOf(bodyWith(schema, schemas))
  const shown = body?.media[0]?.body
  return shown ? bodyOutline(shown) : []
}

const ORDER = `Order:
  required: [id]
  properties:
    id: { $ref: '#/components/schemas/Id' }
    buyer: { $ref: '#/components/schemas/Person' }
    lines: { type: array, items: { type: object, properties: { count: { type: integer } } } }
    next: { $ref: '#/components/schemas/Order' }
    set: { readOnly: true, type: string }
Id: { type: string, maxLength: 9, enum: [a, b], default: a }
Person: { properties: { name: { type: string } } }`

const FIELDS = [
  'id: [Id](#schema-Id), string; required; one of a b; Default: `a`; Length: at most 9 characters',
  'buyer: [Person](#schema-Person); inside: #schema-Person',
  'lines: list of object; inside: #schema-Order.lines',
  'next: [Order](#schema-Order); inside: #schema-Order',
]

test.each([
  ['a named schema', "{ $ref: '#/components/schemas/Order' }"],
  ['a list of it', "{ type: array, items: { $ref: '#/components/schemas/Order' } }"],
])('a body of %s shows one level of its fields, with links to what is inside', async (_, schema) => {
  expect(await fieldsOf(schema, ORDER)).toEqual(FIELDS)
})

test('a field says what the schema behind it is, in a line, unless it has words of its own', async () => {
  const long = 'A person. '.repeat(20)
  const { body } = await operationOf(
    bodyWith(
      "{ $ref: '#/components/schemas/Order' }",
      `Order:
  properties:
    buyer: { $ref: '#/components/schemas/Person' }
    seller: { $ref: '#/components/schemas/Person', description: Who sells. }
    third: { $ref: '#/components/schemas/Third' }
    lines: { $ref: '#/components/schemas/Lines' }
Person: { description: A person., properties: { name: { type: string } } }
Third: { description: '${long}', properties: { name: { type: string } } }
Lines: { description: "One\\n\\nTwo", properties: { name: { type: string } } }`,
    ),
  )
  const shown = body?.media[0]?.body?.fields ?? []
  expect(shown.map(({ description }) => description?.text)).toEqual(['A person.', 'Who sells.', undefined, undefined])
})

test('of a schema with very many fields the first 200 are shown, and a link to the schema', async () => {
  const fields = Array.from({ length: 300 }, (_, index) => `f${index}: { type: string }`).join(', ')
  const { body } = await operationOf(
    bodyWith("{ $ref: '#/components/schemas/Big' }", `Big: { properties: { ${fields} } }`),
  )
  const shown = body?.media[0]?.body
  expect(shown?.fields.map(({ name }) => name).slice(-1)).toEqual(['f199'])
  expect(shown?.rest?.map(({ text }) => text)).toEqual(['f200 – f299'])
})

const addressIn = (part: Inline): string[] => (typeof part !== 'string' && part.kind === 'link' ? [part.href] : [])

const withOthers = (document: string, count: number): string => {
  const others = Array.from({ length: count }, (_, index) => `  /${index}: { get: {} }\n`)
  return document.replace('components:', `${others.join('')}components:`)
}

/** The same document with over 100 operations. */
const large = (document: string): string => withOthers(document, 100)

test('a scalar with a name is as plain in a document of over 100 operations', async () => {
  const { body } = await operationOf(large(bodyWith("{ $ref: '#/components/schemas/Order' }", ORDER)))
  expect(bodyOutline(body?.media[0]?.body ?? expect.fail())).toEqual(FIELDS)
})

test('a body without a name shows all of its fields, as far as they have no place of their own', async () => {
  const schema =
    "{ allOf: [{ $ref: '#/components/schemas/Person' }], properties: { order: { properties: { next: { $ref: '#/components/schemas/Order' } } } } }"
  expect(await fieldsOf(schema, ORDER)).toEqual([
    'order: object',
    '  next: [Order](#schema-Order); inside: #schema-Order',
    'name: string; from [Person](#schema-Person.name)',
  ])
})

test.each([
  ['of a few', ['name: string'], (document: string) => document],
  ['of over 100', undefined, large],
])('in a document %s operations, a parameter with a named schema shows the fields %j', async (_, fields, sized) => {
  const parameter = "{ name: person, in: query, schema: { $ref: '#/components/schemas/Person' } }"
  const document = bodyWith('{}', ORDER).replace('requestBody:', `parameters: [${parameter}]\n      requestBody:`)
  const { parameters } = await operationOf(sized(document))
  const [shown] = parameters[0]?.fields ?? []
  expect(shown?.body && bodyOutline(shown.body)).toEqual(fields)
  expect(shown?.more?.href).toBe(fields ? undefined : '#schema-Person')
})

test('what an earlier response shows is a link', async () => {
  const content = "content: { application/json: { schema: { $ref: '#/components/schemas/Person' } } }"
  const responses = `responses: { 200: { description: Fine, ${content} }, 400: { description: Bad, ${content} } }`
  const operation = await operationOf(bodyWith('{}', ORDER, responses))
  expect(operation.responses.map(({ media }) => [media[0]?.body?.fields.length, media[0]?.more?.href])).toEqual([
    [1, undefined],
    [undefined, '#schema-Person'],
  ])
})

test.each([
  ['of a few', 'shows them', 1, (document: string) => document],
  ['of over 100', 'is a link', undefined, large],
])('in a document %s operations, a response with the fields of the request %s', async (_, __, fields, sized) => {
  const schema = "{ $ref: '#/components/schemas/Person' }"
  const responses = `responses: { 200: { description: Fine, content: { application/json: { schema: ${schema} } } } }`
  const { responses: shown } = await operationOf(sized(bodyWith(schema, ORDER, responses)))
  expect(shown.map(({ media }) => media[0]?.body?.fields.length)).toEqual([fields])
})

test('a response with other fields than the request shows them in any document', async () => {
  const schema = "{ $ref: '#/components/schemas/Order' }"
  const responses = `responses: { 200: { description: Fine, content: { application/json: { schema: ${schema} } } } }`
  const { responses: shown } = await operationOf(large(bodyWith(schema, ORDER, responses)))
  expect(shown[0]?.media[0]?.body?.fields.map(({ name }) => name)).toContain('set')
})

test.each([
  ['of a named schema', '#schema-Person', "{ $ref: '#/components/schemas/Person' }"],
  ['of a list of it', '#schema-Person', "{ type: array, items: { $ref: '#/components/schemas/Person' } }"],
  ['of a schema with a field that is not sent', 'the body', "{ $ref: '#/components/schemas/Order' }"],
  ['without a name', 'the body', "{ properties: { person: { $ref: '#/components/schemas/Person' } } }"],
  ['of alternatives', 'the body', "{ $ref: '#/components/schemas/Either' }"],
])('in a document of over 500 operations, the fields of a body %s are at %s', async (_, place, schema) => {
  const either =
    "\nEither: { oneOf: [{ $ref: '#/components/schemas/Person' }, { $ref: '#/components/schemas/Order' }] }"
  const { body } = await operationOf(withOthers(bodyWith(schema, ORDER + either), 500))
  const [media] = body?.media ?? []
  expect(media?.leftOut ? media.schema.flatMap(addressIn) : ['the body']).toEqual([place])
})

test.each([
  [100, 'here', undefined],
  [500, 'left to script', 'link'],
])('in a document of over %i operations, links of parameters and statuses are %s', async (others, _, leftOut) => {
  const document = bodyWith('{}', ORDER).replace(
    'requestBody:',
    'parameters: [{ name: p, in: query, schema: {} }]\n      requestBody:',
  )
  const { view } = await soundApi(withOthers(document, others))
  const { parameters, responses } = view.groups[0]?.operations[0] ?? expect.fail('no operation')
  expect([parameters[0]?.fields[0], responses[0]].map((each) => each?.leftOut)).toEqual([leftOut, leftOut])
  expect(view.schemas.flatMap(({ body }) => body.fields).filter((field) => field.leftOut)).toEqual([])
})

test('sizes that pages are laid out by are the same for operations that show less, since addresses follow from them', async () => {
  const schema = "{ $ref: '#/components/schemas/Person' }"
  const responses = `responses: { 200: { description: Fine, content: { application/json: { schema: { type: array, items: ${schema} } } } } }`
  const [large, vast] = await Promise.all(
    [100, 500].map((others) => operationOf(withOthers(bodyWith(schema, ORDER, responses), others))),
  )
  const sizes = [large, vast].map((each) =>
    [each?.body, each?.responses].map((part) => [sizeOf(part), elementCount(part)]),
  )
  expect(vast?.body?.media[0]?.leftOut).toBe('fields')
  expect(sizes[1]).toEqual(sizes[0])
})

test('in Markdown of vast references, a type that leads to the fields of a body is the only link to them', async () => {
  const schema = "{ $ref: '#/components/schemas/Person' }"
  const responses = `responses: { 200: { description: Fine, content: { application/json: { schema: ${schema} } } } }`
  const operation = await operationOf(withOthers(bodyWith(schema, ORDER, responses), 500))
  const lines = callText(operation, en, 4).filter((line) => line.includes('#schema-Person'))
  expect(lines.map((line) => line.split('[')[0])).toEqual(['`application/json` ', '`application/json` '])
})

test('each alternative of a body shows its fields, without those that stand before the choice', async () => {
  const fields = await fieldsOf(
    "{ $ref: '#/components/schemas/Pet' }",
    `Pet: { required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind } }
Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }], properties: { lives: { type: integer } } }
Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }], properties: { owner: { $ref: '#/components/schemas/Pet' } } }`,
  )
  expect(fields).toEqual([
    'kind: string; required; one of Cat Dog',
    'Exactly one of:',
    '- Cat: [Cat](#schema-Cat) when `kind` is `Cat`',
    '  lives: integer',
    '- Dog: [Dog](#schema-Dog) when `kind` is `Dog`',
    '  owner: [Pet](#schema-Pet); inside: #schema-Pet',
  ])
})

test('examples belong to the alternative that they match', async () => {
  const example = 'examples: { mine: { value: { name: x } }, any: { value: { pan: p, name: x } } }'
  const document = (more: string): string =>
    bodyWith(
      "{ anyOf: [{ title: Card, required: [pan], properties: { pan: {} } }, { $ref: '#/components/schemas/Buyer' }] }",
      'Buyer: { required: [name], properties: { name: { type: string } } }',
    ).replace('application/json: {', `application/json: { ${more}`)
  const [given, made] = await Promise.all([`${example}, `, ''].map((more) => operationOf(document(more))))
  const choices = (operation: OperationView | undefined) =>
    operation?.body?.media[0]?.examples.map(({ label, choice }) => `${label}: ${choice}`)
  expect(choices(given)).toEqual(['mine: Buyer', 'any: undefined'])
  expect(choices(made)).toEqual(['Card: Card', 'Buyer: Buyer'])
  expect(made?.body?.media[0]?.couple).toBe('operation-post-a.body')
})

test('alternatives are named by title, reference, value, or difference', async () => {
  const fields = await fieldsOf(
    "{ anyOf: [{ title: Card, properties: { pan: {} } }, { $ref: '#/components/schemas/Person' }, { required: [iban], properties: { bank: {}, iban: {} } }, { type: string, enum: [none] }, { type: integer, minimum: 1 }] }",
    ORDER,
  )
  expect(fields.filter((line) => line.startsWith('- '))).toEqual([
    '- Card: object',
    '- Person: [Person](#schema-Person)',
    '- With iban: object',
    '- none: string',
    '- integer: integer',
  ])
})

test('schemas that are alternatives of themselves end at a link', async () => {
  const fields = await fieldsOf(
    "{ $ref: '#/components/schemas/Tree' }",
    `Tree: { oneOf: [{ $ref: '#/components/schemas/Leaf' }, { type: array, items: { $ref: '#/components/schemas/Tree' } }] }
Leaf: { properties: { size: { type: integer } } }`,
  )
  expect(fields).toEqual([
    'Exactly one of:',
    '- Leaf: [Leaf](#schema-Leaf)',
    '  size: integer',
    '- list of Tree: list of [Tree](#schema-Tree); inside: #schema-Tree',
  ])
})

test('choices of many choices show the first of them, and lead to the others', async () => {
  const names = (letter: string) => Array.from({ length: 30 }, (_, index) => letter + (index + 1))
  const oneOf = (letter: string) =>
    `oneOf: [${names(letter).map((name) => `{ $ref: '#/components/schemas/${name}' }`)}]`
  const fields = await fieldsOf(
    "{ $ref: '#/components/schemas/A' }",
    [
      `A: { ${oneOf('B')} }`,
      ...names('B').map((name) => `${name}: { ${oneOf('C')} }`),
      ...names('C').map((name) => `${name}: { properties: { ${name}: { type: integer } } }`),
    ].join('\n'),
  )
  expect(
    fields.filter(
      (line) => line.startsWith('- B') && line.endsWith(`; inside: #schema-${line.split(':')[0]?.slice(2)}`),
    ),
  ).toHaveLength(25)
})

const SIMPLE = `Mark: { type: string, enum: [X, O], description: Who has it, maxLength: 1 }
Board: { type: array, maxItems: 3, description: Rows, items: { type: array, items: { $ref: '#/components/schemas/Mark' } } }`

test('a body of a named single value or list shows its type, values, limits and description', async () => {
  const mediaOf = async (name: string) => {
    const { body } = await operationOf(bodyWith(`{ $ref: '#/components/schemas/${name}' }`, SIMPLE))
    const { schema, description, values, facts } = body?.media[0] ?? expect.fail()
    return [
      plain(schema),
      description?.text,
      values.listed.map(({ value }) => value),
      ...facts.map(({ label, value }) => `${label}: ${plain(value)}`),
    ]
  }
  expect(await mediaOf('Mark')).toEqual([
    '[Mark](#schema-Mark), string',
    'Who has it',
    ['X', 'O'],
    'Length: at most 1 character',
  ])
  expect(await mediaOf('Board')).toEqual([
    '[Board](#schema-Board), list of list of [Mark](#schema-Mark)',
    'Rows',
    [],
    'Items: at most 3 items',
  ])
})

test('a field of a named list shows of what', async () => {
  expect(
    await fieldsOf("{ type: object, properties: { board: { $ref: '#/components/schemas/Board' } } }", SIMPLE),
  ).toEqual(['board: [Board](#schema-Board), list of list of [Mark](#schema-Mark); Items: at most 3 items'])
})

test('a field of alternatives that are lists of values shows all of these', async () => {
  const schemas = `State: { type: string, enum: [on, off] }
Blank: { enum: [''] }
Order: { properties: { state: { oneOf: [{ $ref: '#/components/schemas/State' }, { $ref: '#/components/schemas/Blank' }] } } }`
  expect(await fieldsOf("{ $ref: '#/components/schemas/Order' }", schemas)).toEqual([
    'state: [State](#schema-State) or [Blank](#schema-Blank); one of on off ""',
  ])
})

test('a field of a schema that may also be null leads to what is inside it, of several schemas to none', async () => {
  const other = (keyword: string, more: string): string => `${keyword}: [{ $ref: '#/components/schemas/B' }, ${more}]`
  const lists = (count: number): string =>
    `${'{ type: array, items: '.repeat(count)}{ $ref: '#/components/schemas/B' }${' }'.repeat(count)}`
  const fields = [
    `one: { ${other('anyOf', "{ type: 'null' }")} }`,
    `two: { ${other('oneOf', "{ type: 'null' }")} }`,
    `three: { ${other('anyOf', "{ $ref: '#/components/schemas/C' }")} }`,
    `list: { type: [array, 'null'], items: { ${other('anyOf', "{ type: 'null' }")} } }`,
    `or: { ${other('anyOf', '{ type: string }')} }`,
    `deep: ${lists(7)}`,
    `deeper: ${lists(8)}`,
  ].join(', ')
  const schemas = 'B: { properties: { b: { type: string } } }\nC: { properties: { c: { type: string } } }'
  expect(await fieldsOf(`{ type: object, properties: { ${fields} } }`, schemas)).toEqual([
    'one: [B](#schema-B) or null; inside: #schema-B',
    'two: [B](#schema-B) or null; inside: #schema-B',
    'three: [B](#schema-B) or [C](#schema-C)',
    '  At least one of:',
    '  - B: [B](#schema-B); inside: #schema-B',
    '  - C: [C](#schema-C); inside: #schema-C',
    'list: list of ([B](#schema-B) or null) or null; inside: #schema-B',
    'or: [B](#schema-B) or string',
    '  At least one of:',
    '  - B: [B](#schema-B); inside: #schema-B',
    '  - string: string',
    `deep: ${'list of '.repeat(7)}any value; inside: #schema-B`,
    `deeper: ${'list of '.repeat(7)}any value`,
  ])
})
