import { nameInWords } from '../../model/nameInWords.ts'
import { type Group, orderAsTree } from './groupTree.ts'
import type { Operation } from './operations.ts'
import { type Tag, type TagGroup, UNTAGGED } from './tags.ts'

// The number of operations without tags above which they are grouped by their paths.
const MANY = 20

/** Groups operations by their first tag or else by resource, in the order of the tags, then of first use. */
export function groupsOf(operations: Operation[], tags: Tag[], headings: TagGroup[]): Group[] {
  const groups = new Map<string, Group>(
    tags.map((tag) => [tag.name, { name: tag.name, title: tag.title, tag, operations: [], also: [], above: [] }]),
  )
  const kinds = new Map(tags.map(({ name, kind }) => [name, kind ?? 'nav']))
  const untagged = operations.filter((operation) => operation.tags.length === 0)
  const nameOf = untagged.length > MANY ? resourceOf : () => UNTAGGED
  for (const operation of operations) {
    // Since OpenAPI 3.2 a tag may be a mere badge: https://spec.openapis.org/registry/tag-kind
    const tag = operation.tags.find((name) => (kinds.get(name) ?? 'nav') === 'nav') ?? operation.tags[0]
    const group = tag === undefined ? untaggedGroup(nameOf(operation), groups) : groupFor(tag, asItIs, groups)
    group.operations.push(operation)
    for (const other of operation.tags.filter((name) => (kinds.get(name) ?? 'nav') === 'nav')) {
      const listing = groupFor(other, asItIs, groups)
      if (listing !== group && !listing.also.includes(operation)) listing.also.push(operation)
    }
  }
  return orderAsTree(groups, headings)
}

/** The resource in the path of an operation: `payment_intents` in `/v1/payment_intents/{id}`. */
function resourceOf({ path }: Operation): string {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith('{'))
  return parts.find((part) => !/^(?:v\d[\w.]*|api|rest)$/i.test(part)) ?? UNTAGGED
}

function groupFor(name: string, titleOf: (name: string) => string, groups: Map<string, Group>): Group {
  const known = groups.get(name)
  if (known) return known
  const group: Group = { name, title: titleOf(name), tag: undefined, operations: [], also: [], above: [] }
  groups.set(name, group)
  return group
}

function untaggedGroup(name: string, groups: Map<string, Group>): Group {
  const isNew = !groups.has(name)
  const group = groupFor(name, nameInWords, groups)
  if (isNew && name === UNTAGGED) group.untitled = 'operations'
  return group
}

const asItIs = (name: string): string => name
