import { expect, test } from 'vitest'
import { outline } from '../../plainWords.ts'
import { soundApi } from '../../readApi.ts'

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
