import { expect, test } from 'vitest'
import { textOfLine } from '../../../src/model/code.ts'
import { readApi, readDocument, shownApi, soundApi } from '../readApi.ts'

const body = (schema: string, more = ''): string => `paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: ${schema} } } }
      responses: { 200: { description: Fine } }
${more}`

/** The sample of a request body, as it stands on the page; undefined where there is none. */
async function sampleOf(schema: string, more = ''): Promise<unknown> {
  const { view } = await shownApi(body(schema, more))
  const [sample] = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  const text = sample?.code.lines.map(textOfLine).join('\n')
  return text === undefined ? undefined : JSON.parse(text)
}

test.each([
  ['{ type: string }', 'text'],
  ['{ type: string, minLength: 6, maxLength: 6 }', 'textte'],
  ['{ type: string, minLength: 1002 }', `${'text'.repeat(250)}te`],
  ['{ type: string, format: date-time }', '2026-01-31T09:30:00Z'],
  ['{ type: string, format: date }', '2026-01-31'],
  ['{ type: string, format: time }', '09:30:00Z'],
  ["{ type: string, pattern: '^[A-Z]{2}-\\d{3}$' }", 'AA-111'],
  ["{ type: string, pattern: '^[0-9a-f]+$', minLength: 12, maxLength: 12 }", 'aaaaaaaaaaaa'],
  ["{ type: string, pattern: '^(?:b)', minLength: 3 }", 'bbb'],
  ["{ type: string, pattern: '^(?:5)\\$', minLength: 4 }", '5$$$'],
  ['{ allOf: [{ type: string, enum: [a, b] }, { enum: [b, c] }] }', 'b'],
  ['{ type: integer, minimum: 5 }', 5],
  ['{ type: number, exclusiveMinimum: 0, multipleOf: 0.5 }', 0.5],
  ['{ type: integer, multipleOf: 7, minimum: 10 }', 14],
  ['{ type: integer, minimum: 1.5 }', 2],
  ['{ type: number, minimum: 1.5 }', 1.5],
  ['{ type: integer, exclusiveMinimum: 5 }', 6],
  ['{ type: integer, maximum: 0 }', -1],
  ['{ type: number, exclusiveMinimum: 5.5, multipleOf: 3 }', 9],
  ['{ enum: [b, a] }', 'b'],
  ['{ type: object, properties: { gone: { type: "null" }, none: { const: null } } }', { gone: null, none: null }],
  ['{ type: string, default: d }', 'd'],
  ['{ type: string, enum: [c, d], default: d }', 'd'],
  ['{ type: object, properties: { a: { type: [string, "null"], example: null } } }', { a: null }],
  ['{ type: object, properties: { a: { enum: [b, null], examples: [null, b] } } }', { a: null }],
  ['{ type: object, properties: { a: { type: [string, "null"], default: null } } }', { a: 'text' }],
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
])('a body that follows %s has the example %j', async (schema, sample) => {
  expect(await sampleOf(schema)).toEqual(sample)
})

const FIELDS_AND_SAMPLES: [schema: string, sample: unknown][] = [
  ['format: date-time', '2026-01-31T09:30:00Z'],
  ['format: date', '2026-01-31'],
  ['format: time', '09:30:00Z'],
  ['format: duration', 'P1D'],
  ['format: email', 'someone@example.com'],
  ['format: idn-email', 'someone@example.com'],
  ['format: hostname', 'www.example.com'],
  ['format: idn-hostname', 'www.example.com'],
  ['format: ipv4', '192.0.2.1'],
  ['format: ipv6', '2001:db8::1'],
  ['format: uri', 'https://www.example.com/'],
  ['format: uri-reference', '/path'],
  ['format: uri-template', '/path/{name}'],
  ['format: iri', 'https://www.example.com/'],
  ['format: uuid', '3f2a1c9e-5b7d-4e8f-9a6b-0c1d2e3f4a5b'],
  ['format: json-pointer', '/name'],
  ['format: relative-json-pointer', '0/name'],
  ['format: regex', '^[a-z]+$'],
  ['format: int32', '1'],
  ['format: int64', '1'],
  ['format: uint64', '1'],
  ['format: decimal', '10.50'],
  ['format: char', 'a'],
  ['format: email, maxLength: 12', 'a@b.example'],
  ['format: hostname, maxLength: 10', 'a.example'],
  ['format: uri, maxLength: 20', 'https://a.example'],
  ['format: email, minLength: 24', 'xxxxxsomeone@example.com'],
  ['format: uri, minLength: 30', 'https://www.example.com/xxxxxx'],
  ['format: uri, minLength: 24', 'https://www.example.com/'],
  ['format: uri-reference, minLength: 8', '/pathxxx'],
  ["pattern: '^[A-Z0-9]{3}[A-Za-z]$'", 'AAAA'],
  ["pattern: '^\\w\\.[a-z]{2,4}$'", 'a.aa'],
  ["pattern: '^x-y_z: 1?$'", 'x-y_z: 1'],
  ["pattern: '^[A-Za-z]{3}$', minLength: 3", 'AAA'],
  ['maxLength: 2', 'te'],
  ['minLength: 5', 'textt'],
  ['contentEncoding: base64', 'dGV4dA=='],
  ['contentMediaType: image/png', 'binary'],
  ['contentMediaType: application/json', '{}'],
  ['contentMediaType: text/markdown', 'text'],
  ['type: number, exclusiveMinimum: 1, exclusiveMaximum: 1.5', 1.25],
  ['type: number, exclusiveMinimum: 2, maximum: 4', 3],
  ['type: number, maximum: 0.5', -0.5],
  ['type: integer, maximum: 10', 1],
  ['type: integer, maximum: -3, multipleOf: 2', -4],
  ['type: number, multipleOf: 0.1, minimum: 0.35', 0.4],
  ['type: number, multipleOf: 0.1', 1],
  ['minimum: 3', 3],
  ['not: { type: string }', 1],
  ['type: array, minItems: 3, items: { type: integer }', [1, 1, 1]],
  ['type: array, minItems: 3, uniqueItems: true, items: { type: integer }', [1, 2, 3]],
  ['type: array, minItems: 2, uniqueItems: true, items: { type: string }', ['text', 'text2']],
  ['type: array, minItems: 2, uniqueItems: true, items: { enum: [a, b, c] }', ['a', 'b']],
  ['type: array, minItems: 2, uniqueItems: true, items: { type: array, items: { type: integer } }', [[1], [2]]],
  ['type: array, minContains: 2, contains: { const: x }', ['x', 'x']],
  ['type: array, unevaluatedItems: { type: boolean }', [true]],
  ['additionalProperties: { type: boolean }', { name: true }],
  ['type: object, minProperties: 2, additionalProperties: { type: integer }', { name: 1, name2: 1 }],
  ['type: object, minProperties: 2', { name: 'text', name2: 'text' }],
  ["type: object, minProperties: 1, patternProperties: { '^x-': { type: integer } }", { 'x-': 1 }],
  [
    'type: object, minProperties: 2, propertyNames: { enum: [de, fr] }, additionalProperties: { type: string }',
    { de: 'text', fr: 'text' },
  ],
]

test('each field of a sample has a value of its format, pattern, length and limits', async () => {
  const fields = FIELDS_AND_SAMPLES.map(([schema], index) => `f${index}: { ${typed(schema)} }`).join(', ')
  expect(await sampleOf(`{ properties: { ${fields} } }`)).toEqual(
    Object.fromEntries(FIELDS_AND_SAMPLES.map(([, sample], index) => [`f${index}`, sample])),
  )
})

const typed = (schema: string): string =>
  /^(?:type|minimum|not|additional)/.test(schema) ? schema : `type: string, ${schema}`

/** The text of the sample of a response. */
async function streamOf(media: string): Promise<string | undefined> {
  const { view } = await soundApi(`paths:
  /a: { get: { responses: { 200: { description: Fine, content: { ${media} } } } } }
`)
  const [sample] = view.groups[0]?.operations[0]?.responses[0]?.media[0]?.examples ?? []
  return sample?.code.lines.map(textOfLine).join('\n')
}

const ITEM = '{ type: object, properties: { id: { type: integer }, s: { type: string } } }'
const EVENT = `{ properties: { event: { const: tick }, data: { type: string, contentMediaType: application/json, contentSchema: ${ITEM} } } }`
const TICK = `{ properties: { event: { const: tick }, data: { contentMediaType: application/json, contentSchema: ${ITEM} } } }`
const EVENTS = `{ properties: { event: { type: string }, data: { type: string } }, oneOf: [${TICK}, { properties: { event: { const: end } } }] }`

test.each([
  [`application/jsonl: { schema: ${ITEM} }`, '{"id":1,"s":"text"}'],
  [`application/x-ndjson: { schema: { type: array, items: ${ITEM} } }`, '{"id":1,"s":"text"}'],
  [`text/event-stream: { schema: ${ITEM} }`, 'data: {"id":1,"s":"text"}'],
  [`text/event-stream: { schema: ${EVENT} }`, 'event: tick\ndata: {"id":1,"s":"text"}'],
  [`text/event-stream: { schema: ${EVENTS} }`, 'event: tick\ndata: {"id":1,"s":"text"}'],
  [`application/yaml: { schema: ${ITEM} }`, 'id: 1\ns: text'],
  [`application/yaml: { schema: ${ITEM}, example: { id: 7 } }`, 'id: 7'],
  [`application/jsonl: { schema: { type: array }, example: [{ id: 1 }, { id: 2 }] }`, '{"id":1}\n{"id":2}'],
  [`application/json-seq: { schema: { type: array }, example: [{ id: 1 }, { id: 2 }] }`, '␞{"id":1}\n␞{"id":2}'],
  [`application/jsonl: { schema: {}, example: '{"as":"it stands"}' }`, '{"as":"it stands"}'],
  [
    'text/event-stream: { schema: {}, example: [{ event: a, data: "1\\n2" }, { n: 3 }] }',
    'event: a\ndata: 1\ndata: 2\n\ndata: {"n":3}',
  ],
  ['application/json: { schema: { type: string, contentMediaType: application/octet-stream } }', undefined],
])('%s has the sample %j', async (media, text) => {
  expect(await streamOf(media)).toBe(text)
})

test('a sample follows the conditions of its schema, or other attempts do', async () => {
  const schema =
    '{ type: object, required: [kind], properties: { kind: { enum: [a, b] }, x: { const: 1 } }, if: { properties: { kind: { const: a } } }, then: { properties: { x: false } } }'
  expect(await sampleOf(schema)).toEqual({ kind: 'a' })
})

test('of alternatives the first that can be made valid is shown', async () => {
  expect(await sampleOf("{ oneOf: [{ type: string, pattern: '(?=x)y' }, { type: integer }] }")).toBe(1)
})

test.each([
  ['^(?:GB|IE)[0-9]{2}[A-Z]{4}\\d{14}$', 'GB11AAAA11111111111111'],
  ['^[^@ ]+@[^@ ]+\\.[a-z]{2,}$', 'a@a.aa'],
  ['^\\+?[1-9]\\d{1,14}$', '11'],
  ['^\\p{Lu}\\p{Ll}*$', 'A'],
  ['^#(?:[0-9a-f]{3}){1,2}$', '#aaa'],
  ['^[xyz]{2}[k-q]$', 'xxk'],
  ['^(?:[a-zA-Z])$', 'a'],
  ['^(?:[+-A])$', 'A'],
])('a text that matches %s is made', async (pattern, text) => {
  expect(await sampleOf(`{ type: string, pattern: '${pattern}' }`)).toBe(text)
})

test('a text that matches a pattern is as long as it must be', async () => {
  expect(await sampleOf("{ type: string, pattern: '^(?:[a-z]+-)*x$', minLength: 9 }")).toMatch(/^(?:[a-z]+-)*x$/)
  for (const half of [1, 2, 4, 8, 16, 32, 64])
    expect(
      await sampleOf(`{ type: string, pattern: '^(?:b)*(?:c)*$', minLength: ${2 * half}, maxLength: ${2 * half} }`),
    ).toBe('b'.repeat(half) + 'c'.repeat(half))
})

const FIELDS =
  '{ a: { type: string }, b: { type: string, pattern: "(?=x)y" }, c: { type: object, properties: { d: { const: 1 }, e: { type: integer, minimum: 5, maximum: 4 } } } }'

test('a field that cannot be made leaves only itself out', async () => {
  expect(await sampleOf(`{ type: object, properties: ${FIELDS} }`)).toEqual({ a: 'text', c: { d: 1 } })
  expect(await sampleOf(`{ type: array, items: { type: object, properties: ${FIELDS} } }`)).toEqual([
    { a: 'text', c: { d: 1 } },
  ])
})

test('a field whose example breaks its schema has a value made from that', async () => {
  const { view } = await shownApi(
    body('{ properties: { id: { type: string, format: uuid, example: 4f4e }, n: { type: integer, default: b } } }'),
  )
  const [sample] = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  expect(JSON.parse(sample?.code.lines.map(textOfLine).join('\n') ?? '')).toEqual({
    id: '3f2a1c9e-5b7d-4e8f-9a6b-0c1d2e3f4a5b',
    n: 1,
  })
})

test('where a schema has fields, no sample is empty', async () => {
  expect(
    await sampleOf('{ type: object, properties: { e: { type: integer, minimum: 5, maximum: 4 } } }'),
  ).toBeUndefined()
  expect(await sampleOf('{ type: object }')).toEqual({})
})

test('what the document gives is used if it is allowed and shows something', async () => {
  const fields = '{ a: { enum: [x], default: Choose }, b: { type: array, items: { const: 1 }, default: [] } }'
  expect(await sampleOf(`{ required: [a], properties: ${fields} }`)).toEqual({ a: 'x', b: [1] })
  expect(await sampleOf('{ type: integer, minimum: 2, default: 1 }')).toBe(2)
})

test('a sample of a schema that leads to hundreds of others is judged as far as it reaches', async () => {
  const next = (at: number): string => `next: { $ref: '#/components/schemas/S${at}' }`
  const chain = Array.from({ length: 200 }, (_, at) => `    S${at}: { properties: { ${next(at + 1)} } }\n`)
  const more = `components:\n  schemas:\n${chain.join('')}    S200: { type: string }\n`
  const fields = `a: { type: integer, maximum: 1, minimum: 2 }, b: { const: 1 }, ${next(0)}`
  const sample = await sampleOf(`{ properties: { ${fields} } }`, more)
  expect(sample).toMatchObject({ b: 1 })
  expect(sample).not.toHaveProperty('a')
})

test('a sample of a large document has as much as there is room for', async () => {
  const levels = (depth: number): string =>
    depth === 0
      ? '{ type: string }'
      : `{ type: object, properties: { ${[1, 2, 3, 4].map((name) => `field${name}: ${levels(depth - 1)}`).join(', ')} } }`
  const operations = Array.from({ length: 101 }, (_, index) => `  /a${index}: { get: {} }\n`).join('')
  const { pages } = await soundApi(body(levels(4)).replace('  /a:', `${operations}  /a:`))
  const shown = pages.flatMap(({ view }) => view.groups.flatMap((group) => group.operations))
  const [sample] = shown.find(({ path }) => path === '/a')?.body?.media[0]?.examples ?? []
  const text = sample?.code.lines.map(textOfLine).join('\n') ?? ''
  expect(text.length).toBeLessThan(1000)
  expect(Object.keys(JSON.parse(text))).not.toEqual([])
})

test('a sample of a large document shows fields inside what is around them', async () => {
  const fields = Array.from({ length: 30 }, (_, at) => `someField${at}: { type: string }`).join(', ')
  const operations = Array.from({ length: 101 }, (_, index) => `  /a${index}: { get: {} }\n`).join('')
  const list = `{ properties: { data: { type: array, items: { properties: { ${fields} } } } } }`
  const { pages } = await shownApi(body(list).replace('  /a:', `${operations}  /a:`))
  const shown = pages.flatMap(({ view }) => view.groups.flatMap((group) => group.operations))
  const [sample] = shown.find(({ path }) => path === '/a')?.body?.media[0]?.examples ?? []
  const text = sample?.code.lines.map(textOfLine).join('\n') ?? ''
  expect(Object.keys(JSON.parse(text).data[0])).toHaveLength(11)
})

test('a value that cannot be guessed has no sample', async () => {
  expect(await sampleOf("{ type: string, pattern: '(?=x)[^y]+' }")).toBeUndefined()
  expect(await sampleOf("{ type: string, pattern: '[' }")).toBeUndefined()
  expect(await sampleOf("{ type: string, pattern: '^(?:[^ -ÿ])$' }")).toBeUndefined()
  expect(await sampleOf("{ type: string, pattern: '^\\p{Script=Greek}$' }")).toBeUndefined()
  expect(await sampleOf('{ type: integer, minimum: 5, maximum: 4 }')).toBeUndefined()
  expect(await sampleOf("{ type: string, pattern: '^a', minLength: 2000000000 }")).toBeUndefined()
})

test('a schema that contains itself has a sample that ends', async () => {
  const more = `components:
  schemas:
    Node: { type: object, required: [name], properties: { name: { const: n }, next: { $ref: '#/components/schemas/Node' } } }
`
  expect(await sampleOf("{ $ref: '#/components/schemas/Node' }", more)).toEqual({ name: 'n', next: { name: 'n' } })
})

test('inside of itself, an alternative gives way to another one', async () => {
  const more = `components:
  schemas:
    Pet: { required: [kind], discriminator: { propertyName: kind }, properties: { kind: { type: string } } }
    Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, { required: [prey], properties: { prey: { $ref: '#/components/schemas/Pet' } } }] }
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { required: [lives], properties: { lives: { type: integer } } }] }
`
  expect(await sampleOf("{ $ref: '#/components/schemas/Dog' }", more)).toEqual({
    kind: 'Dog',
    prey: { kind: 'Cat', lives: 1 },
  })
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
    A: { type: object, required: [n], properties: { n: { type: number }, k: { enum: [one, two] }, l: { items: { type: integer } } }, additionalProperties: false }
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
            last: { value: { n: 1, l: [1, 2, x] } }
            far: { externalValue: https://x.example/a.json }
`),
  ).toEqual([
    '14:33 warning example-mismatch: "n" must be a number, not the string "12" (write 12 without quotes, or change "type" of the schema)',
    '15:28 warning example-mismatch: the example has no "n" (add "n", or remove it from "required")',
    '16:39 warning example-mismatch: "on" is not an allowed value of "k" (did you mean "one"?)',
    '17:36 warning example-mismatch: "m" is not allowed in the example (remove it, or add it to the schema)',
    '18:46 warning example-mismatch: item 3 of "l" must be a whole number, not the string "x" (write a whole number, or change "type" of the schema)',
  ])
})

test.each([
  ['minLength: 2', 'a', 'must have at least 2 characters', 'change the value, or "minLength" of the schema'],
  ['maxLength: 1', 'ab', 'must have at most 1 character', 'change the value, or "maxLength" of the schema'],
  ['minItems: 1', '[]', 'must have at least 1 item', 'change the value, or "minItems" of the schema'],
  ['maxItems: 1', '[1, 2]', 'must have at most 1 item', 'change the value, or "maxItems" of the schema'],
  [
    'prefixItems: [{}], items: false',
    '[1, 2]',
    'must have at most 1 item',
    'change the value, or "items" of the schema',
  ],
  [
    'uniqueItems: true',
    '[1, 2, 1]',
    'must not contain the same item twice: items 1 and 3 are equal',
    'remove one of them, or "uniqueItems" from the schema',
  ],
  [
    'contains: { const: 1 }',
    '[2]',
    'has too few or too many items that match the "contains" schema',
    'change the value, or "contains" of the schema',
  ],
  ['minProperties: 1', '{}', 'must have at least 1 property', 'change the value, or "minProperties" of the schema'],
  [
    'maxProperties: 2',
    '{ a: 1, b: 1, c: 1 }',
    'must have at most 2 properties',
    'change the value, or "maxProperties" of the schema',
  ],
  ['dependentRequired: { a: [b] }', '{ a: 1 }', 'must have "b", since it has "a"', 'add "b", or remove "a"'],
  [
    'propertyNames: { enum: [a] }',
    '{ b: 1 }',
    'has the property "b", whose name is not allowed',
    'rename it, or change "propertyNames" of the schema',
  ],
  ['minimum: 2', '1', 'must be 2 or more', 'change the value, or "minimum" of the schema'],
  ['maximum: 2', '3', 'must be 2 or less', 'change the value, or "maximum" of the schema'],
  ['exclusiveMinimum: 2', '2', 'must be more than 2', 'change the value, or "exclusiveMinimum" of the schema'],
  ['exclusiveMaximum: 2', '2', 'must be less than 2', 'change the value, or "exclusiveMaximum" of the schema'],
  ['multipleOf: 5', '6', 'must be a multiple of 5', 'change the value, or "multipleOf" of the schema'],
  ['format: date', '31/01/2026', 'is not a valid date', 'write it like "2026-01-31", or change "format" of the schema'],
  [
    "pattern: '^[A-Z]{2}-[0-9]{3}$'",
    'ab',
    'does not match the pattern ^[A-Z]{2}-[0-9]{3}$',
    'write it like "AA-111", or change "pattern" of the schema',
  ],
  [
    "pattern: '^(?:a|b)$'",
    'c',
    'does not match the pattern ^(?:a|b)$',
    'write it like "a", or change "pattern" of the schema',
  ],
  [
    'oneOf: [{ type: string }, { type: boolean }]',
    '1',
    'matches none of the "oneOf" schemas',
    'write a value that matches one of them, such as "text", or add its schema to "oneOf"',
  ],
  [
    'anyOf: [{ type: string }, { type: boolean }]',
    '1',
    'matches none of the "anyOf" schemas',
    'write a value that matches one of them, such as "text", or add its schema to "anyOf"',
  ],
  [
    'oneOf: [{ minimum: 1 }, { minimum: 2 }]',
    '3',
    'matches more than one of the "oneOf" schemas',
    'write "anyOf" instead of "oneOf", or make the schemas exclude one another',
  ],
  [
    'oneOf: [{ type: object }, { type: array }]',
    '1',
    'matches none of the "oneOf" schemas',
    'write a value that matches one of them, or add its schema to "oneOf"',
  ],
  ['not: { const: 1 }', '1', 'matches the schema under "not"', 'change the value, or "not" of the schema'],
  [
    'if: {}, then: { type: string }',
    '1',
    'must be a string, not the number 1',
    'write it in quotes: "1", or change "type" of the schema',
  ],
  ['const: 1', '2', 'must be 1', 'write 1, or change "const" of the schema'],
])('an example that breaks "%s" is reported with what to do', async (schema, example, message, fix) => {
  expect(await mismatches(`components: { schemas: { A: { ${schema}, example: ${example} } } }\n`)).toEqual([
    expect.stringContaining(`example-mismatch: the example ${message} (${fix})`),
  ])
})

test('schemas of 3.0 are judged as they are meant there', async () => {
  const schema = (more: string): string => `components: { schemas: { A: { ${more} } } }\n`
  expect(await mismatches(schema('type: string, nullable: true, example: null'), '3.0.3')).toEqual([])
  expect(await mismatches(schema('type: integer, minimum: 5, exclusiveMinimum: true, example: 5'), '3.0.3')).toEqual([
    expect.stringContaining('the example must be more than 5'),
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
    '4:74 warning example-mismatch: the example does not match the pattern ^(a+)+$ (write it like "a", or change "pattern" of the schema)',
  ])
})

test.each([
  ['looks ahead', 'pattern: "^(?=.*x)a"', 'bbb'],
  ['refers back', 'pattern: "^(.)\\\\1$"', 'ab'],
  ['is none', 'pattern: "["', 'ab'],
  ['counts further than RE2', 'pattern: "^a{30000}$"', 'ab'],
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
      properties: { key: { pattern: '(?!x)' }, all: { pattern: '^((?!x).)*$' }, count: { type: integer } }
      example: { key: a, all: b, count: b }
`
  expect(await mismatches(text)).toEqual([
    '8:41 warning example-mismatch: "count" must be a whole number, not the string "b" (write a whole number, or change "type" of the schema)',
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

test('each alternative has the sample that belongs to it', async () => {
  const schemas = `components:
  schemas:
    Pet:
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }, { title: Fish, required: [fins], properties: { fins: { const: 2 } } }]
    Cat: { type: object, required: [kind], properties: { kind: { const: cat } } }
    Dog: { type: object, required: [kind, size], properties: { kind: { const: dog }, size: { enum: [small] } } }
`
  const { view } = await soundApi(body("{ $ref: '#/components/schemas/Pet' }", schemas))
  const samples = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  expect(samples.map(({ label, code }) => [label, JSON.parse(code.lines.map(textOfLine).join('\n'))])).toEqual([
    ['Cat', { kind: 'cat' }],
    ['Dog', { kind: 'dog', size: 'small' }],
    ['Fish', { fins: 2 }],
  ])
})

test('a choice between values that look the same has one sample', async () => {
  const { view } = await soundApi(body('{ type: string, anyOf: [{ format: date }, { format: date }] }'))
  const samples = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  expect(samples.map(({ label }) => label)).toEqual(['Example'])
})

const THREE = 'type: object, properties: { a: { type: string }, b: { type: string }, c: { type: integer } }'

/** The samples of a request body that has one for each alternative. */
async function samplesOf(schema: string): Promise<unknown[]> {
  const { view } = await soundApi(body(schema))
  const samples = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  return samples.map(({ code }) => JSON.parse(code.lines.map(textOfLine).join('\n')))
}

test.each([
  [
    'oneOf: [{ required: [a] }, { required: [b] }]',
    [
      { a: 'text', c: 1 },
      { b: 'text', c: 1 },
    ],
  ],
  [
    'oneOf: [{ required: [a] }, { required: [b] }], anyOf: [{ required: [c] }, { required: [a] }]',
    [{ a: 'text', c: 1 }],
  ],
  [
    'anyOf: [{ properties: { x: { const: 1 } } }], oneOf: [{ required: [a] }, { required: [b] }]',
    [{ a: 'text', c: 1, x: 1 }],
  ],
  [
    'allOf: [{ oneOf: [{ required: [a] }, { required: [b] }] }, { oneOf: [{ required: [c] }, { required: [b, a] }] }]',
    [{ a: 'text', c: 1 }],
  ],
  ['not: { required: [a, b] }', [{ a: 'text', c: 1 }]],
  ['not: { anyOf: [{ required: [a, b] }, { required: [b, c] }] }', [{ a: 'text', c: 1 }]],
  ['minProperties: 2, maxProperties: 2', [{ a: 'text', b: 'text' }]],
  ['dependentRequired: { a: [d] }', [{ a: 'text', b: 'text', c: 1, d: 'text' }]],
  ['dependentSchemas: { a: { properties: { b: false } } }', [{ a: 'text', c: 1 }]],
  ["propertyNames: { pattern: '^[bc]$' }", [{ b: 'text', c: 1 }]],
])('a body of three fields with %s has the samples %j', async (more, samples) => {
  expect(await samplesOf(`{ ${THREE}, ${more} }`)).toEqual(samples)
})

test.each([
  [
    `{ oneOf: [{ ${THREE}, required: [a] }, { ${THREE}, required: [b] }] }`,
    [
      { a: 'text', c: 1 },
      { b: 'text', c: 1 },
    ],
  ],
  ["{ type: object, patternProperties: { '^x-': { const: 1 } }, additionalProperties: false }", [{ 'x-': 1 }]],
  ['{ type: object, unevaluatedProperties: { type: number } }', [{ name: 1 }]],
  ['{ type: array, minItems: 2, items: { type: string } }', [['text', 'text']]],
  ['{ type: array, minItems: 3, uniqueItems: true, items: { type: string } }', [['text', 'text2', 'text3']]],
  ['{ type: array, minItems: 2, uniqueItems: true, items: { enum: [x, y, z] } }', [['x', 'y']]],
  ['{ type: array, contains: { const: 5 }, minItems: 2, items: { type: integer } }', [[5, 1]]],
])('a body of %s has the samples %j', async (schema, samples) => {
  expect(await samplesOf(schema)).toEqual(samples)
})

test.each([
  ['{ $ref: "https://other.example/a.yaml" }', undefined],
  ['{ $ref: gone.yaml }', undefined],
  ['text', undefined],
  ['{ $ref: gone.yaml, type: integer }', 1],
  ['{ type: array, items: { $ref: gone.yaml } }', undefined],
  ['{ properties: { a: { $ref: gone.yaml }, b: { type: integer } } }', { b: 1 }],
  ['{ properties: { a: { $ref: gone.yaml }, b: { type: integer } }, required: [a] }', { b: 1 }],
])('of what cannot be read in %s there is no sample', async (schema, sample) => {
  expect(await sampleOf(schema)).toEqual(sample)
})

test.each([
  ['{ anyOf: [{ $ref: "#/components/schemas/Node" }, { type: "null" }] }'],
  ['{ $ref: "#/components/schemas/MaybeNode" }'],
])('a chain of required fields ends with null where the next one may be %s', async (next) => {
  const more = `components:
  schemas:
    Node: { type: object, required: [id, next], properties: { id: { type: integer }, next: ${next} } }
    MaybeNode: { oneOf: [{ $ref: "#/components/schemas/Node" }, { type: "null" }] }
`
  const sample = await sampleOf('{ $ref: "#/components/schemas/Node" }', more)
  expect(JSON.stringify(sample)).toMatch(/^(?:\{"id":1,"next":)+null\}+$/)
})

test('of an example in a schema, a request has no read-only and a response no write-only fields', async () => {
  const { view } = await soundApi(`paths:
  /users:
    post:
      requestBody: { content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/User' } } } } }
      responses: { 200: { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } } }
    put:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/User' }, example: { id: 5, name: Given } } } }
      responses: { 200: { description: Fine } }
components:
  schemas:
    User:
      properties: { id: { type: integer, readOnly: true }, key: { type: string, writeOnly: true }, name: { type: string }, of: { $ref: '#/components/schemas/Of' } }
      example: { id: 1, key: k, name: Ann, of: { at: now, by: Bob } }
    Of: { properties: { at: { type: string, readOnly: true }, by: { type: string } } }
`)
  const [post, put] = view.groups[0]?.operations ?? []
  const texts = [post?.body?.media, post?.responses[0]?.media, put?.body?.media].map((media) =>
    JSON.parse(media?.[0]?.examples[0]?.code.lines.map(textOfLine).join('\n') ?? ''),
  )
  expect(texts).toEqual([
    [{ key: 'k', name: 'Ann', of: { by: 'Bob' } }],
    { id: 1, name: 'Ann', of: { at: 'now', by: 'Bob' } },
    // What a body has of its own is what the author sends.
    { id: 5, name: 'Given' },
  ])
})
