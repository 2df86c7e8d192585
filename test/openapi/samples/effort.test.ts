import { expect, test } from 'vitest'
import { sourcePath } from '../../../src/model/route.ts'
import { en } from '../../../src/model/texts/en.ts'
import type { ApiDocument } from '../../../src/openapi/read/apiDocument.ts'
import { readDocument } from '../../../src/openapi/read/readDocument.ts'
import { provenSamples } from '../../../src/openapi/samples/provenSample.ts'
import { createSamples } from '../../../src/openapi/samples/samples.ts'
import { sampleValue } from '../../../src/openapi/samples/sampleValue.ts'
import { createValidator } from '../../../src/openapi/samples/validator.ts'
import { cpuSeconds } from '../../cpuSeconds.ts'

/** The schemas of the bodies of `/0`, `/1` and so on. */
function bodies(schemas: string[], components: string) {
  const paths = schemas.map(
    (schema, index) =>
      `  /${index}: { put: { requestBody: { content: { application/json: { schema: ${schema} } } } } }`,
  )
  const text = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n${paths.join('\n')}\n${components}\n`
  const { value } = readDocument({ path: sourcePath('a.yaml'), text }, () => undefined, new Map())
  const { document } = value ?? expect.fail('not read')
  return {
    document,
    found: document.operations.map(({ body }) => body?.content[0]?.schema ?? expect.fail('no schema')),
  }
}

async function countingValidator(document: ApiDocument) {
  const validator = await createValidator(document)
  let judged = 0
  const counting: typeof validator = {
    judge(...value) {
      judged += 1
      return validator.judge(...value)
    },
  }
  return { counting, judged: () => judged }
}

test('the sample of a schema that hundreds of bodies refer to is made and judged once', async () => {
  const { document, found } = bodies(
    Array.from({ length: 300 }, () => '{ $ref: "#/components/schemas/Error" }'),
    'components: { schemas: { Error: { properties: { code: { type: integer } } } } }',
  )
  const { counting, judged } = await countingValidator(document)
  const samples = provenSamples(counting, undefined, undefined)
  expect(found.map((schema) => samples.of(schema, 'request'))).toEqual(found.map(() => ({ code: 1 })))
  expect(judged()).toBe(1)
})

test.each([
  { field: '{ type: integer }', times: 1 },
  { field: '{ type: integer, readOnly: true }', times: 2 },
])('a sample that is sent and received is judged $times time(s) with the field $field', async ({ field, times }) => {
  const { document } = bodies([`{ properties: { id: ${field}, name: { type: string } } }`], '')
  const [media = expect.fail('no body')] = document.operations[0]?.body?.content ?? []
  const { counting, judged } = await countingValidator(document)
  const samples = await createSamples(document, counting, en)
  expect([...samples.ofBody(media, 'request'), ...samples.ofBody(media, 'response')]).toHaveLength(2)
  expect(judged()).toBe(times)
})

test('a reference with more beside it has a sample of its own', async () => {
  const reference = '$ref: "#/components/schemas/Error"'
  const { document, found } = bodies(
    [`{ ${reference} }`, `{ ${reference}, properties: { more: { const: yes } } }`],
    'components: { schemas: { Error: { properties: { code: { type: integer } } } } }',
  )
  const samples = provenSamples(await createValidator(document), undefined, undefined)
  expect(found.map((schema) => samples.of(schema, 'request'))).toEqual([{ code: 1 }, { code: 1, more: 'yes' }])
})

test('a schema with more than 3,000 schemas in it is not compiled', async () => {
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: {}`).join(', ')
  const { document, found } = bodies(
    [1, 3000].map((count) => `{ type: object, properties: { ${fields(count)} } }`),
    '',
  )
  const validator = await createValidator(document)
  expect(found.map((schema) => validator.judge(schema, {}, undefined))).toEqual([[], undefined])
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`)

test.each([
  {
    what: 'a schema of 50 fields to which 1,000 fields refer',
    schema: `{ properties: { ${names(1000).map((name) => `${name}: { $ref: "#/components/schemas/B" }`)} } }`,
    components: `components: { schemas: { B: { properties: { ${names(50).map((name) => `${name}: { type: string }`)} } } } }`,
    value: { a999: { a49: 1 } },
    error: { instancePath: '/a999/a49', keyword: 'type' },
  },
  {
    what: 'a field that requires 3,000 others',
    schema: `{ dependentRequired: { a: [${names(3000)}] } }`,
    components: '',
    value: { a: 1, a0: 1 },
    error: { keyword: 'dependentRequired', params: { property: 'a', missingProperty: 'a1' } },
  },
])('$what takes a moment to judge', async ({ schema, components, value, error }) => {
  const { document, found } = bodies([schema], components)
  const [body = expect.fail('no schema')] = found
  const validator = await createValidator(document)
  const seconds = await cpuSeconds(() => expect(validator.judge(body, value, undefined)).toMatchObject([error]))
  expect(seconds).toBeLessThan(2)
})

test('a value that becomes too long is given up on the way', () => {
  const fields = Array.from({ length: 100 }, (_, index) => `name${index}: { type: string }`)
  const { found } = bodies([`{ properties: { ${fields.join(', ')} } }`], '')
  const [schema = expect.fail('no schema')] = found
  const made = (length: number) => sampleValue(schema, { direction: 'request', optional: true, alternative: 0, length })
  expect(Object.keys(Object(made(2_000)))).toHaveLength(100)
  expect(made(200)).toBeUndefined()
})

test('without room for all fields, a sample has as many as fit, or those of the upper levels and one of each below', async () => {
  const named = (names: string[], inside: string): string =>
    `{ properties: { ${names.map((name) => `${name.padEnd(40, '-')}: ${inside}`).join(', ')} } }`
  const text = '{ type: string }'
  const tree = Array.from({ length: 5 }).reduce<string>((inside) => named(['a', 'b', 'c'], inside), text)
  const wide = named(
    Array.from({ length: 250 }, (_, index) => `f${index}-`),
    text,
  )
  const { document, found } = bodies([tree, wide], '')
  const samples = provenSamples(await createValidator(document), undefined, undefined)
  const [deep, flat] = found.map((schema) => samples.of(schema, 'request'))
  const depths = (value: unknown): number[] =>
    typeof value === 'object' && value !== null
      ? Object.values(value).flatMap((each) => depths(each).map((depth) => depth + 1))
      : [0]
  expect(depths(deep)).toEqual(Array.from({ length: 27 }, () => 5))
  expect(Object.keys(Object(flat))).toHaveLength(60)
})

test('the sample of lists of ten lists each, seven times over, has thousands of values and not millions', () => {
  const list = (levels: number): string =>
    levels === 0 ? '{ type: string }' : `{ type: array, minItems: 10, items: ${list(levels - 1)} }`
  const [schema = expect.fail('no schema')] = bodies([list(7)], '').found
  const sample = sampleValue(schema, { direction: 'request', optional: true, alternative: 0 })
  expect(JSON.stringify(sample).split('"').length / 2).toBeGreaterThan(500)
  expect(JSON.stringify(sample).length).toBeLessThan(100_000)
})

test('what several attempts make alike is judged once', async () => {
  const { document, found } = bodies(
    ['{ required: [a], properties: { a: { type: integer } }, not: { required: [a] } }'],
    '',
  )
  const { counting, judged } = await countingValidator(document)
  const samples = provenSamples(counting, undefined, undefined)
  expect(found.map((schema) => samples.of(schema, 'request'))).toEqual([undefined])
  // { a: 1 } and {}, each with three tolerances.
  expect(judged()).toBe(6)
})

test('of alternatives of alternatives, only the last errors are told', async () => {
  const anyOf = (name: string, size: number) =>
    `{ anyOf: [${Array.from({ length: size }, (_, index) => `{ $ref: "#/components/schemas/${name}${index}" }`)}] }`
  const many = (name: string, size: number, schema: string) =>
    Array.from({ length: size }, (_, index) => `${name}${index}: ${schema}`)
  const schemas = [`Top: ${anyOf('B', 3)}`, ...many('B', 3, anyOf('C', 160)), ...many('C', 160, '{ type: string }')]
  const { document, found } = bodies(
    ['{ anyOf: [{ $ref: "#/components/schemas/Top" }] }'],
    `components: { schemas: { ${schemas.join(', ')} } }`,
  )
  const { judge } = await createValidator(document)
  const errors = found.map((schema) => judge(schema, 5, 'request')?.length)
  expect(errors).toEqual([200])
})
