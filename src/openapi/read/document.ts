import { childOf, type YamlMap, type YamlNode } from '../../yaml/node.ts'
import { referenceIn, scalarText } from './nodes.ts'
import { pointerOf } from './reference.ts'
import type { SpecVersion } from './specVersion.ts'

/** An OpenAPI document whose references are resolved on demand. */
export type SpecDocument = {
  root: YamlNode
  version: SpecVersion
  /** The target of a reference inside the document (`#/components/…`). */
  find(reference: string): YamlNode | undefined
  /** A text as it was written, before variables were replaced in it. */
  writtenText(node: YamlNode): string | undefined
}

export function openDocument(
  root: YamlNode,
  version: SpecVersion,
  written: ReadonlyMap<YamlNode, string>,
): SpecDocument {
  const found = new Map<string, YamlNode | undefined>()
  const child = indexedChildOf()
  return {
    root,
    version,
    find(reference) {
      if (!found.has(reference)) {
        const pointer = pointerOf(reference)
        found.set(reference, pointer?.reduce<YamlNode | undefined>(child, root))
      }
      return found.get(reference)
    },
    writtenText: (node) => written.get(node) ?? scalarText(node),
  }
}

/** `childOf` for many look-ups in the same few large maps, such as thousands of schemas. */
function indexedChildOf(): (node: YamlNode | undefined, key: string) => YamlNode | undefined {
  const indexes = new Map<YamlMap, Map<string, YamlNode>>()
  return (node, key) => {
    if (node?.kind !== 'map' || node.entries.length < 50) return childOf(node, key)
    const index = indexes.get(node) ?? new Map(node.entries.map((entry) => [entry.key, entry.value]))
    indexes.set(node, index)
    return index.get(key)
  }
}

// Following a long chain from each of its references would take quadratic time. Real documents have short ones.
export const MAX_CHAIN = 100

/** The node, the target of its `$ref`, and so on. Values of earlier nodes override those of later ones. */
export function chainOf(document: SpecDocument, node: YamlNode | undefined): YamlNode[] {
  const chain = new Set<YamlNode>()
  let next = node
  while (next && !chain.has(next) && chain.size < MAX_CHAIN) {
    chain.add(next)
    const reference = referenceIn(next)
    next = reference === undefined ? undefined : document.find(reference)
  }
  return [...chain]
}

/** The value under a key, in the node itself or in the target of its reference. */
export function lookUp(document: SpecDocument, node: YamlNode | undefined, key: string): YamlNode | undefined {
  const own = childOf(node, key)
  if (own || referenceIn(node) === undefined) return own
  for (const each of chainOf(document, node)) {
    const value = childOf(each, key)
    if (value) return value
  }
  return undefined
}
