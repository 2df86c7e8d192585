import { expect, test } from 'vitest'
import { en } from '../../src/model/texts/en.ts'
import { schemaText } from '../../src/text/reference/schemaText.ts'
import { soundApi } from '../openapi/readApi.ts'

/** A schema as Markdown, below its heading and without the sample that is made of it. */
async function textOf(schema: string): Promise<string> {
  const { view } = await soundApi(`components:\n  schemas:\n    A:\n${schema.replace(/^/gm, '      ')}`)
  const [shown] = view.schemas
  const written = shown?.examples.filter(({ generated }) => !generated) ?? []
  return schemaText({ ...(shown ?? expect.fail()), examples: written }, en)
    .filter((block) => block !== '')
    .slice(1)
    .join('\n\n')
}

const FIELDS = `type: object
properties: { amount: { type: number }, note: { type: string }, urgent: { type: boolean } }
`
const LISTED = ['object', '- `amount` number\n- `note` string\n- `urgent` boolean']

test.each([
  [
    'what follows, and what follows otherwise',
    `if: { properties: { amount: { minimum: 10 } }, required: [amount, urgent] }
then: { required: [note], properties: { urgent: { const: true }, note: { minLength: 10 } } }
else: { properties: { note: false }, additionalProperties: false }`,
    'When `amount` is range 10 or more and `urgent` is there:',
    '- `note` is required\n- `urgent` is `true`\n- `note` is length at least 10 characters',
    'Otherwise:',
    '- `note` is not allowed\n- no other fields are allowed',
  ],
  [
    'one thing that follows, and another one otherwise',
    `if: { properties: { amount: { minimum: 10 } }, required: [amount] }
then: { required: [note] }
else: { required: [urgent] }`,
    'When `amount` is range 10 or more:',
    '- `note` is required',
    'Otherwise:',
    '- `urgent` is required',
  ],
  [
    'only what follows otherwise',
    `if: { properties: { amount: { enum: [1, 2] }, note: { pattern: ^x } } }
else: { required: [urgent] }`,
    'Unless `amount` is `1` or `2` and `note` is pattern `^x`:',
    '- `urgent` is required',
  ],
  [
    'what must not be there',
    `if: { not: { required: [note] }, required: [amount, urgent] }
then: { properties: { amount: { maximum: 5 } } }`,
    'When `amount` is there, `urgent` is there and `note` is not there:',
    '- `amount` is range 5 or less',
  ],
])('a condition that no table can show says %s', async (_, condition, ...blocks) => {
  expect(await textOf(FIELDS + condition)).toBe([...LISTED, ...blocks].join('\n\n'))
})

test.each([
  ['not: { enum: [a, b] }', 'Must not be `a` or `b`'],
  ['additionalProperties: true', 'Other fields are allowed.'],
  ['additionalProperties: false', 'No other fields are allowed.'],
])('%s is a sentence below the fields', async (keyword, sentence) => {
  expect(await textOf(`properties: { x: { type: string } }\n${keyword}`)).toBe(
    `object\n\n- \`x\` string\n\n${sentence}`,
  )
})

test.each([
  ['{ title: A, type: string }', 'string'],
  ['{ title: An *offer*, type: string }', 'string An \\*offer\\*'],
  ['{ type: string, deprecated: true }', 'string *deprecated*'],
  ["{ patternProperties: { '^x': { type: integer } } }", 'object\n\n- `/^x/` integer'],
  ['{ additionalProperties: { type: integer } }', 'map of integer'],
  [
    '{ properties: { a: { type: string } }, additionalProperties: { type: integer } }',
    'object\n\n- `a` string\n- *any other name* integer',
  ],
])('%s is %j', async (schema, text) => {
  expect(await textOf(schema)).toBe(text)
})

test('examples of objects stand below the fields, each under its name', async () => {
  const fields = 'properties: { x: { type: integer } }'
  expect(await textOf(`${fields}\nexamples: [{ x: 1 }, { x: 2 }]`)).toBe(
    'object\n\n- `x` integer\n\n**Example 1**\n\n```json\n{\n  "x": 1\n}\n```\n\n**Example 2**\n\n```json\n{\n  "x": 2\n}\n```',
  )
})
