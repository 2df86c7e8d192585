import { expect, test } from 'vitest'
import { textOfLine } from '../../../src/model/code.ts'
import { bodyOutline, plain } from '../plainWords.ts'
import { soundApi } from '../readApi.ts'

const { view } = await soundApi(`paths:
  /a:
    get:
      responses: { 200: { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/Both' } } } } }
components:
  schemas:
    Code: { allOf: [{ type: string }, { minLength: 3 }, { pattern: '^a' }, { minLength: 2 }] }
    Positive: { type: integer, minimum: 1 }
    Few: { allOf: [{ $ref: '#/components/schemas/Positive' }, { maximum: 10 }] }
    Rows: { allOf: [{ type: array, items: { type: object, properties: { cell: { type: string } } } }, { minItems: 1 }] }
    Kind: { allOf: [{ type: string, enum: [a, b, c] }, { enum: [b, c, d] }] }
    Both:
      allOf:
        - { type: object, properties: { n: { type: object, properties: { a: { type: string } } }, code: { $ref: '#/components/schemas/Code' } } }
        - { type: object, properties: { n: { required: [b], properties: { b: { type: string } } }, kind: { $ref: '#/components/schemas/Kind' } } }
`)

const described = (name: string) => {
  const found = view.schemas.find((each) => each.name === name)
  const facts = found?.facts.map(({ label, value }) => `${label}: ${plain(value)}`) ?? []
  const values = found?.values.listed.map(({ value }) => value) ?? []
  return found && [plain(found.type), ...facts, ...values, ...bodyOutline(found.body)]
}

test.each([
  ['Code', ['string', 'Length: at least 3 characters', 'Pattern: `^a`']],
  ['Few', ['[Positive](#schema-Positive)', 'Range: from 1 to 10']],
  ['Rows', ['list of object', 'Items: at least 1 item', 'cell: string']],
  ['Kind', ['string', 'b', 'c']],
  [
    'Both',
    [
      'object',
      'n: object',
      '  a: string',
      '  b: string; required',
      'code: [Code](#schema-Code), string; Length: at least 3 characters; Pattern: `^a`',
      'kind: [Kind](#schema-Kind), string; one of b c',
    ],
  ],
])('%s is what all members of its "allOf" say together', (name, lines) => {
  expect(described(name)).toEqual(lines)
})

test('a sample is of all members together', () => {
  const [sample] = view.groups[0]?.operations[0]?.responses[0]?.media[0]?.examples ?? []
  const text = sample?.code.lines.map(textOfLine).join('')
  expect(text).toBe(`{  "n": {    "a": "text",    "b": "text"  },  "code": "aaa",  "kind": "b"}`)
})

test('of more members than can be merged, the first are shown, and a sentence says so', async () => {
  const parts = Array.from({ length: 120 }, (_, index) => index)
  const many = await soundApi(`components:
  schemas:
    All: { allOf: [${parts.map((index) => `{ $ref: '#/components/schemas/P${index}' }`).join(', ')}] }
${parts.map((index) => `    P${index}: { type: object, properties: { p${index}: { type: string } } }`).join('\n')}
`)
  const [all] = many.view.schemas
  expect(all && [all.body.fields.length, all.body.notes.map(plain)]).toEqual([
    98,
    ['It includes more schemas than can be shown here.'],
  ])
})
