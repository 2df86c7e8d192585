import type { YamlNode } from '../../yaml/node.ts'
import { lookUp, type SpecDocument } from './document.ts'
import type { SchemaReader } from './schema/schema.ts'
import { createSchemaReader } from './schema/schemaReader.ts'

/** What the readers of a document share. */
export type Reader = SchemaReader & {
  document: SpecDocument
  /** The value under a key, in the node itself or in what it refers to. */
  under(node: YamlNode | undefined, key: string): YamlNode | undefined
}

export const createReader = (document: SpecDocument): Reader => ({
  ...createSchemaReader(document),
  document,
  under: (node, key) => lookUp(document, node, key),
})
