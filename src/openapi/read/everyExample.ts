import { childOf, type YamlMap, type YamlNode } from '../../yaml/node.ts'
import { lookUp, type SpecDocument } from './document.ts'
import { entriesOf, itemsOf } from './nodes.ts'
import type { Schema } from './schema/schema.ts'
import { walkSpec } from './walkSpec.ts'

/** A value that the document gives as an example, and the schema that it is to follow. */
export type ExampleOfSchema = { value: YamlNode; schema: Schema }

/** Every example of the document, wherever it stands. */
export function everyExample(document: SpecDocument, schemaOf: (node: YamlNode) => Schema): ExampleOfSchema[] {
  const found: ExampleOfSchema[] = []
  walkSpec(document.root, (node, { kind }) => {
    const schema = kind === 'schemas' ? node : childOf(node, 'schema')
    const itemSchema = schema ? undefined : childOf(node, 'itemSchema')
    const each = schema ?? itemSchema
    if (!each) return
    const values = kind === 'schemas' ? examplesInSchema(node) : examplesBeside(document, node)
    // Of a stream, an example is the list of its items.
    for (const value of itemSchema ? values.flatMap(itemsOf) : values) found.push({ value, schema: schemaOf(each) })
  })
  return found
}

/** `examples` of a schema is a list; a mapping there is read like the one beside a schema. */
function examplesInSchema(schema: YamlMap): YamlNode[] {
  const example = childOf(schema, 'example')
  return [...itemsOf(childOf(schema, 'examples')), ...(example ? [example] : [])]
}

/** Those of a media type, a parameter or a header; `externalValue` is not read. */
function examplesBeside(document: SpecDocument, node: YamlMap): YamlNode[] {
  const example = childOf(node, 'example')
  const named = entriesOf(childOf(node, 'examples')).flatMap(
    ({ value }) => lookUp(document, value, 'value') ?? lookUp(document, value, 'dataValue') ?? [],
  )
  return [...named, ...(example ? [example] : [])]
}
