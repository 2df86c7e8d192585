import type { YamlList, YamlMap, YamlNode } from '../../yaml/node.ts'
import { type Position, positionOfItem, positionUnder, ROOT } from './grammar.ts'

type Step = { node: YamlNode; position: Position }

/** Visits every mapping except data, each once even if aliases repeat it, in document order. */
export function walkSpec(root: YamlNode, visit: (node: YamlMap, position: Position) => void): void {
  const seen = new Set<YamlNode>()
  const open: Step[] = [{ node: root, position: ROOT }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, position } = next
    if (node.kind === 'scalar' || position.kind === 'data' || seen.has(node)) continue
    seen.add(node)
    // The keys of a map of elements are names chosen by the author, not keywords.
    if (node.kind === 'map' && position.shape === 'one') visit(node, position)
    if (node.kind === 'list') pushItems(open, node, position)
    else pushValues(open, node, position)
  }
}

// Both in reverse, since the last that is pushed is visited first. Most values are scalars, in which nothing is.

function pushItems(open: Step[], { items }: YamlList, around: Position): void {
  const position = positionOfItem(around)
  for (let index = items.length - 1; index >= 0; index--) {
    const node = items[index]
    if (node && node.kind !== 'scalar') open.push({ node, position })
  }
}

function pushValues(open: Step[], { entries }: YamlMap, around: Position): void {
  for (let index = entries.length - 1; index >= 0; index--) {
    const entry = entries[index]
    if (entry && entry.value.kind !== 'scalar')
      open.push({ node: entry.value, position: positionUnder(around, entry.key) })
  }
}
