import { expect, test } from 'vitest'
import { openDocument } from '../../../src/openapi/read/document.ts'
import { everyExample } from '../../../src/openapi/read/everyExample.ts'
import { namesIn } from '../../../src/openapi/read/namesIn.ts'
import { createSchemaReader } from '../../../src/openapi/read/schema/schemaReader.ts'
import { walkSpec } from '../../../src/openapi/read/walkSpec.ts'
import { toNode } from '../../../src/yaml/node.ts'

const PLACE = { file: 'openapi/api.yaml', line: 1, column: 1 }

test('things are visited in the order of the document; data and the names of a writer are not', () => {
  const root = toNode(
    {
      paths: { '/a': { get: { responses: { default: { content: {} } } } } },
      components: { schemas: { A: { properties: { items: { enum: [{}] } }, items: {}, 'x-note': {} } } },
    },
    PLACE,
  )
  const kinds: string[] = []
  walkSpec(root, (_, { kind }) => kinds.push(kind))
  expect(kinds).toEqual(['object', 'pathItems', 'object', 'responses', 'object', 'schemas', 'schemas', 'schemas'])
})

test('lists of any length are walked', () => {
  const items = Array<number>(200_000).fill(1)
  const root = toNode({ tags: items, components: { schemas: { A: { examples: items } } } }, PLACE)
  const document = openDocument(root, '3.1', new Map())
  const { schema } = createSchemaReader(document)
  expect(everyExample(document, schema)).toHaveLength(200_000)
  expect(namesIn(root).has('examples')).toBe(true)
})
