import type { Place } from '../model/problem.ts'
import type { YamlNode } from './node.ts'

/**
 * Returns the JSON Pointer (https://www.rfc-editor.org/rfc/rfc6901) of the value at a place: the last one that begins
 * at or before it.
 */
export function pointerAt(root: YamlNode, place: Place): string {
  let pointer = ''
  let node: YamlNode | undefined = root
  while (node) {
    const last: Child | undefined = childrenOf(node).findLast(({ start }) => !isAfter(start, place))
    if (last) pointer += `/${last.key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    node = last?.node
  }
  return pointer
}

type Child = { key: string; start: Place; node: YamlNode }

function childrenOf(node: YamlNode): Child[] {
  if (node.kind === 'map')
    return node.entries.map(({ key, keyPlace, value }) => ({ key, start: keyPlace, node: value }))
  if (node.kind === 'list') return node.items.map((item, index) => ({ key: `${index}`, start: item.place, node: item }))
  return []
}

const isAfter = (one: Place, other: Place): boolean =>
  one.line > other.line || (one.line === other.line && one.column > other.column)
