import { expect, test } from 'vitest'
import { bodyOutline, outline, plain } from '../plainWords.ts'
import { lines, readDocument, shownApi, soundApi } from '../readApi.ts'

/** The fields of the schema `A`, a line each. */
async function fieldsOf(schemas: string): Promise<string[]> {
  const { view } = await soundApi(`components:\n  schemas:\n${schemas.replace(/^/gm, '    ')}`)
  const shown = view.schemas.find(({ name }) => name === 'A')
  return shown ? bodyOutline(shown.body) : []
}

test('types are said in plain words, with null and several types as "or"', async () => {
  const fields = await fieldsOf(`A:
  properties:
    text: { type: string }
    day: { type: [string, 'null'], format: date }
    either: { type: [integer, string] }
    offer: { $ref: '#/components/schemas/B' }
    maybe: { oneOf: [{ $ref: '#/components/schemas/B' }, { type: 'null' }] }
    list: { type: array, items: { $ref: '#/components/schemas/B' } }
    lists: { type: array, items: { type: array, items: { type: number } } }
    pair: { type: array, prefixItems: [{ type: string }, { type: integer }], items: false }
    row: { type: array, prefixItems: [{ type: string }], items: { type: number } }
    map: { type: object, additionalProperties: { type: integer } }
    any: {}
    file: { type: string, contentMediaType: image/png, contentEncoding: base64 }
B: { type: object }`)
  expect(fields).toEqual([
    'text: string',
    'day: string (date) or null',
    'either: integer or string',
    'offer: [B](#schema-B)',
    'maybe: [B](#schema-B) or null',
    'list: list of [B](#schema-B)',
    'lists: list of list of number',
    'pair: list of string, then integer',
    'row: list of string, then only number',
    'map: map of integer',
    'any: any value',
    'file: string (image/png, base64)',
  ])
})

test('limits are said in plain words', async () => {
  const fields = await fieldsOf(`A:
  required: [amount]
  properties:
    amount: { type: number, exclusiveMinimum: 0, multipleOf: 0.000001 }
    price: { type: number, x-decimalPlaces: 6 }
    whole: { type: number, x-decimalPlaces: 0 }
    count: { type: integer, minimum: 1, maximum: 10, default: 5 }
    least: { type: integer, minimum: 0 }
    huge: { type: integer, minimum: -9223372036854775808, maximum: 9223372036854775807, default: 9007199254740993 }
    code: { type: string, minLength: 2, maxLength: 2, pattern: '^[A-Z]+$' }
    name: { type: string, maxLength: 1 }
    tags: { type: array, minItems: 1, uniqueItems: true, items: { type: string, maxLength: 9 } }
    kind: { const: fixed }
    side: { type: string, enum: [buy, sell], examples: [buy] }
    old: { type: string, deprecated: true, readOnly: true }
    secret: { type: string, writeOnly: true }
    even: { type: number, multipleOf: 2 }
    unit: { type: number, multipleOf: 1 }
    tenth: { type: number, multipleOf: 0.1 }
    half: { type: number, multipleOf: 0.5 }
    ten: { type: number, multipleOf: 10 }
    inside: { type: number, exclusiveMinimum: 1, exclusiveMaximum: 4 }
    maybe: { type: string, minLength: 0 }
    single: { type: [string, integer], uniqueItems: true, maxItems: 3 }
    untyped: { uniqueItems: true }
    few: { type: object, minProperties: 1, maxProperties: 3 }
    twice: { type: array, contains: {}, minContains: 2 }
    self: { type: array, contains: { $ref: '#/components/schemas/A' } }
    oneOfTwo: { type: array, contains: { enum: [1, 2] } }
    shown: { type: string, examples: [${'a'.repeat(80)}, ${'b'.repeat(81)}] }`)
  expect(fields).toEqual([
    'amount: number; required; Range: more than 0; Precision: at most 6 decimal places',
    'price: number; Precision: at most 6 decimal places',
    'whole: number',
    'count: integer; Default: `5`; Range: from 1 to 10',
    'least: integer; Range: 0 or more',
    'huge: integer; Default: `9007199254740993`; Range: from -9223372036854775808 to 9223372036854775807',
    'code: string; Length: exactly 2 characters; Pattern: `^[A-Z]+$`',
    'name: string; Length: at most 1 character',
    'tags: list of string; Items: at least 1 item, no two alike; Each item: length: at most 9 characters',
    'kind: string; Always: `fixed`',
    'side: string; one of buy sell; Example: `buy`',
    'old: string; deprecated; read-only',
    'secret: string; write-only',
    'even: number; Precision: a multiple of 2',
    'unit: number; Precision: a whole number',
    'tenth: number; Precision: at most 1 decimal place',
    'half: number; Precision: a multiple of 0.5',
    'ten: number; Precision: a multiple of 10',
    'inside: number; Range: more than 1 and less than 4',
    'maybe: string',
    'single: string or integer',
    'untyped: any value; Items: no two alike',
    'few: object; Fields: from 1 to 3 fields',
    'twice: list of any value; Must contain: at least 2 items, any value',
    'self: list of any value; Must contain: [A](#schema-A)',
    'oneOfTwo: list of any value; Must contain: `1` or `2`',
    `shown: string; Example: \`${'a'.repeat(80)}\``,
  ])
})

test('a schema of 3.0 reads as one of 3.1', async () => {
  const document = await readDocument(`openapi: 3.0.3
info: { title: Test API, version: '1' }
paths: {}
components:
  schemas:
    A:
      type: object
      properties:
        a: { type: string, nullable: true, example: x }
        b: { type: integer, minimum: 0, exclusiveMinimum: true }
        c: { type: integer, maximum: 9, exclusiveMaximum: false }
        d: { nullable: true, allOf: [{ $ref: '#/components/schemas/A' }] }
        e: { type: string, format: byte }
        f: { nullable: true, type: object, oneOf: [{ $ref: '#/components/schemas/A' }] }
        g: { anyOf: [{ type: object, properties: { h: { type: string } } }] }
`)
  expect(lines(document)).toEqual([])
  expect(bodyOutline(document.value?.view.schemas[0]?.body ?? expect.fail())).toEqual([
    'a: string or null; Example: `x`',
    'b: integer; Range: more than 0',
    'c: integer; Range: 9 or less',
    'd: [A](#schema-A) or null',
    'e: string (base64)',
    'f: [A](#schema-A) or null',
    'g: object',
    '  h: string',
  ])
})

test('words beside a $ref belong to the place where they stand', async () => {
  const { view } = await soundApi(`components:
  schemas:
    A: { properties: { price: { $ref: '#/components/schemas/Money', description: Of one share., deprecated: true } } }
    Money: { type: number, description: An amount of money. }
`)
  expect(view.schemas[0]?.body.fields[0]).toMatchObject({
    description: { html: '<p>Of one share.</p>' },
    deprecated: true,
  })
})

test('in 3.0 and 2.0 the target of a $ref has its own type, whatever stands beside the reference', async () => {
  const schemas = (base: string) =>
    `Pet: { type: object, properties: { id: { type: integer } } }, A: { properties: { pet: { $ref: '#/${base}/Pet', type: array }, name: { $ref: '#/${base}/Word', type: string }, alias: { $ref: '#/${base}/Alias', type: array }, both: { $ref: '#/${base}/Both', type: array } } }, Word: { enum: [a] }, Alias: { $ref: '#/${base}/Untyped' }, Untyped: { properties: { n: {} } }, Both: { allOf: [{ $ref: '#/${base}/Pet' }] }`
  const info = "info: { title: Pets, version: '1' }\npaths: {}"
  for (const text of [
    `openapi: 3.0.3\n${info}\ncomponents: { schemas: { ${schemas('components/schemas')} } }\n`,
    `swagger: '2.0'\n${info}\ndefinitions: { ${schemas('definitions')} }\n`,
  ]) {
    const document = await readDocument(text)
    expect(lines(document)).toEqual([])
    const body = document.value?.view.schemas.find(({ name }) => name === 'A')?.body ?? expect.fail()
    expect(bodyOutline(body)).toEqual([
      'pet: [Pet](#schema-Pet)',
      'name: [Word](#schema-Word); one of a',
      'alias: [Alias](#schema-Alias)',
      'both: [Both](#schema-Both)',
    ])
  }
})

test('objects without a name are laid out where they stand, also those in lists and maps', async () => {
  const fields = await fieldsOf(`A:
  properties:
    issuer: { type: object, required: [name], properties: { name: { type: string } } }
    documents: { type: array, items: { type: object, properties: { title: { type: string } } } }
    byCountry: { type: object, additionalProperties: { type: object, properties: { tax: { type: number } } } }
  patternProperties: { '^x-': { type: string } }
  additionalProperties: false`)
  expect(fields).toEqual([
    'issuer: object',
    '  name: string; required',
    'documents: list of object',
    '  title: string',
    'byCountry: map of object',
    '  any other name: object',
    '    tax: number',
    '^x-: string',
    'No other fields are allowed.',
  ])
})

test('allOf is merged, and fields from another schema say where they come from', async () => {
  const fields = await fieldsOf(`A:
  allOf:
    - $ref: '#/components/schemas/Base'
    - type: object
      required: [id, note]
      properties: { note: { type: string } }
  properties: { own: { type: string } }
Base:
  allOf: [{ $ref: '#/components/schemas/Root' }]
  properties: { id: { type: string }, deep: { type: object, properties: { x: {} } } }
Root: { type: object, properties: { created: { type: string, format: date-time } } }`)
  expect(fields).toEqual([
    'own: string',
    'id: string; required; from [Base](#schema-Base.id)',
    'deep: object; from [Base](#schema-Base.deep)',
    'created: string (date-time); from [Root](#schema-Root.created)',
    'note: string; required',
  ])
})

test('oneOf and anyOf are choices, with the value that selects each', async () => {
  const fields = await fieldsOf(`A:
  oneOf:
    - $ref: '#/components/schemas/Cat'
    - $ref: '#/components/schemas/Dog'
  discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat', hound: Dog } }
Cat: { type: object, properties: { kind: { type: string } } }
Dog: { type: object, properties: { kind: { type: string } } }`)
  expect(fields).toEqual([
    'Exactly one of:',
    '- Cat: [Cat](#schema-Cat) when `kind` is `cat`',
    '  kind: string; Always: `cat`',
    '- Dog: [Dog](#schema-Dog) when `kind` is `hound`',
    '  kind: string; Always: `hound`',
  ])
})

test('choices without a name are laid out', async () => {
  const fields = await fieldsOf(`A:
  properties:
    to:
      anyOf:
        - { title: Account, type: object, properties: { iban: { type: string } } }
        - { type: string }`)
  expect(fields).toEqual([
    'to: object or string',
    '  At least one of:',
    '  - Account: object',
    '    iban: string',
    '  - string: string',
  ])
})

test('what may be an object or one value is no choice', async () => {
  const fields = await fieldsOf(`A:
  properties:
    to: { anyOf: [{ title: to_param, properties: { iban: { type: string } } }, { type: string, enum: [''] }] }`)
  expect(fields).toEqual(['to: object or string', '  iban: string', '  Or string: empty'])
})

test('alternatives that only require fields are a sentence', async () => {
  const fields = await fieldsOf(`A:
  properties: { a: { type: string }, b: { type: string }, c: { type: string } }
  anyOf: [{ required: [a] }, { required: [b, c] }]
  dependentRequired: { a: [b] }
  not: { required: [c] }`)
  expect(fields).toEqual([
    'a: string',
    'b: string',
    'c: string',
    'At least one of these is required: `a` or `b` with `c`',
    'Must not hold: `c` is required',
    'a | given | not given',
    'b | required | allowed',
  ])
})

test('alternatives of which only one may be given are a sentence, too', async () => {
  const fields = await fieldsOf(`A:
  properties: { a: { type: string }, b: { type: string } }
  oneOf: [{ required: [a] }, { required: [b] }]`)
  expect(fields).toEqual(['a: string', 'b: string', 'Exactly one of these is required: `a` or `b`'])
})

test('values have meanings where the document gives them', async () => {
  const { view } = await soundApi(`components:
  schemas:
    A: { type: string, enum: [a, b], x-enumDescriptions: { a: The first } }
    B: { oneOf: [{ const: x, description: The x }, { const: y, title: The y }, { const: z, title: Zed, description: The z }] }
    C: { oneOf: [{ const: old, deprecated: true }, { const: older, title: Older, deprecated: true }] }
`)
  expect(view.schemas.map(({ values }) => values.listed)).toEqual([
    [
      { value: 'a', description: 'The first' },
      { value: 'b', description: '' },
    ],
    [
      { value: 'x', description: 'The x' },
      { value: 'y', description: 'The y' },
      { value: 'z', description: 'Zed: The z' },
    ],
    [
      { value: 'old', description: 'deprecated' },
      { value: 'older', description: 'Older (deprecated)' },
    ],
  ])
  expect(view.schemas.map(({ type }) => plain(type))).toEqual(['string', 'string', 'string'])
})

test('a reference to a field leads to the field', async () => {
  const fields = await fieldsOf(`A: { properties: { issuer: { $ref: '#/components/schemas/B/properties/issuer' } } }
B: { properties: { issuer: { type: object, properties: { name: { type: string } } } } }`)
  expect(fields).toEqual(['issuer: [B.issuer](#schema-B.issuer)'])
})

test('a field with the schema of a single value shows it like a field of its own', async () => {
  const { view } = await soundApi(`components:
  schemas:
    Order:
      type: object
      properties:
        id: { $ref: '#/components/schemas/Id' }
        state: { $ref: '#/components/schemas/State', description: Where it is }
        price: { $ref: '#/components/schemas/Price' }
    Id: { type: string, format: uuid, maxLength: 36, description: The id }
    State: { type: string, enum: [open, closed], default: open }
    Price: { type: object, properties: { amount: { type: number } } }
`)
  const fields = view.schemas[0]?.body.fields ?? []
  expect(outline(fields)).toEqual([
    'id: [Id](#schema-Id), string (uuid); Length: at most 36 characters',
    'state: [State](#schema-State), string; one of open closed; Default: `open`',
    'price: [Price](#schema-Price)',
  ])
  expect(fields.map(({ description }) => description?.text)).toEqual(['The id', 'Where it is', undefined])
})

test('a list of named single values has their limits, and their values if they are few', async () => {
  const { view } = await soundApi(`components:
  schemas:
    A: { type: object, properties: { order: { type: array, items: { $ref: '#/components/schemas/Order' } }, codes: { type: array, items: { $ref: '#/components/schemas/Code' } } } }
    Order: { type: string, enum: [asc, desc] }
    Code: { type: string, maxLength: 3 }
`)
  expect(outline(view.schemas[0]?.body.fields ?? [])).toEqual([
    'order: list of [Order](#schema-Order); one of asc desc',
    'codes: list of [Code](#schema-Code); Each item: length: at most 3 characters',
  ])
})

test('schemas show a sample that is made of them, in a document of more than a hundred only their own examples', async () => {
  const samplesOf = async (count: number): Promise<number[]> => {
    const names = Array.from({ length: count }, (_, index) => `S${index}`)
    const schemas = names.map((name) => `    ${name}: { type: object, properties: { name: { type: string } } }\n`)
    const own = '    Own: { type: object, example: { name: Anna } }\n'
    const { view } = await soundApi(`paths: {}\ncomponents:\n  schemas:\n${own}${schemas.join('')}`)
    return view.schemas.slice(0, 2).map(({ examples }) => examples.length)
  }
  expect(await samplesOf(99)).toEqual([1, 1])
  expect(await samplesOf(100)).toEqual([1, 0])
})

test('of alternatives with very many fields, those after the first eighty lead to their own place', async () => {
  const fields = Array.from({ length: 41 }, (_, index) => `f${index}: {}`).join(', ')
  const schemas = ['B', 'C', 'D'].map((name) => `    ${name}: { type: object, properties: { ${fields} } }\n`)
  const { view } = await soundApi(`paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: { oneOf: [${['B', 'C', 'D'].map((name) => `{ $ref: '#/components/schemas/${name}' }`)}] } } } }
      responses: { 200: { description: Fine } }
components:\n  schemas:\n${schemas.join('')}`)
  const [choice] = view.groups[0]?.operations[0]?.body?.media[0]?.body?.choices ?? []
  const shown = choice?.options.map(({ body, more }) => body?.fields.length ?? more?.href)
  expect(shown).toEqual([41, 41, '#schema-D'])
})

test('a schema of a single value shows no sample beside its facts', async () => {
  const { view } = await soundApi(
    'paths: {}\ncomponents: { schemas: { A: { type: string, example: a }, B: { type: object, example: { a: 1 } } } }',
  )
  expect(view.schemas.map(({ examples }) => examples.length)).toEqual([0, 1])
})

test('a value that is allowed twice is shown once', async () => {
  const { view } = await shownApi(
    'paths: {}\ncomponents: { schemas: { A: { type: string, enum: [buy, sell, buy] } } }\n',
  )
  expect(view.schemas[0]?.values.listed.map(({ value }) => value)).toEqual(['buy', 'sell'])
})
