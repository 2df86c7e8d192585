import { expect, test } from 'vitest'
import { readDocument, soundApi } from '../readApi.ts'

const OBJECT = 'schema: { type: object, properties: { a: { type: integer } } }'

async function modelOf(method: string, content: string, more = '') {
  const { requests } = await soundApi(`paths:
  /a:
    ${method}:
      operationId: a
      ${more}
      requestBody: { content: { ${content} } }
      responses: { '200': { description: Fine } }
components:
  securitySchemes:
    basic: { type: http, scheme: basic }
    token: { type: http, scheme: bearer }
    session: { type: apiKey, in: cookie, name: sid }
`)
  return requests.operations['operation-a'] ?? expect.fail()
}

test.each([
  ['post', 'application/json: { example: { a: 1 } }', 'application/json', '{\n  "a": 1\n}'],
  ['post', `application/json: { ${OBJECT} }`, 'application/json', '{\n  "a": 1\n}'],
  ['post', 'text/plain: { example: x }, application/vnd.a+json: { example: 1 }', 'application/vnd.a+json', '1'],
  ['post', 'text/plain: { example: x }, Application/JSON: { example: 1 }', 'Application/JSON', '1'],
  ['post', 'text/plain: { example: x }, text/csv: { example: y }', 'text/plain', 'x'],
  [
    'post',
    'application/x-www-form-urlencoded: { example: { a: 1, b: x y } }',
    'application/x-www-form-urlencoded',
    'a=1&b=x%20y',
  ],
  ['post', 'application/x-www-form-urlencoded: { example: a=1 }', 'application/x-www-form-urlencoded', 'a=1'],
  ['post', 'application/x-www-form-urlencoded: { example: [1] }', 'application/x-www-form-urlencoded', '[\n  1\n]'],
  ['post', 'image/png: {}', 'image/png', undefined],
  ['post', `application/*+json: { ${OBJECT} }`, 'application/json', '{\n  "a": 1\n}'],
  ['post', `'*/*': { ${OBJECT} }`, 'application/json', '{\n  "a": 1\n}'],
  ['post', `'*/*': {}`, 'application/octet-stream', undefined],
  ['post', 'text/*: { example: x }', 'text/plain', 'x'],
  ['post', 'image/*: {}', 'image/png', undefined],
  ['get', 'application/json: { example: { a: 1 } }', 'application/json', '{\n  "a": 1\n}'],
  ['post', 'application/json: { schema: { type: string, example: x } }', 'application/json', '"x"'],
  ['post', 'application/json: { schema: { type: string }, example: x }', 'application/json', '"x"'],
  ['post', `application/json: { schema: { type: string }, example: '"x"' }`, 'application/json', '"x"'],
  ['post', `application/json: { ${OBJECT}, example: '{ "a": 2 }' }`, 'application/json', '{ "a": 2 }'],
])('the body of a %s with %s is sent as %s', async (method, content, type, text) => {
  const {
    bodies: [body],
  } = await modelOf(method, content)
  expect([body?.type, body?.text]).toEqual([type, text])
})

const MIXED = 'multipart/mixed; boundary=part-3f2a1c9e5b7d4e8f'
const PARTS = `--part-3f2a1c9e5b7d4e8f
Content-Type: application/json

{
  "a": 1
}
--part-3f2a1c9e5b7d4e8f

x
--part-3f2a1c9e5b7d4e8f--
`

test.each([
  [
    'their positions',
    '{ type: array, prefixItems: [{ properties: { a: { type: integer } } }, { const: x }] }',
    '',
    PARTS,
  ],
  ['their names', '{ properties: { one: { properties: { a: { type: integer } } }, two: { const: x } } }', '', PARTS],
  ['the items of an example', '{ type: array, items: {} }', ', example: [{ a: 1 }, x]', PARTS],
  ['a file among them', '{ type: array, prefixItems: [{ const: x }, { contentMediaType: image/png }] }', '', undefined],
])('a body of several parts is written with a boundary, by %s', async (_, schema, more, text) => {
  const {
    bodies: [body],
  } = await modelOf('post', `multipart/mixed: { schema: ${schema}${more} }`)
  expect([body?.type, body?.text]).toEqual([MIXED, text])
})

test('the parts of a stream have the media types and headers of their positions', async () => {
  const { value } = await readDocument(`openapi: 3.2.0
info: { title: T, version: '1' }
paths:
  /a:
    post:
      operationId: a
      requestBody:
        content:
          multipart/mixed:
            itemSchema: { type: string, examples: [x] }
            prefixEncoding: [{ contentType: application/json }]
            itemEncoding: { headers: { X-A: { required: true, schema: { const: b } } } }
            example: [1, x]
`)
  const text = value?.requests.operations['operation-a']?.bodies[0]?.text
  expect(text?.split('\n')).toEqual([
    ...['--part-3f2a1c9e5b7d4e8f', 'Content-Type: application/json', '', '1'],
    ...['--part-3f2a1c9e5b7d4e8f', 'X-A: b', '', 'x', '--part-3f2a1c9e5b7d4e8f--', ''],
  ])
})

test('a body of several parts that the document gives as a text keeps its boundary', async () => {
  const {
    bodies: [body],
  } = await modelOf('post', 'multipart/related: { example: "--x\\n\\na\\n--x--" }')
  expect([body?.type, body?.text]).toEqual(['multipart/related; boundary=x', '--x\n\na\n--x--'])
})

test.each(['get', 'head'])('a %s sends no body of which nothing is known', async (method) => {
  expect((await modelOf(method, 'image/png: {}')).bodies[0]).toBeUndefined()
})

test('a form without fields is sent with POST, but not with GET', async () => {
  const form = 'application/x-www-form-urlencoded: { schema: { type: object, properties: {} } }'
  expect((await modelOf('post', form)).bodies[0]?.text).toBe('')
  expect((await modelOf('get', form)).bodies[0]).toBeUndefined()
})

test.each([
  ['basic', ['cookie', 'trace']],
  ['token', ['cookie', 'trace']],
  ['session', ['authorization', 'trace']],
])('headers that %s sets are no parameters', async (scheme, names) => {
  const header = (name: string): string => `{ name: ${name}, in: header, schema: { type: string }, example: x }`
  const more = `security: [{ ${scheme}: [] }]\n      parameters: [${header('authorization')}, ${header('cookie')}, ${header('trace')}]`
  const { parameters } = await modelOf('post', 'application/json: { example: 1 }', more)
  expect(parameters.map(({ name }) => name)).toEqual(names)
})

test.each([
  ['image/png', 'image/png', '.png'],
  ['image/jpeg', 'image/jpeg', '.jpg'],
  ['application/pdf', 'application/pdf', '.pdf'],
  ['application/vnd.a+json', 'application/vnd.a+json', '.json'],
  ['application/xml', 'application/xml', '.xml'],
  ['text/csv', 'text/csv', '.csv'],
  ['text/markdown', 'text/markdown', '.txt'],
  ['application/zip', 'application/zip', '.zip'],
  ['application/x-text/csv', 'application/x-text/csv', ''],
])('a file of the type %s is sent as one', async (written, type, ending) => {
  const schema = 'schema: { type: object, properties: { scan: { type: string, format: binary } } }'
  const {
    bodies: [body],
  } = await modelOf('post', `multipart/form-data: { ${schema}, encoding: { scan: { contentType: ${written} } } }`)
  expect(body?.parts).toMatchObject([{ name: 'scan', file: `scan${ending}`, type }])
})

test.each([
  ['scan[0]', 'scan-0-'],
  ['사진', '사진'],
  ['pièce jointe', 'pièce-jointe'],
])('the file of the field %s is called %s', async (field, file) => {
  const {
    bodies: [body],
  } = await modelOf('post', `multipart/form-data: { schema: { properties: { "${field}": { format: binary } } } }`)
  expect(body?.parts).toMatchObject([{ name: field, file }])
})

test('a field for which no text can be found is sent only if it is required', async () => {
  const field = "{ type: string, pattern: '^(?=b)a$' }"
  const schema = `{ type: object, required: [a], properties: { a: ${field}, b: ${field} } }`
  const {
    bodies: [body],
  } = await modelOf('post', `multipart/form-data: { schema: ${schema} }`)
  expect(body?.parts).toMatchObject([{ name: 'a', text: 'value' }])
})

test.each([
  ['a picture in base64', '{ type: string, contentMediaType: image/png, contentEncoding: base64 }', '', undefined],
  [
    'a picture that is not encoded',
    '{ type: string, contentMediaType: image/png, contentEncoding: binary }',
    '',
    'a.png',
  ],
  ['bytes without a media type', '{ type: string, contentEncoding: 8bit }', '', 'a'],
  ['a text that is sent as a picture', '{ type: string }', 'image/jpeg', 'a.jpg'],
  ['a list that is sent as pictures', '{ type: array, items: { type: string } }', 'image/jpeg', 'a.jpg'],
  ['a list of pictures', '{ type: array, items: { contentMediaType: image/png } }', '', 'a.png'],
  ['base64 that is sent as a picture', '{ type: string, contentEncoding: base64 }', 'image/jpeg', undefined],
  ['a number that is sent as bytes', '{ type: integer }', 'application/octet-stream', undefined],
  ['a text', '{ type: string }', 'text/plain', undefined],
])('%s is a file only if its bytes are sent', async (_, field, type, file) => {
  const encoding = type === '' ? '' : `, encoding: { a: { contentType: ${type} } }`
  const {
    bodies: [body],
  } = await modelOf('post', `multipart/form-data: { schema: { type: object, properties: { a: ${field} } }${encoding} }`)
  expect(body?.parts?.map((part) => ('file' in part ? part.file : undefined))).toEqual([file])
})

test.each([
  ['style: form, explode: false', '[a, b c]', [['f', 'a,b c']]],
  [
    'explode: true',
    '[a, b]',
    [
      ['f', 'a'],
      ['f', 'b'],
    ],
  ],
  ['style: pipeDelimited', '[a, b]', [['f', 'a|b']]],
  ['style: spaceDelimited, explode: false', '[a, b]', [['f', 'a b']]],
  ['style: deepObject, explode: true', '{ k: { l: 1 } }', [['f[k][l]', '1']]],
  ['contentType: application/json', '{ k: 1 }', [['f', '{\n  "k": 1\n}']]],
])('a field of a form in several parts, with "%s", is sent by its style', async (encoding, value, expected) => {
  const content = `multipart/form-data: { schema: { type: object, properties: { f: { example: ${value} } } }, encoding: { f: { ${encoding} } } }`
  const {
    bodies: [body],
  } = await modelOf('post', content)
  expect(body?.parts?.map((part) => [part.name, 'text' in part ? part.text : undefined])).toEqual(expected)
})
