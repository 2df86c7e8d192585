import { expect, test } from 'vitest'
import { cpuSeconds } from '../../cpuSeconds.ts'
import { lines, readApi, readDocument, report } from '../readApi.ts'

const FIX = '  fix: replace one of these references with its target'
const FIX_OF_SCHEMAS = `${FIX}, or move it under "properties" or "items", where a schema may refer to itself`

/** Schemas from line 5 on, and a sound operation beside them. */
const withSchemas = (schemas: string): string => `components:
  schemas:
    ${schemas.trim().replaceAll('\n', '\n    ')}
    Sound: { type: object, properties: { first: { $ref: '#/components/schemas/A' } }, example: { first: 1 } }
paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' }, example: { a: 1 } } } }
      responses:
        '200': { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/Sound' } } } }
`

const to = (name: string): string => `{ $ref: '#/components/schemas/${name}' }`

test.each([
  ['references alone', `A: ${to('B')}\nB: ${to('A')}`, '5:16', '"A" refers to itself: A → B → A'],
  ['a reference to itself', `A: ${to('A')}`, '5:16', '"A" refers to itself: A → A'],
  ['three schemas', `A: ${to('B')}\nB: ${to('C')}\nC: ${to('A')}`, '5:16', '"A" refers to itself: A → B → C → A'],
  [
    'ten schemas',
    [...'ABCDEFGHIJ'].map((name, index) => `${name}: ${to('BCDEFGHIJA'.charAt(index))}`).join('\n'),
    '5:16',
    '"A" refers to itself: A → B → C → D → E → … → H → I → J → A',
  ],
  ['allOf', `A: { allOf: [${to('A')}] }`, '5:26', '"A" refers to itself: A → A'],
  ['allOf with a type', `A: { type: object, allOf: [${to('A')}] }`, '5:40', '"A" refers to itself: A → A'],
  ['anyOf', `A: { anyOf: [{ type: string }, ${to('A')}] }`, '5:44', '"A" refers to itself: A → A'],
  ['oneOf', `A: { oneOf: [${to('A')}, { type: string }] }`, '5:26', '"A" refers to itself: A → A'],
  ['not', `A: { not: ${to('A')} }`, '5:23', '"A" refers to itself: A → A'],
  ['if', `A: { if: ${to('A')}, then: { type: string } }`, '5:22', '"A" refers to itself: A → A'],
  ['then', `A: { if: true, then: ${to('A')} }`, '5:34', '"A" refers to itself: A → A'],
  ['dependentSchemas', `A: { dependentSchemas: { a: ${to('A')} } }`, '5:41', '"A" refers to itself: A → A'],
  [
    'several keywords',
    `A: { allOf: [{ anyOf: [${to('B')}] }] }\nB: { not: { oneOf: [${to('A')}] } }`,
    '5:36',
    '"A" refers to itself: A → B → A',
  ],
])('a cycle through %s is a warning that names it, and all else is shown', async (_, schemas, place, message) => {
  const read = await readApi(withSchemas(schemas))
  expect(lines(read)).toEqual([`${place} warning invalid-spec: ${message}\n${FIX_OF_SCHEMAS}`])
  expect(read.value?.view.groups.flatMap(({ operations }) => operations).length).toBe(1)
  expect(read.value?.view.schemas.map(({ name }) => name)).toContain('Sound')
})

test('a cycle without a named schema is reported by its address', async () => {
  const text = `components:
  schemas:
    A: { properties: { x: { allOf: [{ $ref: '#/components/schemas/A/properties/x' }] } }, example: { x: 1 } }
`
  expect(await report(text)).toEqual([`5:45 warning invalid-spec: "x" refers to itself: x → x\n${FIX_OF_SCHEMAS}`])
})

test.each([
  ['parameters', `parameters: [{ $ref: '#/components/parameters/A' }]`],
  ['responses', `responses: { '200': { $ref: '#/components/responses/A' } }`],
  ['requestBodies', `requestBody: { $ref: '#/components/requestBodies/A' }`],
  ['headers', `responses: { '200': { description: Fine, headers: { X: { $ref: '#/components/headers/A' } } } }`],
  ['callbacks', `callbacks: { x: { $ref: '#/components/callbacks/A' } }`],
  [
    'examples',
    `responses: { '200': { description: Fine, content: { a/b: { examples: { x: { $ref: '#/components/examples/A' } } } } } }`,
  ],
  ['links', `responses: { '200': { description: Fine, links: { x: { $ref: '#/components/links/A' } } } }`],
])('a cycle of %s is a warning that names it', async (section, use) => {
  const { value, problems } = await readApi(`components:
  ${section}:
    A: { $ref: '#/components/${section}/B' }
    B: { $ref: '#/components/${section}/A' }
paths: { /a: { get: { ${use}${use.startsWith('responses') ? '' : ", responses: { '200': { description: Fine } }"} } } }
`)
  expect(problems.filter(({ message }) => message.includes('refers to itself'))).toMatchObject([
    { line: 5, severity: 'warning', message: '"A" refers to itself: A → B → A', fix: FIX.slice('  fix: '.length) },
  ])
  expect(value?.view.groups[0]?.operations.length).toBe(1)
})

test('a cycle of path items is a warning that names it', async () => {
  const { value, problems } = await readApi(`components:
  pathItems: { A: { $ref: '#/components/pathItems/A' } }
paths:
  /a: { $ref: '#/components/pathItems/A' }
  /b: { get: { responses: { '200': { description: Fine } } } }
`)
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual(['4 "A" refers to itself: A → A'])
  expect(value?.view.groups[0]?.operations.length).toBe(1)
})

test('a cycle through several files is a warning at its line in its file', async () => {
  const main = `openapi: 3.1.0
info: { title: x, version: '1' }
components: { schemas: { A: { $ref: ./a.yaml } } }
paths: { /a: { $ref: ./p.yaml }, /b: { get: { responses: { '200': { description: Fine } } } } }
`
  const { value, problems } = await readDocument(main, undefined, {
    'openapi/a.yaml': 'allOf:\n  - $ref: ./b.yaml\n',
    'openapi/b.yaml': '# the other\n$ref: ./a.yaml\n',
    'openapi/p.yaml': '$ref: ./q.yaml\n',
    'openapi/q.yaml': '$ref: ./p.yaml\n',
  })
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).toSorted()).toEqual([
    'openapi/a.yaml:2 "A" refers to itself: A → b → A',
    'openapi/q.yaml:1 "openapi/p.yaml" refers to itself: openapi/p.yaml → openapi/q.yaml → openapi/p.yaml',
  ])
  expect(value?.view.groups.flatMap(({ operations }) => operations).length).toBe(1)
})

test('files that are references to one another alone are a warning, too', async () => {
  const main = `openapi: 3.1.0\ninfo: { title: x, version: '1' }\ncomponents: { schemas: { A: { $ref: ./a.yaml } } }\n`
  const files = { 'openapi/a.yaml': '$ref: ./b.yaml\n', 'openapi/b.yaml': '$ref: ./a.yaml\n' }
  const { problems } = await readDocument(main, undefined, files)
  expect(problems).toMatchObject([{ severity: 'warning', message: '"A" refers to itself: A → A' }])
})

test('a cycle of Swagger 2.0 is a warning, too', async () => {
  const read = await readDocument(`swagger: '2.0'
info: { title: x, version: '1' }
paths: {}
definitions:
  A: { allOf: [{ $ref: '#/definitions/A' }] }
`)
  expect(lines(read)).toEqual([`5:24 warning invalid-spec: "A" refers to itself: A → A\n${FIX_OF_SCHEMAS}`])
})

test('a cycle of 10,000 references is one warning, quickly', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `    A${index}: ${to(`A${(index + 1) % 10_000}`)}\n`)
  const seconds = await cpuSeconds(async () =>
    expect(await report(`components:\n  schemas:\n${rows.join('')}`)).toEqual([
      `5:17 warning invalid-spec: "A0" refers to itself: A0 → A1 → A2 → A3 → A4 → … → A9997 → A9998 → A9999 → A0\n${FIX_OF_SCHEMAS}`,
    ]),
  )
  expect(seconds).toBeLessThan(30)
})

test('of schemas that all extend one another, a hundred cycles are listed', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `A${index}`)
  const rows = names.map((name) => `    ${name}: { allOf: [${names.map(to).join(', ')}], example: 1 }\n`)
  expect((await report(`components:\n  schemas:\n${rows.join('')}`)).length).toBe(100)
}, 60_000)

test('a schema may refer to itself for what is in its values', async () => {
  const text = withSchemas(`
A: { type: object, properties: { children: { type: array, items: ${to('A')} }, next: ${to('A')}, a: { const: 1 } } }
B: { type: object, additionalProperties: { oneOf: [{ type: string }, ${to('B')}] }, propertyNames: ${to('B')} }
C: { type: array, contains: ${to('C')}, items: { anyOf: [${to('C')}, { type: string }] } }
D: { properties: { not: ${to('D')}, allOf: { type: array, items: ${to('D')} }, if: ${to('D')} } }
`).replace('{ first: 1 }', '{ first: { children: [{ a: 1 }], next: { a: 1 } } }')
  expect(await report(text)).toEqual([])
})
