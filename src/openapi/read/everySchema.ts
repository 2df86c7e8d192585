import { childOf, type YamlMap, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf } from './nodes.ts'
import type { Schema } from './schema/schema.ts'
import { hasParts } from './schemaParts.ts'
import { walkSpec } from './walkSpec.ts'

/** A schema of the document; a part judges the same value as the schema around it, which may have the keywords that it lacks. */
export type WrittenSchema = { schema: Schema; isPart: boolean }

export function everySchema(root: YamlNode, schemaOf: (node: YamlNode) => Schema): WrittenSchema[] {
  const parts = new Set<YamlNode>()
  const found: WrittenSchema[] = []
  walkSpec(root, (node, { kind }) => {
    if (kind !== 'schemas') return
    if (hasParts(node)) for (const part of partsOf(node)) parts.add(part)
    found.push({ schema: schemaOf(node), isPart: parts.has(node) })
  })
  return found
}

const partsOf = (node: YamlMap): YamlNode[] => [
  ...['allOf', 'anyOf', 'oneOf'].flatMap((key) => itemsOf(childOf(node, key))),
  ...['not', 'if', 'then', 'else'].flatMap((key) => childOf(node, key) ?? []),
  ...entriesOf(childOf(node, 'dependentSchemas')).map(({ value }) => value),
]
