import type { Operation } from './operations.ts'
import type { Tag, TagGroup } from './tags.ts'

/** Operations that belong together. */
export type Group = {
  name: string
  title: string
  /** What its title stands for where the document gives it none. */
  untitled?: 'operations' | 'more'
  /** The tag or tag group of the document; undefined if it is not declared. */
  tag: Tag | TagGroup | undefined
  operations: Operation[]
  /** Those of other groups that have its tag, too. */
  also: Operation[]
  /** The groups that it stands below, the outermost first. */
  above: Group[]
}

/** What is deeper begins anew at the top: no list shows as many levels, and thousands do not fit on the stack. */
const DEEPEST = 50

/**
 * Groups in the order of a tree: below the tag that `parent` names (OpenAPI 3.2), or below the heading of `x-tagGroups`,
 * which older documents use. A heading without anything below it is left out.
 */
export function orderAsTree(groups: ReadonlyMap<string, Group>, headings: TagGroup[]): Group[] {
  const all = new Map([...groupsFor(headings), ...groups].map(([name, group]) => [name, group]))
  const parentOf = parents(all, headings)
  const below = new Map<string | undefined, Group[]>()
  for (const group of all.values()) {
    const parent = parentOf.get(group.name)
    const siblings = below.get(parent)
    if (siblings) siblings.push(group)
    else below.set(parent, [group])
  }
  const seen = new Set<Group>()
  const visit = (group: Group, above: Group[]): Group[] => {
    if (seen.has(group)) return []
    seen.add(group)
    const children = above.length < DEEPEST ? below.get(group.name) : undefined
    const inside = (children ?? []).flatMap((each) => visit(each, [...above, group]))
    return hasContent(group) || inside.length > 0 ? [{ ...group, above }, ...inside] : []
  }
  const fromRoots = (below.get(undefined) ?? []).flatMap((group) => visit(group, []))
  // Those whose parents are their own descendants, or too deep, hang from no root.
  return [...fromRoots, ...[...all.values()].flatMap((group) => visit(group, []))]
}

const hasContent = ({ operations, also, tag }: Group): boolean =>
  operations.length + also.length > 0 ||
  tag?.description !== undefined ||
  tag?.docs.url !== undefined ||
  (tag !== undefined && 'kind' in tag && (tag.kind ?? 'nav') === 'nav')

const headingName = (index: number): string => `x-tagGroups.${index}`

const groupsFor = (headings: TagGroup[]): [string, Group][] =>
  headings.map((tag, index) => {
    const name = headingName(index)
    const group: Group = { name, title: tag.title ?? 'More', tag, operations: [], also: [], above: [] }
    return [name, tag.title === undefined ? { ...group, untitled: 'more' } : group]
  })

function parents(groups: ReadonlyMap<string, Group>, headings: TagGroup[]): Map<string, string> {
  const parentOf = new Map<string, string>()
  for (const [index, { tags }] of headings.entries()) for (const tag of tags) parentOf.set(tag, headingName(index))
  for (const { name, tag } of groups.values()) {
    const parent = tag && 'parent' in tag ? tag.parent?.name : undefined
    if (parent !== undefined && parent !== name && groups.has(parent)) parentOf.set(name, parent)
  }
  return parentOf
}
