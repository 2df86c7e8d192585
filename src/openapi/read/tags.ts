import type { Place } from '../../model/problem.ts'
import { childOf } from '../../yaml/node.ts'
import { type Address, readDocs } from './info.ts'
import { itemsOf, scalarText } from './nodes.ts'
import type { Reader } from './reader.ts'
import type { SpecText } from './text.ts'

/** The name of what is not tagged, or with a tag whose name is empty. */
export const UNTAGGED = 'Operations'

export type Tag = {
  name: string
  /** Where the name stands; undefined if there is none. */
  namedAt: Place | undefined
  title: string
  description: SpecText | undefined
  docs: Address
  /** What it is for, since OpenAPI 3.2: https://spec.openapis.org/registry/tag-kind */
  kind: string | undefined
  /** The name of the tag that it stands below. */
  parent: { name: string; place: Place } | undefined
}

/** A heading over several tags: `x-tagGroups`, which older documents use. */
export type TagGroup = {
  title: string | undefined
  description: SpecText | undefined
  docs: Address
  tags: string[]
}

export const readTags = (reader: Reader): Tag[] =>
  itemsOf(childOf(reader.document.root, 'tags')).map((node) => {
    const given = childOf(node, 'name')
    const written = scalarText(given)?.trim()
    const name = written || UNTAGGED
    const parent = childOf(node, 'parent')
    const parentName = scalarText(parent)
    return {
      name,
      namedAt: written ? given?.place : undefined,
      title: scalarText(childOf(node, 'summary') ?? childOf(node, 'x-displayName'))?.trim() || name,
      description: reader.text(childOf(node, 'description')),
      docs: readDocs(reader, node),
      kind: scalarText(childOf(node, 'kind')),
      parent: parent && parentName !== undefined ? { name: parentName, place: parent.place } : undefined,
    }
  })

export const readTagGroups = (reader: Reader): TagGroup[] =>
  itemsOf(childOf(reader.document.root, 'x-tagGroups')).map((node) => ({
    title: scalarText(childOf(node, 'name')),
    description: reader.text(childOf(node, 'description')),
    docs: readDocs(reader, node),
    tags: itemsOf(childOf(node, 'tags')).map((tag) => scalarText(tag) ?? ''),
  }))
