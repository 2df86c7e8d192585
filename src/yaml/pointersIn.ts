import { lastIndexWhile } from '../model/lastIndexWhile.ts'
import type { Place } from '../model/problem.ts'
import type { YamlNode } from './node.ts'

/**
 * Returns, for places in a document, the JSON Pointer (https://www.rfc-editor.org/rfc/rfc6901) of the value there: the last
 * one that begins at or before the place.
 */
export function pointersIn(root: YamlNode): (place: Place) => string {
  const known = new Map<YamlNode, Child[]>()
  const childrenAt = (node: YamlNode): Child[] => {
    const children = known.get(node) ?? childrenOf(node).sort((a, b) => compare(a.start, b.start))
    known.set(node, children)
    return children
  }
  return (place) => {
    let pointer = ''
    for (let child = lastBefore(childrenAt(root), place); child; child = lastBefore(childrenAt(child.node), place)) {
      pointer += `/${child.key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    }
    return pointer
  }
}

const lastBefore = (children: Child[], place: Place): Child | undefined =>
  children[lastIndexWhile(children, ({ start }) => compare(start, place) <= 0)]

type Child = { key: string; start: Place; node: YamlNode }

function childrenOf(node: YamlNode): Child[] {
  if (node.kind === 'map')
    return node.entries.map(({ key, keyPlace, value }) => ({ key, start: keyPlace, node: value }))
  if (node.kind === 'list') return node.items.map((item, index) => ({ key: `${index}`, start: item.place, node: item }))
  return []
}

const compare = (one: Place, other: Place): number => one.line - other.line || one.column - other.column
