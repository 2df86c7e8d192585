import { expect, test } from 'vitest'
import { textOfLine } from '../../../../src/model/code.ts'
import { outline } from '../../plainWords.ts'
import { lines, readDocument } from '../../readApi.ts'

const HEAD = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n"

async function fieldsOf(
  text: string,
  files: Record<string, string> = {},
): Promise<[string[], Record<string, string[]>]> {
  const read = await readDocument(HEAD + text, undefined, files)
  const schemas = read.value?.view.schemas ?? []
  return [lines(read), Object.fromEntries(schemas.map(({ name, body }) => [name, outline(body.fields)]))]
}

test('a reference may name an anchor, or a schema by its $id', async () => {
  expect(
    await fieldsOf(`components:
  schemas:
    Use: { properties: { error: { $ref: '#err' }, tree: { $ref: 'https://x.example/tree' }, part: { $ref: 'https://x.example/tree#leaf' } } }
    Err: { $anchor: err, type: object }
    Tree: { $id: 'https://x.example/tree', properties: { left: { $ref: '#/$defs/side' }, self: { $ref: tree }, leaf: { $ref: '#leaf' } }, $defs: { side: { type: string }, l: { $anchor: leaf, type: integer } } }
    Data: { properties: { $id: { type: string }, a: { example: { $anchor: err } } } }
`),
  ).toEqual([
    [],
    {
      Use: ['error: [Err](#schema-Err)', 'tree: [Tree](#schema-Tree)', 'part: integer'],
      Err: [],
      Tree: ['left: string', 'self: [Tree](#schema-Tree)', 'leaf: integer'],
      Data: ['$id: string', 'a: any value'],
    },
  ])
})

test('an example in a file beside the document is shown, one at another address is a link', async () => {
  const text = `paths:
  /a:
    get:
      responses:
        200:
          description: Fine
          content:
            application/json:
              schema: { type: object, properties: { id: { type: integer } } }
              examples: { near: { externalValue: ./near.json }, far: { externalValue: 'https://x.example/far.json' } }
`
  const { value } = await readDocument(HEAD + text, undefined, { 'openapi/near.json': '{ "id": 77 }' })
  const examples = value?.view.groups[0]?.operations[0]?.responses[0]?.media[0]?.examples ?? []
  expect(examples.map(({ code, description }) => [code.lines.map(textOfLine).join(''), description?.text])).toEqual([
    ['{  "id": 77}', undefined],
    ['', '<https://x.example/far.json>'],
  ])
})

test('an example that is a reference to a file is what the file has, and one to a file that is not there as it stands', async () => {
  const media = (example: string): string =>
    `{ description: Fine, content: { application/json: { schema: { type: object }, ${example} } } }`
  const text = `paths:
  /a:
    get:
      responses:
        200: ${media('example: { $ref: ./near.json }')}
        201: ${media('examples: { one: { value: { $ref: "all.yaml#/second" } } }')}
        202: ${media('example: { $ref: ./far.json }')}
`
  const files = { 'openapi/near.json': '{ "id": 77 }', 'openapi/all.yaml': 'second: { id: 78 }' }
  const { value } = await readDocument(HEAD + text, undefined, files)
  const shown = value?.view.groups[0]?.operations[0]?.responses.flatMap(({ media }) => media[0]?.examples ?? []) ?? []
  expect(shown.map(({ code }) => JSON.parse(code.lines.map(textOfLine).join('\n')))).toEqual([
    { id: 77 },
    { id: 78 },
    { $ref: './far.json' },
  ])
})

test('a reference leads to the one dynamic anchor of its name, or to the one around it', async () => {
  const [problems, schemas] = await fieldsOf(`components:
  schemas:
    Strict: { $dynamicAnchor: node, properties: { name: { type: string } } }
    Node: { $dynamicAnchor: node, properties: { children: { type: array, items: { $dynamicRef: '#node' } }, parent: { $ref: '#node' } } }
    Loose: { $dynamicAnchor: node, properties: { size: { type: integer } } }
    Page: { properties: { items: { type: array, items: { $dynamicRef: '#item' } } } }
    Item: { $dynamicAnchor: item, type: object }
`)
  expect(problems).toEqual([])
  expect(schemas['Node']).toEqual(['children: list of [Node](#schema-Node)', 'parent: [Node](#schema-Node)'])
  expect(schemas['Page']).toEqual(['items: list of [Item](#schema-Item)'])
})

test('anchors of other files are found, and their $id does not change what a relative path means', async () => {
  const file =
    '{ "$id": "https://x.example/a.json", "properties": { "b": { "$ref": "#b" }, "c": { "$ref": "sub/c.json" } }, "$defs": { "b": { "$anchor": "b", "type": "boolean" } } }'
  const files = { 'openapi/a.json': file, 'openapi/sub/c.json': '{ "type": "integer" }' }
  expect(
    await fieldsOf(
      "components: { schemas: { A: { $ref: a.json }, B: { properties: { b: { $ref: 'a.json#b' } } } } }\n",
      files,
    ),
  ).toEqual([[], expect.objectContaining({ A: ['b: boolean', 'c: [c](#schema-c), integer'], B: ['b: boolean'] })])
})

const GENERATED = `components:
  schemas:
    Pet: { $id: Pet, type: object, properties: { tag: { $ref: '#/components/schemas/Tag' }, other: { $ref: Tag }, own: { $ref: '#/$defs/size' } }, $defs: { size: { type: integer } } }
    Tag: { $id: Tag, $anchor: tag, type: object, properties: { $id: { type: string } } }
`

test('a reference beside an $id may be one from the root of the document', async () => {
  expect(await fieldsOf(GENERATED)).toEqual([
    [],
    { Pet: ['tag: [Tag](#schema-Tag)', 'other: [Tag](#schema-Tag)', 'own: integer'], Tag: ['$id: string'] },
  ])
})

test('the document to download has pointers from its root, and therefore no $id', async () => {
  const { value } = await readDocument(HEAD + GENERATED)
  expect(JSON.parse(value?.json ?? '').components.schemas).toEqual({
    Pet: {
      type: 'object',
      properties: {
        tag: { $ref: '#/components/schemas/Tag' },
        other: { $ref: '#/components/schemas/Tag' },
        own: { $ref: '#/components/schemas/Pet/$defs/size' },
      },
      $defs: { size: { type: 'integer' } },
    },
    Tag: { type: 'object', properties: { $id: { type: 'string' } } },
  })
})
