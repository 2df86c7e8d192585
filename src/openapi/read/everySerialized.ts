import { childOf, type YamlNode } from '../../yaml/node.ts'
import { lookUp, type SpecDocument } from './document.ts'
import { entriesOf, textOf } from './nodes.ts'
import type { Schema } from './schema/schema.ts'
import { walkSpec } from './walkSpec.ts'

/** An example as the text that is sent in a media type, and the schema of it, or of each of its items. */
export type SerializedExample = { node: YamlNode; text: string; type: string; schema: Schema; isOfItems: boolean }

export function everySerialized(document: SpecDocument, schemaOf: (node: YamlNode) => Schema): SerializedExample[] {
  const found: SerializedExample[] = []
  walkSpec(document.root, (node) => {
    for (const { key: type, value: media } of entriesOf(childOf(node, 'content'))) {
      const whole = lookUp(document, media, 'schema')
      const schema = whole ?? lookUp(document, media, 'itemSchema')
      if (!schema) continue
      for (const each of textsIn(document, media))
        found.push({ ...each, type, schema: schemaOf(schema), isOfItems: !whole })
    }
  })
  return found
}

const textsIn = (document: SpecDocument, media: YamlNode): Pick<SerializedExample, 'node' | 'text'>[] =>
  entriesOf(lookUp(document, media, 'examples')).flatMap(({ value }) => {
    const node = lookUp(document, value, 'serializedValue')
    const text = textOf(node)
    return node && text !== undefined ? [{ node, text }] : []
  })
