import type { YamlNode } from '../../yaml/node.ts'

/** Whether any mapping of a document has one of these keys. Looks everywhere, since references lead to any place. */
export function usesKeyword(root: YamlNode, names: ReadonlySet<string>): boolean {
  const seen = new Set<YamlNode>()
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'scalar' || seen.has(node)) continue
    seen.add(node)
    if (node.kind === 'list') for (const item of node.items) pushUnlessScalar(open, item)
    else
      for (const { key, value } of node.entries) {
        if (names.has(key)) return true
        pushUnlessScalar(open, value)
      }
  }
  return false
}

function pushUnlessScalar(open: YamlNode[], node: YamlNode): void {
  if (node.kind !== 'scalar') open.push(node)
}
