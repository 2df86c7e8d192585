import { expect, test } from 'vitest'
import { textOfLine } from '../../../src/model/code.ts'
import { soundApi } from '../readApi.ts'

const HUGE = '9223372036854775807'

const operationWith = async (schema: string, type = 'application/json', more = '') => {
  const { view, downloads } = await soundApi(`paths:
  /a:
    post:
      operationId: a
      ${more}
      requestBody: { content: { ${type}: { schema: ${schema} } } }
      responses: { 200: { description: Fine } }
`)
  const operation = view.groups[0]?.operations[0] ?? expect.fail()
  const [sample] = operation.body?.media[0]?.examples ?? []
  const snippets = operation.snippets.map(({ label, code }) => [label, code.lines.map(textOfLine).join('\n')] as const)
  return { sample: sample?.code.lines.map(textOfLine).join('\n'), snippets, downloads }
}

const uniquePair = (items: string): string => `{ type: array, minItems: 2, uniqueItems: true, items: ${items} }`

test.each([
  [`{ type: integer, format: int64, example: ${HUGE} }`, HUGE],
  [`{ type: integer, examples: [-${HUGE}] }`, `-${HUGE}`],
  [`{ type: integer, default: ${HUGE} }`, HUGE],
  [`{ const: ${HUGE} }`, HUGE],
  [`{ enum: [${HUGE}, 1] }`, HUGE],
  ['{ type: integer, minimum: 9223372036854775801 }', '9223372036854775801'],
  ['{ type: integer, maximum: -9223372036854775801 }', '-9223372036854775801'],
  ['{ type: integer, exclusiveMinimum: 9007199254740993 }', '9007199254740994'],
  ['{ type: integer, exclusiveMinimum: 9007199254740992 }', '9016206453995732'],
  ['{ type: integer, exclusiveMaximum: -9007199254740993 }', '-9007199254740994'],
  ['{ type: integer, minimum: 9007199254740993, multipleOf: 10 }', '9007199254741000'],
  ['{ type: integer, maximum: -9007199254740995, multipleOf: 10 }', '-9007199254741000'],
  [`{ type: array, items: { example: ${HUGE} } }`, `[\n  ${HUGE}\n]`],
  [uniquePair('{ type: integer, minimum: 9007199254740993 }'), '[\n  9007199254740993,\n  9007199254740994\n]'],
  [
    uniquePair('{ properties: { id: { type: integer, minimum: 9007199254740993 } } }'),
    '[\n  {\n    "id": 9007199254740993\n  },\n  {\n    "id": 9007199254740994\n  }\n]',
  ],
  [`{ properties: { id: { type: integer, example: ${HUGE} } } }`, `{\n  "id": ${HUGE}\n}`],
  [`{ type: object, properties: { id: { type: integer } }, example: { id: ${HUGE} } }`, `{\n  "id": ${HUGE}\n}`],
])('a body of %s has the sample %s', async (schema, sample) => {
  expect((await operationWith(schema)).sample).toBe(sample)
})

const BODY = `{ type: object, properties: { id: { type: integer, format: int64, example: ${HUGE} } } }`

test.each([
  ['application/json', `"id": ${HUGE}`],
  ['application/x-www-form-urlencoded', `id=${HUGE}`],
  ['multipart/form-data', HUGE],
  ['application/xml', `<id>${HUGE}</id>`],
  ['application/yaml', `id: ${HUGE}`],
  ['application/jsonl', `{"id":${HUGE}}`],
])('requests with a body of %s send all digits in every language', async (type, sent) => {
  const { snippets } = await operationWith(BODY, type)
  expect(snippets).toHaveLength(8)
  const plain = (text: string): string => text.replaceAll('\\"', '"')
  expect(snippets.filter(([, text]) => !plain(text).includes(sent))).toEqual([])
})

test('parameters send all digits in every language', async () => {
  const deep = `{ name: deep, in: query, style: deepObject, schema: { type: object }, example: { id: ${HUGE} } }`
  const list = `{ name: list, in: query, schema: { type: array }, example: [${HUGE}, { id: ${HUGE} }] }`
  const { snippets } = await operationWith(BODY, 'application/json', `parameters: [${deep}, ${list}]`)
  const query = `deep%5Bid%5D=${HUGE}&list=${HUGE}&list=%7B%22id%22%3A${HUGE}%7D`
  expect(snippets.filter(([, text]) => !text.includes(query))).toEqual([])
})
