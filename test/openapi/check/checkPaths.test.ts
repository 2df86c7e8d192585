import { expect, test } from 'vitest'
import { readApi, report } from '../readApi.ts'

const operation = (...names: string[]): string => {
  const parameters = names.map((name) => `{ name: ${name}, in: path, required: true, schema: {} }`).join(', ')
  return `{ get: { parameters: [${parameters}], responses: { 200: { description: Fine } } } }`
}

const reported = async (text: string): Promise<string[]> =>
  (await report(text)).map((line) => line.replace(/^\d+:\d+ warning invalid-spec: /, ''))

test('paths that only the names of their parameters tell apart are one', async () => {
  const paths = `paths:\n  /a/{x}: ${operation('x')}\n  /a/{y}: ${operation('y')}\n  /a/b: ${operation()}\n`
  expect(await reported(paths)).toEqual([
    'the paths "/a/{y}" and "/a/{x}" are the same but for the names of their parameters\n' +
      '  fix: put their operations under one of the two',
  ])
})

test('a template has pairs of braces, and each name once', async () => {
  expect(await reported(`paths:\n  /a/{id/b: ${operation()}\n`)).toEqual([
    'the path "/a/{id/b" has a brace without the other one\n  fix: write each parameter as "{name}"',
  ])
  expect(await reported(`paths:\n  /a/{id}/b/{id}: ${operation('id')}\n`)).toEqual([
    'the path "/a/{id}/b/{id}" has the parameter "{id}" twice\n  fix: give one of the two another name',
  ])
})

test.each(['{id:[0-9]+}', '{id*}', '{+id}', '{id?}'])('%s in a path stands for the parameter "id"', async (written) => {
  const { value, problems } = await readApi(`paths:\n  "/a/${written}": ${operation('id')}\n`)
  expect(problems.map(({ message, fix }) => `${message}; ${fix}`)).toEqual([
    `"${written}" in the path "/a/${written}" is not the name of a parameter; write it as "{id}"`,
  ])
  const [curl] = value?.view.groups[0]?.operations[0]?.snippets ?? []
  expect(curl?.code.lines[0]?.map(({ text }) => text).join('')).toBe('curl "$TEST_URL/a/text"')
})

test.each([
  ['/a/:id', ['id']],
  ['/a/:id.json', ['id']],
  ['/a/:id:copy', ['id']],
  ['/{b}/:id', ['b', 'id']],
])('":id" in %s stands for the parameter "id"', async (path, names) => {
  const { value, problems } = await readApi(`paths:\n  "${path}": ${operation(...names)}\n`)
  expect(problems.map(({ message, fix }) => `${message}; ${fix}`)).toEqual([
    `":id" in the path "${path}" is not in braces; write it as "{id}"`,
  ])
  const [curl] = value?.view.groups[0]?.operations[0]?.snippets ?? []
  const sent = path.replace(':id', 'text').replace('{b}', 'text')
  expect(curl?.code.lines[0]?.map(({ text }) => text).join('')).toBe(`curl "$TEST_URL${sent}"`)
})

test('a colon before anything but the name of a parameter that is missing belongs to the path', async () => {
  expect(await reported(`paths:\n  "/a/{id}:id": ${operation('id')}\n  "/a/:all": ${operation()}\n`)).toEqual([])
})

test('values and names that a schema has twice', async () => {
  const schema = '{ enum: [a, 1, "1", a], required: [b, b], properties: { b: {} } }'
  expect(await reported(`paths: {}\ncomponents: { schemas: { A: ${schema} } }\n`)).toEqual([
    '"enum" has "a" twice\n  fix: remove one of the two',
    '"required" has "b" twice\n  fix: remove one of the two',
  ])
})

test('a scope is one of those of its scheme', async () => {
  const withScopes = (scopes: string) => `security: [{ oauth: [raed] }]
paths: {}
components:
  securitySchemes:
    oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: https://a.example.com/t, scopes: ${scopes} } } }
`
  expect(await reported(withScopes('{ read: Reads }'))).toEqual([
    '"raed" is not a scope of "oauth"\n  fix: did you mean "read"?',
  ])
  expect(await reported(withScopes('{}'))).toEqual([])
})
