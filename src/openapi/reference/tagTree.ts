import { childOf, type YamlNode } from '../../yaml/node.ts'
import { itemsOf, scalarText } from '../read/document.ts'
import type { Group } from './groups.ts'

/**
 * Groups in the order of a tree: below the tag that `parent` names (OpenAPI 3.2), or below the heading of `x-tagGroups`,
 * which older documents use. A group without operations stays when there is something below it.
 */
export function orderAsTree(groups: ReadonlyMap<string, Group>, root: YamlNode): Group[] {
  const all = new Map([...headingsIn(root), ...groups].map(([name, group]) => [name, group]))
  const parentOf = parents(all, root)
  const below = new Map<string | undefined, Group[]>()
  for (const group of all.values()) {
    const parent = parentOf.get(group.name)
    below.set(parent, [...(below.get(parent) ?? []), group])
  }
  const seen = new Set<Group>()
  const visit = (group: Group, above: string[]): Group[] => {
    if (seen.has(group)) return []
    seen.add(group)
    const inside = (below.get(group.name) ?? []).flatMap((each) => visit(each, [...above, group.title]))
    return group.operations.length > 0 || inside.length > 0 ? [{ ...group, above }, ...inside] : []
  }
  const fromRoots = (below.get(undefined) ?? []).flatMap((group) => visit(group, []))
  // Those whose parents are their own descendants hang from no root.
  return [...fromRoots, ...[...all.values()].flatMap((group) => visit(group, []))]
}

const headingName = (index: number): string => `x-tagGroups.${index}`

function headingsIn(root: YamlNode): [string, Group][] {
  return itemsOf(childOf(root, 'x-tagGroups')).map((node, index) => {
    const title = scalarText(childOf(node, 'name')) ?? 'More'
    const name = headingName(index)
    return [name, { name, title, tag: node, operations: [], above: [] }]
  })
}

function parents(groups: ReadonlyMap<string, Group>, root: YamlNode): Map<string, string> {
  const parentOf = new Map<string, string>()
  for (const [index, node] of itemsOf(childOf(root, 'x-tagGroups')).entries()) {
    for (const tag of itemsOf(childOf(node, 'tags'))) parentOf.set(scalarText(tag) ?? '', headingName(index))
  }
  for (const { name, tag } of groups.values()) {
    const parent = scalarText(childOf(tag, 'parent'))
    if (parent !== undefined && parent !== name && groups.has(parent)) parentOf.set(name, parent)
  }
  return parentOf
}
