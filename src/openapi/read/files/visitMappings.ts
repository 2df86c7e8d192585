import type { YamlMap, YamlNode } from '../../../yaml/node.ts'
import { entriesOf, textOf } from '../nodes.ts'

/** A file without an address of its own. */
export const NO_ADDRESS = 'https://file.invalid/'

// What stands under these keys is data, unless the keys are names of properties.
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value'])

export const isData = (key: string): boolean => DATA.has(key) || key.startsWith('x-')

type Visit = (node: YamlMap, base: string, pointer: string) => void

/** Visits every mapping but data, with the address that its references are relative to and its JSON Pointer. */
export function visitMappings(root: YamlNode, visit: Visit): void {
  const seen = new Set<YamlNode>()
  const start = addressIn(root, '$self', NO_ADDRESS)
  const open = [{ node: root, base: start, pointer: '', areNames: false }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, pointer, areNames } = next
    if (node.kind === 'scalar' || seen.has(node)) continue
    seen.add(node)
    const base = areNames ? next.base : addressIn(node, '$id', next.base)
    if (node.kind === 'map' && !areNames) visit(node, base, pointer)
    const children =
      node.kind === 'list' ? node.items.map((value, index) => ({ key: String(index), value })) : node.entries
    for (const { key, value } of children) {
      if (!areNames && isData(key)) continue
      const inside = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
      open.push({ node: value, base, pointer: inside, areNames: !areNames && key === 'properties' })
    }
  }
}

function addressIn(node: YamlNode, key: string, base: string): string {
  const own = textOf(entriesOf(node).find((entry) => entry.key === key)?.value)
  return own !== undefined && URL.canParse(own, base) ? new URL(own, base).href.replace(/#.*$/s, '') : base
}
