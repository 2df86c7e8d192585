import { expect, test } from 'vitest'
import { textOfLine } from '../../../src/model/code.ts'
import { soundApi } from '../readApi.ts'

async function sampleOf(schema: string): Promise<unknown> {
  const { view } = await soundApi(
    `paths: { /a: { post: { requestBody: { content: { application/json: { schema: ${schema} } } } } } }`,
  )
  const [sample] = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  return sample && JSON.parse(sample.code.lines.map(textOfLine).join('\n'))
}

const KIND = 'properties: { kind: { enum: [a, b] } }, required: [kind]'

test.each([
  [
    `{ ${KIND}, if: { properties: { kind: { const: a } } }, then: { required: [x], properties: { x: { type: integer } } } }`,
    { kind: 'a', x: 1 },
  ],
  [`{ ${KIND}, if: { properties: { kind: { const: b } } }, else: { required: [x] } }`, { kind: 'a', x: 'text' }],
  [
    `{ properties: { in: { type: object, ${KIND}, if: { required: [kind] }, then: { required: [x, y] } } } }`,
    { in: { kind: 'a', x: 'text', y: 'text' } },
  ],
  [
    `{ type: array, items: { ${KIND}, allOf: [{ if: { required: [kind] }, then: { required: [x] } }], dependentSchemas: { x: { properties: { x: { const: 7 } } } } } }`,
    [{ kind: 'a', x: 7 }],
  ],
  [
    '{ type: object, properties: { card: { type: string } }, dependentRequired: { card: [code] } }',
    { card: 'text', code: 'text' },
  ],
  [
    "{ type: object, properties: { card: { type: string } }, dependentSchemas: { card: { required: [code], properties: { code: { type: string, pattern: '^[0-9]{3}$' } } } } }",
    { card: 'text', code: '111' },
  ],
  ['{ type: object, required: [a], additionalProperties: { type: integer } }', { a: 1 }],
  ['{ type: object, required: [a, b] }', { a: 'text', b: 'text' }],
])('a sample of %s has what is required of it: %j', async (schema, sample) => {
  expect(await sampleOf(schema)).toEqual(sample)
})

test.each([
  ['{ type: array, items: { type: integer }, contains: { minimum: 100 }, minContains: 2 }', [100, 100]],
  [
    '{ type: array, prefixItems: [{ type: string }], unevaluatedItems: { type: boolean }, minItems: 2 }',
    ['text', true],
  ],
  ['{ type: object, properties: { a: { type: string } }, minProperties: 2 }', { a: 'text', name: 'text' }],
  [
    '{ type: object, propertyNames: { enum: [x, y] }, additionalProperties: { type: integer }, minProperties: 2 }',
    { x: 1, y: 1 },
  ],
  ["{ type: object, propertyNames: { pattern: '^[A-Z]{3}$' }, additionalProperties: { type: integer } }", { AAA: 1 }],
  ['{ type: string, format: email, minLength: 22 }', 'xxxsomeone@example.com'],
  ['{ type: string, format: uri, maxLength: 20 }', 'https://a.example'],
  ['{ type: number, multipleOf: 0.01, minimum: 0.005 }', 0.01],
  ['{ type: number, exclusiveMinimum: 0, exclusiveMaximum: 0.5 }', 0.25],
  ['{ not: { type: string } }', 1],
  ['{ minimum: 5 }', 5],
])('a sample of %s keeps its limits: %j', async (schema, sample) => {
  expect(await sampleOf(schema)).toEqual(sample)
})

const CODE = 'type: object, required: [country], properties: { country: { enum: [US, CA] }, code: { type: string } }'
const US = "then: { required: [code], properties: { code: { pattern: '^[0-9]{5}$' } } }"

test.each([
  ['a condition', `if: { properties: { country: { const: US } } }, ${US}`, '11111'],
  [
    'a condition inside another',
    `if: { properties: { country: { const: CA } } }, else: { if: { properties: { country: { const: US } } }, ${US} }`,
    '11111',
  ],
  [
    'an alternative',
    'oneOf: [{ properties: { code: { maxLength: 2 } }, required: [code] }, { required: [none] }]',
    'te',
  ],
])('a value follows what %s says of it beside its own schema', async (_, keywords, code) => {
  expect(await sampleOf(`{ ${CODE}, ${keywords} }`)).toEqual({ country: 'US', code })
})
