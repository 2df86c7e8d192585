import type { GroupView } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { itemsOf, scalarText } from '../read/document.ts'
import type { Operation } from '../read/operations.ts'
import { moreFacts } from './externalDocs.ts'
import { describe, type PageContext, placeId } from './pageContext.ts'
import { orderAsTree } from './tagTree.ts'

/** Operations that belong together: by their first tag, else by what their paths are about. */
export type Group = {
  name: string
  title: string
  tag: YamlNode | undefined
  operations: Operation[]
  /** The titles of the groups that it stands below. */
  above: string[]
}

const UNTAGGED = 'Operations'

// So many operations without tags are no group any more; they are told apart by their paths.
const MANY = 20

/** In the order of the document's list of tags, then in that of their first use. */
export function groupsOf(page: PageContext, operations: Operation[]): Group[] {
  const groups = new Map<string, Group>()
  for (const tag of itemsOf(childOf(page.document.root, 'tags'))) {
    const name = scalarText(childOf(tag, 'name')) ?? ''
    const title = scalarText(childOf(tag, 'summary') ?? childOf(tag, 'x-displayName')) ?? name
    groups.set(name, { name, title, tag, operations: [], above: [] })
  }
  const untagged = operations.filter(({ tags }) => tags.length === 0)
  const nameOf = untagged.length > MANY ? resourceOf : () => UNTAGGED
  for (const operation of operations) {
    const tag = operation.tags.find((name) => isForNavigation(groups.get(name))) ?? operation.tags[0]
    const group = tag === undefined ? groupFor(nameOf(operation), readable, groups) : groupFor(tag, asItIs, groups)
    group.operations.push(operation)
  }
  return orderAsTree(groups, page.document.root)
}

/** Since OpenAPI 3.2 a tag may be a mere badge: https://spec.openapis.org/registry/tag-kind */
function isForNavigation(group: Group | undefined): boolean {
  const kind = scalarText(childOf(group?.tag, 'kind'))
  return kind === undefined || kind === 'nav'
}

/** What the path of an operation is about: `/v1/payment_intents/{id}` is about payment_intents. */
function resourceOf({ path }: Operation): string {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith('{'))
  return parts.find((part) => !/^(?:v\d[\w.]*|api|rest)$/i.test(part)) ?? UNTAGGED
}

function groupFor(name: string, titleOf: (name: string) => string, groups: Map<string, Group>): Group {
  const known = groups.get(name)
  if (known) return known
  const group: Group = { name, title: titleOf(name), tag: undefined, operations: [], above: [] }
  groups.set(name, group)
  return group
}

const asItIs = (name: string): string => name

/** `payment_intents` of a path is "Payment intents". */
function readable(name: string): string {
  const words = name.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function groupHead(page: PageContext, { name, title, tag, above }: Group): Omit<GroupView, 'operations'> {
  const id = placeId(page, 'tag', name)
  const description = describe(page, childOf(tag, 'description'), id, 3)
  return { id, title, above, description, facts: moreFacts(page, tag) }
}
