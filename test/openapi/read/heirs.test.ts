import { expect, test } from 'vitest'
import { openDocument, type SpecDocument } from '../../../src/openapi/read/document.ts'
import { createReader } from '../../../src/openapi/read/reader.ts'
import { childOf, toNode } from '../../../src/yaml/node.ts'

const place = { file: 'a.yaml', line: 1, column: 1 }

const names = Array.from({ length: 200 }, (_, index) => `B${index}`)

test.each([
  { how: 'extend it', mapping: {} },
  { how: 'its mapping names', mapping: Object.fromEntries(names.map((name) => [name, name])) },
])('a schema with a discriminator is the parent of hundreds that $how, each followed a few times', ({ mapping }) => {
  const parent = { properties: { kind: {} }, discriminator: { propertyName: 'kind', mapping } }
  const heirs = names.map((name) => [name, { allOf: [{ $ref: '#/components/schemas/A' }] }])
  const root = toNode({ components: { schemas: { A: parent, ...Object.fromEntries(heirs) } } }, place)
  const opened = openDocument(root, '3.1', new Map())
  let followed = 0
  const document: SpecDocument = {
    ...opened,
    find(reference) {
      followed += 1
      return opened.find(reference)
    },
  }
  const { schema } = createReader(document)
  const schemas = childOf(childOf(root, 'components'), 'schemas')
  const alternatives = [...names, 'A'].map((name) => {
    const node = childOf(schemas, name) ?? expect.fail('no schema')
    return schema(node)
      .flat()
      .alternatives.flatMap((each) => each.schemas).length
  })
  expect(alternatives).toEqual([...names.map(() => 0), names.length])
  expect(followed).toBeLessThan(10 * names.length)
})
