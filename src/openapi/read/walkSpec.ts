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
    for (const step of stepsFrom(node, position).reverse()) open.push(step)
  }
}

function stepsFrom(node: YamlMap | YamlList, position: Position): Step[] {
  if (node.kind === 'list') return node.items.map((item) => ({ node: item, position: positionOfItem(position) }))
  return node.entries.map(({ key, value }) => ({ node: value, position: positionUnder(position, key) }))
}
