import { expect, test } from 'vitest'
import { textOfLine } from '../../../src/model/code.ts'
import { readApi, readDocument, soundApi } from '../readApi.ts'

const body = (schema: string, more = ''): string => `paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: ${schema} } } }
      responses: { 200: { description: Fine } }
${more}`

/** The sample of a request body, as it stands on the page; undefined where there is none. */
async function sampleOf(schema: string, more = ''): Promise<unknown> {
  const { view } = await soundApi(body(schema, more))
  const [sample] = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  const text = sample?.code.lines.map(textOfLine).join('\n')
  return text === undefined ? undefined : JSON.parse(text)
}

test.each([
  ['{ type: string }', 'text'],
  ['{ type: string, minLength: 6, maxLength: 6 }', 'textte'],
  ['{ type: string, format: date-time }', '2026-01-31T09:30:00Z'],
  ["{ type: string, pattern: '^[A-Z]{2}-\\d{3}$' }", 'AA-111'],
  ['{ type: integer, minimum: 5 }', 5],
  ['{ type: number, exclusiveMinimum: 0, multipleOf: 0.5 }', 0.5],
  ['{ type: integer, multipleOf: 7, minimum: 10 }', 14],
  ['{ type: integer, minimum: 1.5 }', 2],
  ['{ type: number, minimum: 1.5 }', 1.5],
  ['{ type: integer, exclusiveMinimum: 5 }', 6],
  ['{ type: integer, maximum: 0 }', -1],
  ['{ type: number, exclusiveMinimum: 5.5, multipleOf: 3 }', 9],
  ['{ enum: [b, a] }', 'b'],
  ['{ type: string, default: d }', 'd'],
  ['{ type: array, items: { type: boolean } }', [true]],
  ['{ prefixItems: [{ type: integer }, { type: string }], type: array }', [1, 'text']],
  [
    '{ type: object, properties: { a: { const: 1 }, b: { type: [string, "null"] } }, required: [a] }',
    { a: 1, b: 'text' },
  ],
  ['{ type: object, additionalProperties: { type: integer } }', { name: 1 }],
  [
    '{ allOf: [{ type: object, properties: { a: { const: 1 } } }, { properties: { b: { const: 2 } } }] }',
    { a: 1, b: 2 },
  ],
  [
    '{ type: object, properties: { id: { type: string, readOnly: true }, n: { const: 1 } }, required: [id, n] }',
    { n: 1 },
  ],
])('a body that follows %s has the sample %j', async (schema, sample) => {
  expect(await sampleOf(schema)).toEqual(sample)
})

test('a sample follows the conditions of its schema, or other attempts do', async () => {
  const schema =
    '{ type: object, required: [kind], properties: { kind: { enum: [a, b] }, x: { const: 1 } }, if: { properties: { kind: { const: a } } }, then: { properties: { x: false } } }'
  expect(await sampleOf(schema)).toEqual({ kind: 'a' })
})

test('of alternatives the first that can be made valid is shown', async () => {
  expect(await sampleOf("{ oneOf: [{ type: string, pattern: '(?=x)y' }, { type: integer }] }")).toBe(1)
})

test('what nobody can guess has no sample', async () => {
  expect(await sampleOf("{ type: string, pattern: '(?=x)[^y]+' }")).toBeUndefined()
  expect(await sampleOf('{ type: integer, minimum: 5, maximum: 4 }')).toBeUndefined()
})

test('a schema that contains itself has a sample that ends', async () => {
  const more = `components:
  schemas:
    Node: { type: object, required: [name], properties: { name: { const: n }, next: { $ref: '#/components/schemas/Node' } } }
`
  expect(await sampleOf("{ $ref: '#/components/schemas/Node' }", more)).toEqual({ name: 'n', next: { name: 'n' } })
})

test('a sample says that it was made, an example of the document does not', async () => {
  const made = await soundApi(body('{ type: string }'))
  expect(made.view.groups[0]?.operations[0]?.body?.media[0]?.examples[0]).toMatchObject({
    label: 'Example',
    generated: true,
  })
  const given = await soundApi(body('{ type: string, examples: [a] }'))
  expect(given.view.groups[0]?.operations[0]?.body?.media[0]?.examples[0]).toMatchObject({ generated: false })
})

const mismatches = async (text: string, version = '3.1.0'): Promise<string[]> => {
  const { problems } = await readDocument(`openapi: ${version}\ninfo: { title: T, version: '1' }\npaths: {}\n${text}`)
  return problems.map(({ line, column, severity, rule, message, fix }) => {
    return `${line}:${column} ${severity} ${rule}: ${message}${fix === undefined ? '' : ` (${fix})`}`
  })
}

test('an example that breaks its schema is a warning at the value that does', async () => {
  expect(
    await mismatches(`components:
  schemas:
    A: { type: object, required: [n], properties: { n: { type: number }, k: { enum: [one, two] } }, additionalProperties: false }
  requestBodies:
    B:
      content:
        application/json:
          schema: { $ref: '#/components/schemas/A' }
          examples:
            fine: { value: { n: 1.5, k: one } }
            text: { value: { n: "12" } }
            none: { value: {} }
            typo: { value: { n: 1, k: on } }
            more: { value: { n: 1, m: 2 } }
            far: { externalValue: https://x.example/a.json }
`),
  ).toEqual([
    '14:33 warning example-mismatch: "n" must be a number, not the text "12"',
    '15:28 warning example-mismatch: "n" is missing in the example (add "n", or do not require it)',
    '16:39 warning example-mismatch: "on" is not a possible value of "k" (did you mean "one"?)',
    '17:36 warning example-mismatch: "m" is not allowed in the example (remove it, or add it to the schema)',
  ])
})

test('schemas of 3.0 are judged as they are meant there', async () => {
  const schema = (more: string): string => `components: { schemas: { A: { ${more} } } }\n`
  expect(await mismatches(schema('type: string, nullable: true, example: null'), '3.0.3')).toEqual([])
  expect(await mismatches(schema('type: integer, minimum: 5, exclusiveMinimum: true, example: 5'), '3.0.3')).toEqual([
    expect.stringContaining('the example must be > 5'),
  ])
  expect(await mismatches(schema('type: integer, format: int32, example: 5'), '3.0.3')).toEqual([])
})

test('what travels only one way is not missed in an example', async () => {
  const text = `components:
  schemas:
    A:
      type: object
      required: [id, key]
      properties: { id: { type: string, readOnly: true }, key: { type: string, writeOnly: true } }
      examples: [{ id: a }, { key: b }]
`
  expect(await mismatches(text)).toEqual([])
})

test('a pattern on which backtracking would take years is judged', async () => {
  const text = `components: { schemas: { A: { type: string, pattern: '^(a+)+$', example: ${'a'.repeat(60)}b } } }\n`
  expect(await mismatches(text)).toEqual([
    '4:74 warning example-mismatch: the example does not match the pattern ^(a+)+$',
  ])
})

test.each([
  ['looks ahead', 'pattern: "^(?=.*x)a"', 'bbb'],
  ['refers back', 'pattern: "^(.)\\\\1$"', 'ab'],
  ['is none', 'pattern: "["', 'ab'],
  ['counts further than RE2', 'pattern: "^a{2000}$"', 'ab'],
  ['stands under "not"', 'not: { pattern: "(?!x)" }', 'ab'],
  ['is one of two', 'oneOf: [{ pattern: "(?!x)" }, { pattern: "(?!y)" }]', 'ab'],
])('an example is kept where its pattern cannot be judged: one that %s', async (_, keywords, example) => {
  const schema = `{ type: object, properties: { key: { type: string, ${keywords}, example: ${example} } } }`
  expect(await sampleOf(schema)).toEqual({ key: example })
})

test('beside a pattern that cannot be judged, all else is', async () => {
  const text = `components:
  schemas:
    A:
      properties: { key: { pattern: '(?!x)' }, count: { type: integer } }
      example: { key: a, count: b }
`
  expect(await mismatches(text)).toEqual([
    '8:33 warning example-mismatch: "count" must be a whole number, not the text "b"',
  ])
})

test('each pattern of a document is judged by itself', async () => {
  const text = `components:
  schemas:
    Fund:
      type: object
      properties:
        isin: { type: string, pattern: '^[A-Z]{2}[A-Z0-9]{9}[0-9]$' }
        currency: { type: string, pattern: '^[A-Z]{3}$' }
      example: { isin: XX0000000019, currency: EUR }
`
  const { value, problems } = await readApi(text)
  expect(problems).toEqual([])
  expect(JSON.stringify(value?.view.schemas[0])).toContain('XX0000000019')
})
