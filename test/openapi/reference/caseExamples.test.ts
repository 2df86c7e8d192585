import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CaseTable } from '../../../src/model/apiView.ts'
import { textOfLine } from '../../../src/model/code.ts'
import { plain } from '../plainWords.ts'
import { readDocument, soundApi } from '../readApi.ts'

async function tableOf(schema: string, more = ''): Promise<CaseTable | undefined> {
  const { view } = await soundApi(`components:\n  schemas:\n    A: ${schema}\n${more}`)
  return view.schemas[0]?.body.cases[0]
}

const lines = ({ field, cases, rows }: CaseTable): string[] => [
  `${field} | ${cases.join(' | ')}`,
  ...rows.map((row) => `${row.field} | ${row.cells.map(({ text }) => plain([text].flat())).join(' | ')}`),
]

const examples = (table: CaseTable): [string, unknown][] =>
  table.examples.map(({ label, code }) => [label, JSON.parse(code.lines.map(textOfLine).join('\n'))])

test('each case that a condition makes has an example that its schema accepts', async () => {
  const table = await tableOf(
    `{ type: object, required: [kind], properties: { kind: { enum: [a, b] }, x: { type: integer } }, allOf: [{ if: { properties: { kind: { const: a } } }, then: { required: [x] }, else: { properties: { x: false } } }] }`,
  )
  expect(table && lines(table)).toEqual(['kind | a | b', 'x | required | not allowed'])
  expect(table && examples(table)).toEqual([
    ['kind: a', { kind: 'a', x: 1 }],
    ['kind: b', { kind: 'b' }],
  ])
})

test.each([
  [20, 2],
  [21, 0],
])('of %d tables in one schema each has %d examples', async (count, each) => {
  const names = Array.from({ length: count }, (_, index) => `a${index}`)
  const { view } = await soundApi(
    `components: { schemas: { A: { properties: { ${names.map((name) => `${name}: {}`)}, b: {} }, dependentRequired: { ${names.map((name) => `${name}: [b]`)} } } } }`,
  )
  const tables = view.schemas[0]?.body.cases ?? []
  expect(tables.map(({ examples }) => examples.length)).toEqual(names.map(() => each))
})

test('the case of a missing field has an example without it', async () => {
  const table = await tableOf(
    `{ type: object, properties: { kind: { enum: [a] }, x: { type: integer } }, if: { required: [kind], properties: { kind: { const: a } } }, else: { properties: { x: false } } }`,
  )
  expect(table && lines(table)).toEqual(['kind | a | not given', 'x | allowed | not allowed'])
  expect(table && examples(table)).toEqual([
    ['kind: a', { kind: 'a', x: 1 }],
    ['kind: not given', {}],
  ])
})

test('an example of the document comes before one that is made', async () => {
  const table = await tableOf(
    `{ type: [object, 'null'], required: [n], properties: { n: { enum: [1, 2] }, x: { type: integer } }, if: { properties: { n: { const: 2 } } }, then: { required: [x] }, examples: [{ n: 2, x: 77 }, null] }`,
  )
  expect(table && examples(table)).toEqual([
    ['n: 1', { n: 1, x: 77 }],
    ['n: 2', { n: 2, x: 77 }],
  ])
  expect(table?.examples.map(({ generated }) => generated)).toEqual([true, false])
})

test.each([
  ['those that no case shows', '[{ n: 2, x: 77 }, { n: 1, x: 5 }, { n: 1, x: 6 }]', [['Example', { n: 1, x: 6 }]]],
  ['the first one, if the cases show all', '[{ n: 2, x: 77 }, { n: 1, x: 5 }]', [['Example', { n: 2, x: 77 }]]],
])('beside the schema stand %s', async (_which, given, beside) => {
  const { view } = await soundApi(
    `components:\n  schemas:\n    A: { type: object, required: [n], properties: { n: { enum: [1, 2] }, x: { type: integer } }, if: { properties: { n: { const: 2 } } }, then: { required: [x] }, examples: ${given} }\n`,
  )
  const [schema] = view.schemas
  expect(schema?.examples.map(({ label, code }) => [label, JSON.parse(code.lines.map(textOfLine).join('\n'))])).toEqual(
    beside,
  )
})

test('what a field means by being there is a table', async () => {
  const table = await tableOf(
    `{ type: object, properties: { card: { type: string }, address: { type: string }, zip: { type: string } }, dependentRequired: { card: [address] }, dependentSchemas: { card: { properties: { zip: { const: x } }, required: [zip] } } }`,
  )
  expect(table && lines(table)).toEqual([
    'card | given | not given',
    'address | required | allowed',
    'zip | required: x | allowed',
  ])
  expect(table && examples(table)).toEqual([
    ['card: given', { card: 'text', address: 'text', zip: 'x' }],
    ['card: not given', { address: 'text', zip: 'text' }],
  ])
})

test('schemas that a discriminator selects are compared, and described under their names', async () => {
  const table = await tableOf(
    "{ oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat' } } }",
    `    Cat: { type: object, required: [kind, lives], properties: { kind: { const: cat }, lives: { type: integer } } }
    Dog: { type: object, required: [kind], properties: { kind: { const: Dog }, tricks: { type: array, items: { type: string } } } }
`,
  )
  expect(table && lines(table)).toEqual([
    'kind | cat | Dog',
    'lives | required | not used',
    'tricks | not used | allowed',
  ])
  expect(table?.rows.map(({ href }) => href)).toEqual([undefined, undefined])
  expect(table && examples(table)[0]).toEqual(['kind: cat', { kind: 'cat', lives: 1 }])
})

test('a schema that several values select has an example of the first, or that of the document', async () => {
  const mapping = 'cat: Cat, kitten: Cat, dog: Dog, puppy: Dog'
  const table = await tableOf(
    `{ oneOf: [{ $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Cat' }], discriminator: { propertyName: kind, mapping: { ${mapping} } }, examples: [{ kind: puppy, tricks: 7 }] }`,
    `    Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }
    Dog: { type: object, required: [kind], properties: { kind: { type: string }, tricks: { type: integer } } }
`,
  )
  expect(table && examples(table)).toEqual([
    ['kind: dog, puppy', { kind: 'puppy', tricks: 7 }],
    ['kind: cat, kitten', { kind: 'cat', lives: 1 }],
  ])
})

test('the Connect API shows what each price type decides, with an example of each', async () => {
  const { value } = await readDocument(readFileSync(new URL('../../../openapi/connect.yaml', import.meta.url), 'utf8'))
  const tables =
    value?.view.schemas.flatMap(({ body }) => body.cases).filter(({ field }) => field === 'priceType') ?? []
  expect(tables.length).toBeGreaterThan(0)
  for (const { cases, examples: shown } of tables) {
    expect(cases).toEqual(['fixed', 'no_price', 'range', 'not given'])
    expect(shown.map(({ label }) => label)).toEqual(cases.map((each) => `priceType: ${each}`))
  }
})

test('the example of a case has the fields of its own alternative only', async () => {
  const more = `    Dog: { allOf: [{ $ref: '#/components/schemas/A' }, { required: [bark], properties: { bark: { const: 1 } } }] }
    Cat: { allOf: [{ $ref: '#/components/schemas/A' }, { required: [lives], properties: { lives: { const: 9 } } }] }
`
  const table = await tableOf(
    '{ required: [kind], discriminator: { propertyName: kind }, properties: { kind: { type: string } } }',
    more,
  )
  expect(table && examples(table)).toEqual([
    ['kind: Dog', { kind: 'Dog', bark: 1 }],
    ['kind: Cat', { kind: 'Cat', lives: 9 }],
  ])
})

test('the example of a case has no field of which only other cases say anything', async () => {
  const table = await tableOf(
    `{ oneOf: [{ type: object, required: [pay], properties: { pay: { const: card }, number: { type: integer } } }, { type: object, required: [pay], properties: { pay: { enum: [cash, cheque] } } }] }`,
  )
  expect(table && examples(table)).toEqual([
    ['pay: card', { pay: 'card', number: 1 }],
    ['pay: cash', { pay: 'cash' }],
    ['pay: cheque', { pay: 'cheque' }],
  ])
})
