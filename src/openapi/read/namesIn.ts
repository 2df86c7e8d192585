import type { YamlNode } from '../../yaml/node.ts'
import { textOf } from './nodes.ts'

const LONGEST_NAME = 100

/** Every name in a document: of fields, values of enumerations, parameters, operations and schemas. */
export function namesIn(root: YamlNode): ReadonlySet<string> {
  const names = new Set<string>()
  const open: YamlNode[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    const text = textOf(node)
    if (text !== undefined && text.length < LONGEST_NAME) names.add(text)
    if (node.kind === 'list') for (const item of node.items) open.push(item)
    if (node.kind !== 'map') continue
    for (const { key, value } of node.entries) {
      names.add(key)
      open.push(value)
    }
  }
  return names
}
