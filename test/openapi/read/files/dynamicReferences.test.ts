import { expect, test } from 'vitest'
import { outline } from '../../plainWords.ts'
import { lines, readDocument, soundApi } from '../../readApi.ts'

async function fieldsOf(schemas: string): Promise<Record<string, string[]>> {
  const { view } = await soundApi(`components:\n  schemas:\n${schemas}`)
  return Object.fromEntries(view.schemas.map(({ name, body }) => [name, outline(body.fields)]))
}

const PAGE = `    Page: { $id: page, properties: { items: { type: array, items: { $dynamicRef: '#item' } } }, $defs: { item: { $dynamicAnchor: item, type: string } } }
    Sheet: { $id: sheet, $ref: page, properties: { sheet: { type: integer } } }
`

test('a generic list has the items of the schema that extends it', async () => {
  expect(
    await fieldsOf(`${PAGE}    User: { $id: user, type: object }
    Users: { $id: users, $ref: sheet, $defs: { item: { $dynamicAnchor: item, $ref: user } } }
    Dates: { allOf: [ { $ref: sheet } ], $defs: { item: { $dynamicAnchor: item, type: string, format: date } } }
`),
  ).toEqual({
    Page: ['items: list of string'],
    Sheet: ['sheet: integer', 'items: list of string; from [Page](#schema-Page.items)'],
    User: [],
    Users: ['sheet: integer', 'items: list of [User](#schema-User)'],
    Dates: ['sheet: integer', 'items: list of string (date)'],
  })
})

test('a tree that is extended has branches of its own kind', async () => {
  expect(
    await fieldsOf(`    Tree: { $dynamicAnchor: node, properties: { branches: { type: array, items: { $dynamicRef: '#node' } } } }
    Strict: { $dynamicAnchor: node, $ref: '#/components/schemas/Tree', unevaluatedProperties: false }
`),
  ).toEqual({
    Tree: ['branches: list of [Tree](#schema-Tree)'],
    Strict: ['branches: list of [Strict](#schema-Strict)'],
  })
})

test('a body may say what the items of a generic list are', async () => {
  const body = "{ $ref: '#/components/schemas/Page', $defs: { item: { $dynamicAnchor: item, type: integer } } }"
  const { view } = await soundApi(`paths:
  /a: { get: { responses: { 200: { description: Fine, content: { application/json: { schema: ${body} } } } } } }
components:
  schemas:
${PAGE}`)
  const [media] = view.groups[0]?.operations[0]?.responses[0]?.media ?? []
  expect(outline(media?.body?.fields ?? [])).toEqual(['items: list of integer'])
})

const FILES = {
  'openapi/page.json':
    '{ "properties": { "items": { "type": "array", "items": { "$dynamicRef": "#item" } } }, "$defs": { "any": { "$dynamicAnchor": "item" } } }',
  'openapi/lists.yaml': `Sheet: { $ref: page.json, properties: { sheet: { type: integer } } }
Users: { $ref: '#/Sheet', $defs: { item: { $dynamicAnchor: item, $ref: 'user.yaml' } } }
`,
  'openapi/user.yaml': 'type: object\nproperties: { name: { type: string } }\n',
}

async function fieldsInFiles(document: string): Promise<[string[], Record<string, string[]>]> {
  const read = await readDocument(`openapi: 3.1.0\ninfo: { title: T, version: '1' }\n${document}`, undefined, FILES)
  const schemas = read.value?.view.schemas ?? []
  return [lines(read), Object.fromEntries(schemas.map(({ name, body }) => [name, outline(body.fields)]))]
}

test('a generic list in a file of its own has the items of the schema that extends it in another', async () => {
  const [problems, schemas] = await fieldsInFiles(`components:
  schemas:
    Page: { $ref: page.json }
    Users: { $ref: 'lists.yaml#/Users' }
    Dates: { $ref: page.json, $defs: { item: { $dynamicAnchor: item, type: string, format: date } } }
`)
  expect(problems).toEqual([])
  expect(schemas).toMatchObject({
    Page: ['items: list of any value'],
    Users: ['sheet: integer', 'items: list of [user](#schema-user)'],
    Dates: ['items: list of string (date)'],
  })
})

test('a dynamic reference leads to an anchor of another file where nothing binds it', async () => {
  const own = "{ properties: { first: { $dynamicRef: 'page.json#item' } }"
  const [problems, schemas] = await fieldsInFiles(`components:
  schemas:
    First: ${own} }
    Bound: { allOf: [ { $ref: '#/components/schemas/First' } ], $defs: { i: { $dynamicAnchor: item, type: integer } } }
`)
  expect(problems).toEqual([])
  expect(schemas).toMatchObject({ First: ['first: [any](#schema-any)'], Bound: ['first: integer'] })
})
