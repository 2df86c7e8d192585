import type { YamlNode } from '../../../yaml/node.ts'
import { entriesOf, textOf } from '../nodes.ts'

/** Selects one of several schemas by the value of a field. */
export type Discriminator = {
  propertyName: string | undefined
  /** Names or references of schemas by the values that select them. */
  mapping: { value: string; target: string | undefined }[]
  /** The name or reference of the schema for every other value, and for none. */
  defaultMapping: string | undefined
}

export function readDiscriminator(node: YamlNode | undefined): Discriminator | undefined {
  if (!node) return undefined
  const entries = new Map(entriesOf(node).map(({ key, value }) => [key, value]))
  const mapping = entriesOf(entries.get('mapping')).map(({ key: value, value: target }) => ({
    value,
    target: textOf(target),
  }))
  return {
    propertyName: textOf(entries.get('propertyName')),
    mapping,
    defaultMapping: textOf(entries.get('defaultMapping')),
  }
}
