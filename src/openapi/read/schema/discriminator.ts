import type { YamlNode } from '../../../yaml/node.ts'
import { entriesOf, textOf } from '../nodes.ts'
import { schemaNameIn } from '../reference.ts'

/** Selects one of several schemas by the value of a field. */
export type Discriminator = {
  propertyName: string | undefined
  /** Names or references of schemas by the values that select them. */
  mapping: { value: string; target: string | undefined }[]
  /** The values that the mapping has for a schema, by the schema's name or, without one, by its reference. */
  valuesOf: ReadonlyMap<string, string[]>
  /** The name or reference of the schema for every other value, and for none. */
  defaultMapping: string | undefined
}

export function readDiscriminator(node: YamlNode): Discriminator {
  const entries = new Map(entriesOf(node).map(({ key, value }) => [key, value]))
  const mapping = entriesOf(entries.get('mapping')).map(({ key: value, value: target }) => ({
    value,
    target: textOf(target),
  }))
  return {
    propertyName: textOf(entries.get('propertyName')),
    mapping,
    valuesOf: valuesByTarget(mapping),
    defaultMapping: textOf(entries.get('defaultMapping')),
  }
}

function valuesByTarget(mapping: Discriminator['mapping']): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const { value, target } of mapping) {
    if (target === undefined) continue
    const schema = schemaNameIn(target) ?? target
    const known = values.get(schema) ?? []
    known.push(value)
    values.set(schema, known)
  }
  return values
}
