import type { YamlEntry, YamlMap, YamlNode } from '../../../yaml/node.ts'

/** A document whose mappings have other entries; nodes that aliases share stay shared. */
export function withEntries(root: YamlNode, entriesOf: (node: YamlMap) => YamlEntry[]): YamlNode {
  const done = new Map<YamlNode, YamlNode>()
  const copy = (node: YamlNode): YamlNode => {
    const known = node.kind === 'scalar' ? node : done.get(node)
    if (known) return known
    const made = copied(node)
    done.set(node, made)
    return made
  }
  const copied = (node: YamlNode): YamlNode => {
    if (node.kind === 'scalar') return node
    if (node.kind === 'list') return { ...node, items: node.items.map(copy) }
    return { ...node, entries: entriesOf(node).map((entry) => ({ ...entry, value: copy(entry.value) })) }
  }
  return copy(root)
}
