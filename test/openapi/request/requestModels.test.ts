import { expect, test } from 'vitest'
import type { RequestModel } from '../../../src/model/requestModel.ts'
import { safePattern } from '../../../src/model/safePattern.ts'
import { cpuSeconds } from '../../cpuSeconds.ts'
import { shownApi, soundApi } from '../readApi.ts'
import { snippetsOf } from './snippets/snippetsOf.ts'

const DOCUMENT = (parameters: string): string => `paths:
  /a/{id}:
    get:
      operationId: getA
      parameters: [${parameters}]
      responses: { 200: { description: Fine } }
`

const modelOf = async (parameters: string): Promise<RequestModel | undefined> => {
  const id = '{ name: id, in: path, required: true, schema: { type: string } }'
  const { requests } = await soundApi(DOCUMENT(`${id}, ${parameters}`))
  return requests.operations['operation-getA']
}

const messagesFor = async (schema: string): Promise<string[]> => {
  const model = await modelOf(`{ name: p, in: query, schema: ${schema} }`)
  return model?.parameters[1]?.rules.checks.map(({ message }) => message) ?? []
}

test('what a schema demands of a parameter is said in a sentence each', async () => {
  expect(await messagesFor('{ type: integer, minimum: 1, maximum: 100 }')).toEqual([
    'Must be a whole number.',
    'Must be 1 or more.',
    'Must be 100 or less.',
  ])
  expect(await messagesFor('{ type: number, exclusiveMinimum: 0, exclusiveMaximum: 1 }')).toEqual([
    'Must be a number.',
    'Must be more than 0.',
    'Must be less than 1.',
  ])
  expect(await messagesFor("{ type: string, minLength: 1, maxLength: 3, pattern: '^[a-z]+$' }")).toEqual([
    'Must match the pattern ^[a-z]+$.',
    'Must have 1 character or more.',
    'Must have 3 characters or fewer.',
  ])
  expect(await messagesFor('{ enum: [a.b, c] }')).toEqual(['Must be one of a.b, c.'])
  expect(await messagesFor('{ type: array, items: { type: integer } }')).toEqual(['Must be a whole number.'])
  expect(await messagesFor('{}')).toEqual([])
})

test('a limit that is not allowed itself is told from one that is', async () => {
  const model = await modelOf('{ name: p, in: query, schema: { type: number, minimum: 1, exclusiveMaximum: 5 } }')
  expect(model?.parameters[1]?.rules.checks.slice(1)).toEqual([
    { kind: 'number', from: 1, message: 'Must be 1 or more.' },
    { kind: 'number', to: 5, isOpen: true, message: 'Must be less than 5.' },
  ])
})

test('style and explode have the defaults of their place', async () => {
  const model = await modelOf(
    '{ name: q, in: query, example: [1, 2], schema: { type: array } }, ' +
      '{ name: d, in: query, style: deepObject, schema: { type: object } }, ' +
      '{ name: h, in: header, required: true, schema: { type: string } }, ' +
      '{ name: c, in: query, content: { application/json: { example: { a: 1 } } } }',
  )
  expect(
    model?.parameters.map(({ name, style, explode, shape, example }) => [name, style, explode, shape, example]),
  ).toEqual([
    ['id', 'simple', false, 'text', 'text'],
    ['q', 'form', true, 'list', '1\n2'],
    ['d', 'deepObject', false, 'json', undefined],
    ['h', 'simple', false, 'text', 'text'],
    ['c', 'form', true, 'serialized', '{"a":1}'],
  ])
})

test('headers that follow from keys or body are no parameters of their own', async () => {
  const { requests } = await soundApi(`security: [{ key: [] }]
paths:
  /a:
    post:
      operationId: postA
      parameters:
        - { name: KEY, in: header, required: true, schema: { type: string } }
        - { name: content-type, in: header, schema: { type: string }, example: x }
        - { name: trace, in: header, schema: { type: string } }
      requestBody: { content: { application/json: { example: { a: 1 } } } }
      responses: { 200: { description: Fine } }
components: { securitySchemes: { key: { type: apiKey, in: header, name: key } } }
`)
  const model = requests.operations['operation-postA']
  expect(model?.parameters.map(({ name }) => name)).toEqual(['trace'])
  expect(model?.keys).toEqual([
    { id: 'key', label: 'key', place: 'header', name: 'key', prefix: '', variable: 'TEST_KEY' },
  ])
  expect(model?.bodies[0]).toEqual({ type: 'application/json', isJson: true, required: false, text: '{\n  "a": 1\n}' })
})

test('servers of an operation are its own, those of the API are there once', async () => {
  const { requests, view } = await soundApi(`servers: [{ url: 'https://{host}', variables: { host: { default: x } } }]
paths:
  /a:
    servers: [{ url: https://one.example }, { url: https://two.example }]
    get: { operationId: getA, responses: { 200: { description: Fine } } }
  /b:
    get: { operationId: getB, responses: { 200: { description: Fine } } }
`)
  expect(requests.servers).toEqual([
    { url: 'https://{host}', variables: [{ name: 'host', value: 'x', values: undefined }] },
  ])
  expect(requests.operations['operation-getA']?.servers?.map(({ url }) => url)).toEqual([
    'https://one.example',
    'https://two.example',
  ])
  expect(requests.operations['operation-getB']?.servers).toBe(undefined)
  expect(view.groups.flatMap(({ operations }) => operations.map(({ servers }) => servers))).toEqual([
    [
      { address: 'https://one.example', hasVariables: false },
      { address: 'https://two.example', hasVariables: false },
    ],
    [{ address: 'https://x', hasVariables: true }],
  ])
})

test.for([
  '^[a-z]+$',
  '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$',
  '^(?:a|b|c)$',
  '[A-Z]{2}',
  '^(\\d{3})*$',
  '^[^\\]"]*\\(x\\)$',
])('the pattern %s is checked as one types', (pattern) => {
  expect(safePattern(pattern)).toBe(pattern)
})

test.for([
  '^(a+)+$',
  '^(a|a)*$',
  '^(a?){50}a{50}$',
  'a*a*a*a*b',
  '(x+x+)+y',
  '^(?=a)b$',
  '^(a)\\1$',
  '^(?<n>a)\\k<n>$',
  '(',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
])('the pattern %s, which may take for ever or is none, is left to the server', (pattern) => {
  expect(safePattern(pattern)).toBe(undefined)
})

test('whatever pattern is checked, no text of 200 characters takes long', async () => {
  const pieces = ['a', 'a?', 'a*', 'a+', '(?:a|b)', '(a?)', '[ab]{2,5}', '(?:ab)*', '(a|aa)?', '.*']
  const texts = ['a'.repeat(199), `${'a'.repeat(198)}!`, `${'ab'.repeat(99)}!`]
  const seconds = await cpuSeconds(() => {
    for (let seed = 0; seed < 1000; seed++) {
      const digits = [seed % 10, Math.floor(seed / 10) % 10, Math.floor(seed / 100)]
      const pattern = safePattern(`^${digits.map((digit) => pieces[digit]).join('')}$`)
      for (const text of texts) if (pattern !== undefined) new RegExp(pattern, 'u').test(text)
    }
  })
  expect(seconds).toBeLessThan(20)
})

test('schemes with the same header are sent once, and paths and servers are valid addresses', async () => {
  const snippets = await snippetsOf(`openapi: 3.1.0
info: { title: A, version: '1' }
servers: [{ url: 'https://x.example/{base}', variables: { base: { default: '' } } }]
security: [{ one: [], two: [] }]
paths: { '/a b/ü/{id}': { get: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: {} } } }
components:
  securitySchemes: { one: { type: openIdConnect, openIdConnectUrl: /a }, two: { type: http, scheme: bearer } }
`)
  expect(snippets.get('curl')).toEqual([
    `curl 'https://x.example/a%20b/%C3%BC/text' \\\n  -H "Authorization: Bearer $A_TOKEN"`,
  ])
})

test('a key that is also listed as a parameter is sent once', async () => {
  const { requests } = await soundApi(`security: [{ session: [] }]
paths:
  /a:
    get:
      operationId: getA
      parameters: [{ name: sid, in: cookie, required: true, schema: { type: string } }]
      responses: { 200: { description: Fine } }
components: { securitySchemes: { session: { type: apiKey, in: cookie, name: sid } } }
`)
  const [model] = Object.values(requests.operations)
  expect(model).toMatchObject({ parameters: [], keys: [{ place: 'cookie', name: 'sid' }] })
})

test('each way to log in has the keys that it needs, in their places', async () => {
  const rows: [scheme: string, ...keys: string[]][] = [
    ['type: apiKey, in: query, name: k', 'k: query "k" "" TEST_K'],
    ['type: apiKey, in: header, name: k', 'k: header "k" "" TEST_K'],
    ['type: apiKey, in: cookie, name: k', 'k: cookie "k" "" TEST_K'],
    ['type: http, scheme: basic', 'user: basic "" "" TEST_USER', 'password: basic "" "" TEST_PASSWORD'],
    ['type: http, scheme: bearer', 'token: header "Authorization" "Bearer " TEST_TOKEN'],
    ['type: http, scheme: DIGEST', 'credentials: header "Authorization" "Digest " TEST_CREDENTIALS'],
    ['type: http, scheme: dpop', 'credentials: header "Authorization" "DPoP " TEST_CREDENTIALS'],
    ['type: http, scheme: Own', 'credentials: header "Authorization" "Own " TEST_CREDENTIALS'],
    ['type: mutualTLS'],
    [
      "type: openIdConnect, openIdConnectUrl: 'https://x.example'",
      'token: header "Authorization" "Bearer " TEST_TOKEN',
    ],
  ]
  const { requests } = await soundApi(`paths:
${rows.map((_, index) => `  /${index}: { get: { security: [{ s${index}: [] }], responses: { 200: { description: Fine } } } }\n`).join('')}components:
  securitySchemes:
${rows.map(([scheme], index) => `    s${index}: { ${scheme} }\n`).join('')}`)
  const keys = Object.values(requests.operations).map((model) =>
    model.keys.map(
      ({ label, place, name, prefix, variable }) => `${label}: ${place} "${name}" "${prefix}" ${variable}`,
    ),
  )
  expect(rows.map(([scheme], index) => [scheme, ...(keys[index] ?? [])])).toEqual(rows)
})

test('null is not sent as an example of a parameter, which could only be the text "null"', async () => {
  const { requests } = await shownApi(`paths:
  /a:
    get:
      operationId: getA
      parameters:
        - { name: left, in: query, schema: { type: [string, 'null'] }, example: null }
        - { name: made, in: query, required: true, schema: { type: string, example: null } }
        - { name: json, in: query, content: { application/json: { schema: { type: 'null' }, example: null } } }
      responses: { 200: { description: Fine } }
`)
  const { parameters = [] } = requests.operations['operation-getA'] ?? {}
  expect(parameters.map(({ name, example }) => [name, example])).toEqual([
    ['left', undefined],
    ['made', 'text'],
    ['json', 'null'],
  ])
})
