import { expect, test } from 'vitest'
import { textOfLine } from '../../../src/model/code.ts'
import { de } from '../../../src/model/texts/de.ts'
import { en } from '../../../src/model/texts/en.ts'
import { counterOf } from '../../../src/model/texts/texts.ts'
import { isXml } from '../../../src/openapi/read/mediaTypes.ts'
import { valueChecks } from '../../../src/openapi/request/valueChecks.ts'
import { isTextual } from '../../../src/openapi/samples/samples.ts'
import { readDocument, soundApi } from '../readApi.ts'

const ENGLISH = { ...en, count: counterOf(en) }
const GERMAN = { ...de, count: counterOf(de) }

const FINE = 'responses: { 204: { description: Fine } }'

const operationWith = (more: string): string => `paths:
  /a:
    post:
      operationId: a
      ${more}
      ${FINE}
`

test('a sample of the document has the name that its language has among ours', async () => {
  const names = ['shell', 'bash', 'JS', 'ts', 'csharp', 'golang', 'python', 'Java', 'Ruby']
  const operations = names.map(
    (lang) => `  /${lang}: { get: { x-codeSamples: [{ lang: ${lang}, source: own }], ${FINE} } }`,
  )
  const { view } = await soundApi(`paths:\n${operations.join('\n')}\n`)
  const labels = view.groups
    .flatMap((group) => group.operations)
    .map(({ snippets }) => snippets.find(({ code }) => code.lines.map(textOfLine).join('') === 'own')?.label)
  expect(labels).toEqual(['curl', 'curl', 'JavaScript', 'TypeScript', 'C#', 'Go', 'Python', 'Java', 'Ruby'])
})

test('an operation that takes JSON or a form has the request with each, chosen by its media type', async () => {
  const fields = '{ photo: { type: string, format: binary }, name: { example: Ada } }'
  const form = `multipart/form-data: { schema: { type: object, required: [photo], properties: ${fields} } }`
  const json = 'application/json: { example: { name: Ada } }'
  const { view, requests } = await soundApi(operationWith(`requestBody: { content: { ${form}, ${json} } }`))
  const [operation] = view.groups[0]?.operations ?? []
  const [other] = operation?.calls?.others ?? []
  expect([operation?.calls?.mediaTypes, other?.mediaTypes]).toEqual([['application/json'], ['multipart/form-data']])
  expect(other?.snippets.map(({ label, code }) => [label, ...code.lines.map(textOfLine)])).toEqual([
    ['curl', `curl -X POST "$TEST_URL/a" \\`, `  -F 'photo=@photo' \\`, `  -F 'name=Ada'`],
    ...['JavaScript', 'TypeScript', 'Python', 'Java', 'C#', 'Go', 'PHP'].map((label) => [label]),
  ])
  expect(other?.snippets.map(({ leftOut }) => leftOut)).toEqual([undefined, ...Array(7).fill('code')])
  expect(requests.operations['operation-a']?.bodies.map(({ type }) => type)).toEqual([
    'application/json',
    'multipart/form-data',
  ])
})

test('media types that are sent alike have one request', async () => {
  const content = ['application/json', 'text/json', 'application/xml'].map(
    (type) => `${type}: { schema: { const: a } }`,
  )
  const { view } = await soundApi(operationWith(`requestBody: { content: { ${content.join()} } }`))
  const { mediaTypes, others = [] } = view.groups[0]?.operations[0]?.calls ?? {}
  expect([mediaTypes, ...others.map((each) => each.mediaTypes)]).toEqual([
    ['application/json', 'text/json'],
    ['application/xml'],
  ])
})

test('a form that nothing is known of is not sent with GET', async () => {
  const bodies = 'application/json: { example: 1 }, multipart/form-data: {}'
  const { view } = await soundApi(`paths: { /a: { get: { requestBody: { content: { ${bodies} } }, ${FINE} } } }`)
  expect(view.groups[0]?.operations[0]?.calls).toBeUndefined()
})

test('in the collection for Postman a body without a text is a file', async () => {
  const { value } = await readDocument(
    `openapi: 3.1.0\ninfo: { title: A, version: '1' }\n${operationWith('requestBody: { content: { image/png: {} } }')}`,
  )
  const content = value?.downloads.find(({ path }) => path === 'postman.json')?.content
  expect(JSON.parse(String(content)).item[0].item[0].request.body).toEqual({ mode: 'file', file: {} })
})

test.each([
  ['integer', '12', 'x'],
  ['number', '-1.5e3', '1,5'],
  ['boolean', 'true', 'yes'],
  ['object', ' {', '['],
  ['array', '[1', '{'],
])('a value of the type %s looks like %s, and not like %s', (type, fitting, other) => {
  const [check] = valueChecks(ENGLISH, type, undefined)
  const pattern = new RegExp(check?.kind === 'pattern' ? check.pattern : expect.fail())
  expect([pattern.test(fitting), pattern.test(other)]).toEqual([true, false])
})

test('one of several values is checked whatever its type is, and a text of which nothing is known is not', () => {
  expect(valueChecks(ENGLISH, 'integer', ['a.b', 'c'])).toEqual([
    { kind: 'pattern', pattern: '^(?:a\\.b|c)$', message: 'Must be one of a.b, c.' },
  ])
  expect([valueChecks(ENGLISH, 'string', undefined), valueChecks(ENGLISH, undefined, undefined)]).toEqual([[], []])
})

test('what is wrong with a value is said in the language of the page', () => {
  const messages = [valueChecks(GERMAN, 'integer', undefined), valueChecks(GERMAN, 'string', ['a', 'b'])].flat()
  expect(messages.map(({ message }) => message)).toEqual([
    'Muss eine ganze Zahl sein.',
    'Muss einer dieser Werte sein: a, b.',
  ])
})

test('media types are the same in capital letters', () => {
  expect(['Application/JSON', 'application/x-www-form-urlencoded', '*/*', 'text/plain'].map(isTextual)).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(['TEXT/XML', 'application/soap+xml', 'text/html'].map(isXml)).toEqual([true, true, false])
})
