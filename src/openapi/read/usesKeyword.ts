import type { YamlNode } from '../../yaml/node.ts'

/** Whether any mapping of a document has one of these keys. Looks everywhere, since references lead to any place. */
export function usesKeyword(root: YamlNode, names: ReadonlySet<string>): boolean {
  const seen = new Set<YamlNode>()
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'scalar' || seen.has(node)) continue
    seen.add(node)
    if (node.kind === 'map' && node.entries.some(({ key }) => names.has(key))) return true
    for (const child of node.kind === 'list' ? node.items : node.entries.map(({ value }) => value)) open.push(child)
  }
  return false
}
