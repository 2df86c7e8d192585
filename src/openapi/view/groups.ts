import type { GroupView } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { itemsOf, scalarText } from '../document/document.ts'
import type { Operation } from '../document/operations.ts'
import { operationView } from './operationView.ts'
import { describe, type PageContext, placeId } from './pageContext.ts'

/** Operations that belong together, by their first tag. */
export type Group = { name: string; title: string; tag: YamlNode | undefined; operations: Operation[] }

const UNTAGGED = 'Operations'

/** In the order of the document's list of tags, then in that of their first use. */
export function groupsOf(page: PageContext, operations: Operation[]): Group[] {
  const groups = new Map<string, Group>()
  for (const tag of itemsOf(childOf(page.document.root, 'tags'))) {
    const name = scalarText(childOf(tag, 'name')) ?? ''
    groups.set(name, { name, title: scalarText(childOf(tag, 'summary')) ?? name, tag, operations: [] })
  }
  for (const operation of operations) groupFor(operation, groups).operations.push(operation)
  return [...groups.values()].filter((group) => group.operations.length > 0)
}

function groupFor({ tags: [name = UNTAGGED] }: Operation, groups: Map<string, Group>): Group {
  const known = groups.get(name)
  if (known) return known
  const group: Group = { name, title: name, tag: undefined, operations: [] }
  groups.set(name, group)
  return group
}

export function groupView(page: PageContext, { name, title, tag, operations }: Group): GroupView {
  const id = placeId(page, 'tag', name)
  return {
    id,
    title,
    description: describe(page, childOf(tag, 'description'), id, 3),
    operations: operations.map((operation) => operationView(page, operation)),
  }
}
