import { expect, test } from 'vitest'
import { sourcePath } from '../../../src/model/route.ts'
import { readDocument } from '../../../src/openapi/read/readDocument.ts'
import { judgeSamples } from '../../../src/openapi/samples/judgeSamples.ts'

async function judged(schemas: Record<string, string>, version = '3.1.0', components = '') {
  const paths = Object.entries(schemas).map(
    ([path, media]) => `  /${path}: { post: { requestBody: { content: { application/json: ${media} } } } }\n`,
  )
  const text = `openapi: ${version}\ninfo: { title: T, version: '1' }\npaths:\n${paths.join('')}${components}`
  const read = readDocument({ path: sourcePath('a.yaml'), text }, () => undefined, new Map())
  return judgeSamples(read.value?.document ?? expect.fail('not read'))
}

test('samples that are not known to be valid are named with the reason', async () => {
  const fine = '{ schema: { type: integer } }'
  const given = '{ schema: { type: integer }, examples: { fine: { value: 1 }, bad: { value: one } } }'
  const impossible = '{ schema: { type: integer, minimum: 2, maximum: 1 } }'
  const unusable = '{ schema: { $ref: "#/components/schemas/None" }, example: 1 }'
  const choice = '{ schema: { oneOf: [{ $ref: "#/components/schemas/None" }, { const: 1 }, { const: 2 }] } }'
  expect(await judged({ fine, given, impossible, unusable, choice, none: '{ example: 1 }' })).toEqual({
    all: 7,
    missing: [
      'POST /given ← application/json "bad": it must be a whole number, not the string "one"',
      'POST /impossible ← application/json: no sample could be made',
      'POST /unusable ← application/json: the schema cannot be used to check it',
      'POST /choice ← application/json: no sample could be made',
      'POST /none ← application/json: there is no schema',
    ],
  })
})

test.each(['b', 'null', '{ b: 1 }'])('a dependentRequired that is %s, not a list, requires nothing', async (value) => {
  const schema = `{ properties: { d: { type: integer } }, dependentRequired: { a: ${value}, c: [d] } }`
  expect(await judged({ bad: `{ schema: ${schema}, example: { a: 1, c: 1 } }` })).toEqual({
    all: 1,
    missing: ['POST /bad ← application/json: it must have "d", since it has "c"'],
  })
})

test('each item of the sample of a stream is judged', async () => {
  const item = 'itemSchema: { type: object, required: [a], properties: { a: { type: integer } } }'
  const text = `openapi: 3.2.0
info: { title: T, version: '1' }
paths:
  /a:
    post:
      requestBody:
        content:
          application/jsonl: { ${item} }
          text/event-stream: { ${item}, example: "data: {}" }
          application/x-ndjson: { ${item}, examples: { bad: { dataValue: [{ a: 1 }, { a: x }] }, fine: { dataValue: [{ a: 1 }] } } }
`
  const { value, problems } = readDocument({ path: sourcePath('a.yaml'), text }, () => undefined, new Map())
  expect(problems).toEqual([])
  const document = value?.document ?? expect.fail('not read')
  expect(await judgeSamples(document)).toEqual({
    all: 4,
    missing: ['POST /a ← application/x-ndjson "bad": "a" must be a whole number, not the string "x"'],
  })
  expect(document.everyExample().map(({ value: { place } }) => place.line)).toEqual([10, 10, 10])
})

test('the sample of a schema that a tag shows is judged as those of bodies are', async () => {
  const tags = `tags: [{ name: M, description: '<SchemaDefinition schemaRef="#/components/schemas/Low" />' }]\n`
  const components = 'components: { schemas: { Low: { type: integer, example: one } } }\n'
  expect(await judged({}, '3.1.0', tags + components)).toEqual({
    all: 1,
    missing: ['M → Low: it must be a whole number, not the string "one"'],
  })
})

test('a body that is given as a text is judged as what the text says', async () => {
  const schema = '{ type: object, required: [a] }'
  const media = `{ schema: ${schema}, examples: { fine: { value: '{ "a": 1 }' }, less: { value: '{}' }, no: { value: a } } }`
  expect(await judged({ media })).toEqual({
    all: 3,
    missing: [
      'POST /media ← application/json "less": it has no "a"',
      'POST /media ← application/json "no": it must be a mapping, not the string "a"',
    ],
  })
})

test('a sample that matches several alternatives, or lacks a field that cannot be made, is shown and named', async () => {
  const objects =
    '{ type: object, properties: { a: { type: string } } }, { type: object, properties: { b: { const: 1 } } }'
  const lacking = '{ required: [a, b], properties: { a: { type: integer, minimum: 2, maximum: 1 }, b: { const: 1 } } }'
  expect(await judged({ several: `{ schema: { oneOf: [${objects}] } }`, lacking: `{ schema: ${lacking} }` })).toEqual({
    all: 3,
    missing: [
      'POST /several ← application/json "With a": it matches more than one of the "oneOf" schemas',
      'POST /several ← application/json "With b": it matches more than one of the "oneOf" schemas',
      'POST /lacking ← application/json: it has no "a"',
    ],
  })
})

const FIELDS = 'properties: { id: { type: integer, readOnly: true }, n: { const: 2 } }'

test.each([
  `{ allOf: [{ ${FIELDS} }, { required: [id, n] }] }`,
  `{ ${FIELDS}, if: { required: [n] }, then: { required: [id] } }`,
  `{ ${FIELDS}, anyOf: [{ required: [id, n] }] }`,
  `{ ${FIELDS}, allOf: [{ oneOf: [{ required: [id, n] }] }] }`,
])('a request that follows %s need not have what only answers have', async (schema) => {
  expect(await judged({ a: `{ schema: ${schema} }` })).toEqual({ all: 1, missing: [] })
})

test('of the parameters, those are judged that are required and have no example of their own', async () => {
  const parameters = `
        - { name: a, in: query, required: true, schema: { type: integer, minimum: 2, maximum: 1 } }
        - { name: b, in: query, required: true, schema: { type: integer } }
        - { name: c, in: query, schema: { type: integer, minimum: 2, maximum: 1 } }
        - { name: d, in: query, required: true, example: 1, schema: { type: integer } }
        - { name: e, in: query, required: true, content: { application/json: { example: 1 } } }`
  const text = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  /x:\n    get:\n      parameters:${parameters}\n`
  const read = readDocument({ path: sourcePath('a.yaml'), text }, () => undefined, new Map())
  expect(await judgeSamples(read.value?.document ?? expect.fail('not read'))).toEqual({
    all: 2,
    missing: ['GET /x parameter a: no value could be made'],
  })
})

test('values are compared by what they contain, whatever the names and the order of their keys', async () => {
  const media = (schema: string, value: string): string => `{ schema: ${schema}, examples: { x: { value: ${value} } } }`
  const { missing } = await judged({
    constant: media('{ const: { valueOf: 1, constructor: 2 } }', '{ constructor: 2, valueOf: 1 }'),
    other: media('{ const: { toString: { valueOf: 1 } } }', '{ toString: { valueOf: 2 } }'),
    listed: media('{ enum: [{ valueOf: 1 }, [[a, 1]]] }', '{ a: 1 }'),
    unique: media('{ uniqueItems: true }', '[{ valueOf: 1 }, { valueOf: 2 }, { 1: [] }]'),
    repeated: media('{ uniqueItems: true }', '[{ a: 1, valueOf: 1 }, 0, { valueOf: 1, a: 1 }]'),
    any: media('{ uniqueItems: false }', '[1, 1]'),
    unclear: media('{ uniqueItems: no }', '[1, 1]'),
  })
  expect(missing).toEqual([
    'POST /other ← application/json "x": it must be {"toString":{"valueOf":1}}',
    'POST /listed ← application/json "x": "a mapping" is not an allowed value of it',
    'POST /repeated ← application/json "x": it must not contain the same item twice: items 1 and 3 are equal',
    'POST /unclear ← application/json "x": the schema cannot be used to check it',
  ])
})

test.each(['allOf', 'anyOf'])(
  'a schema with hundreds of members of %s is judged, whatever part does not match',
  async (keyword) => {
    const members = Array.from(
      { length: 900 },
      (_, index) => `{ properties: { p${index}: { type: integer } }, required: [p${index}] }`,
    )
    const names = Array.from({ length: 900 }, (_, index) => `p${index}: 1`)
    const schema = `schema: { ${keyword}: [${members.join(', ')}] }`
    const examples = `examples: { all: { value: { ${names.join(', ')} } }, none: { value: { other: 1 } } }`
    const { all, missing } = await judged({ a: `{ ${schema}, ${examples} }` })
    expect([all, missing.map((each) => each.replace(/: .*/, ''))]).toEqual([2, ['POST /a ← application/json "none"']])
  },
)

test('of a list whose items lead to hundreds of schemas, each item is judged', async () => {
  const chain = Array.from(
    { length: 200 },
    (_, at) =>
      `    S${at}: { required: [n], properties: { n: { type: integer }, s: { $ref: '#/components/schemas/S${at + 1}' } } }\n`,
  )
  const components = `components:\n  schemas:\n${chain.join('')}    S200: { type: string }\n`
  const items = '{ n: 1, s: { n: 2 } }, '.repeat(600)
  const schema = "schema: { type: array, items: { $ref: '#/components/schemas/S0' } }"
  const examples = `examples: { fine: { value: [${items}] }, bad: { value: [${items}{ n: 1, s: { n: x } }] } }`
  expect(await judged({ list: `{ ${schema}, ${examples} }` }, '3.1.0', components)).toEqual({
    all: 2,
    missing: ['POST /list ← application/json "bad": "n" must be a whole number, not the string "x"'],
  })
})

test.each(['', ', unevaluatedProperties: false'])(
  'a schema that asks the next one twice, 40 times%s, judges nothing',
  async (more) => {
    const ref = (index: number): string => `{ $ref: '#/components/schemas/S${index}' }`
    const schemas = Array.from({ length: 40 }, (_, at) => `    S${at}: { allOf: [${ref(at + 1)}, ${ref(at + 1)}] }\n`)
    const components = `components:\n  schemas:\n${schemas.join('')}    S40: { type: object${more} }\n`
    const { missing } = await judged({ twice: `{ schema: ${ref(0)}, example: {} }` }, '3.1.0', components)
    expect(missing).toEqual(['POST /twice \u2190 application/json: the schema cannot be used to check it'])
  },
)

test('the example that stands beside the fields of a schema is judged', async () => {
  const schema = '{ properties: { n: { type: integer } }, example: { n: x } }'
  expect(await judged({}, '3.1.0', `components:\n  schemas:\n    A: ${schema}\n`)).toEqual({
    all: 1,
    missing: ['schema A: "n" must be a whole number, not the string "x"'],
  })
})
