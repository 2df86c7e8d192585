import { expect, test } from 'vitest'
import { textOfLine } from '../../../src/model/code.ts'
import { plain } from '../plainWords.ts'
import { readDocument, soundApi } from '../readApi.ts'

test.each([
  ['Lamps', ''],
  ['Switches lamps', 'Switches lamps'],
])('the summary "%s" of the API "Lamps" is shown as "%s"', async (summary, shown) => {
  const info = `{ title: Lamps, version: '1', summary: ${summary} }`
  const { value } = await readDocument(`openapi: 3.1.0\ninfo: ${info}\npaths: {}\n`)
  expect(value?.view.summary).toBe(shown)
})

test('the servers of an operation are named with the first sentence of what is said of them', async () => {
  const { view } = await soundApi(`paths:
  /a:
    get:
      servers: [{ url: 'https://a.example' }, { url: 'https://b.example', description: For tests. Slow. }]
      responses: { 204: { description: Fine } }
`)
  const facts = view.groups[0]?.operations[0]?.facts.filter(({ label }) => label === 'Server')
  expect(facts?.map(({ value }) => plain(value))).toEqual(['`https://a.example`', '`https://b.example` (For tests)'])
})

test.each([
  ['application/json', '{ a: 1 }', 'json'],
  ['application/vnd.a+json', "'{}'", 'json'],
  ['application/XML', "'<a/>'", 'xml'],
  ['application/soap+xml', "'<a/>'", 'xml'],
  ['application/yaml', "'a: 1'", 'yaml'],
  ['text/plain', "'a'", 'text'],
])('an example of %s is code', async (type, example, language) => {
  const { view } = await soundApi(`paths:
  /a:
    get:
      responses: { 200: { description: Fine, content: { ${type}: { example: ${example} } } } }
`)
  const [media] = view.groups[0]?.operations[0]?.responses[0]?.media ?? []
  expect(media?.examples.map(({ code }) => code.language)).toEqual([language])
})

test('an example of a form is what is sent', async () => {
  const { view } = await soundApi(`paths:
  /a:
    post:
      requestBody: { content: { application/x-www-form-urlencoded: { example: { a: 1, b: x y } } } }
      responses: { 204: { description: Fine } }
`)
  const [sample] = view.groups[0]?.operations[0]?.body?.media[0]?.examples ?? []
  expect([sample?.code.language, sample?.code.lines.map(textOfLine)]).toEqual(['text', ['a=1&b=x%20y']])
})

test('what one field decides lists the others that differ by it, and no others', async () => {
  const { view } = await soundApi(`components:
  schemas:
    A:
      properties: { k: { enum: [a, b] }, x: { type: integer }, y: { type: integer } }
      required: [k, y]
      allOf: [{ if: { properties: { k: { const: a } } }, then: { required: [x, y] }, else: { required: [y] } }]
`)
  expect(view.schemas[0]?.body.cases.map(({ field, rows }) => [field, rows.map((row) => row.field)])).toEqual([
    ['k', ['x']],
  ])
})
