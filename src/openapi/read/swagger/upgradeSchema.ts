import type { YamlEntry, YamlNode } from '../../../yaml/node.ts'
import { map, scalar } from './build.ts'
import { withReference } from './references.ts'

const SCHEMAS = new Set(['items', 'additionalProperties', 'not'])
const LISTS = new Set(['allOf', 'oneOf', 'anyOf'])

/** Upgrades schemas, each once, so that what aliases share stays shared. */
export function schemaUpgrader(): (node: YamlNode) => YamlNode {
  const done = new Map<YamlNode, YamlNode>()
  const upgrade = (node: YamlNode): YamlNode => {
    if (node.kind !== 'map') return node
    const known = done.get(node)
    if (known) return known
    const entries = node.entries.flatMap((entry) => upgradeEntry(entry, upgrade))
    const type = node.entries.find(
      ({ key, value }) => key === 'type' && value.kind === 'scalar' && value.value === 'file',
    )
    const upgraded = withReference({ ...node, entries: type ? asBinary(entries, type) : entries })
    done.set(node, upgraded)
    return upgraded
  }
  return upgrade
}

function upgradeEntry(entry: YamlEntry, upgrade: (node: YamlNode) => YamlNode): YamlEntry[] {
  const { key, value } = entry
  if (SCHEMAS.has(key)) return [{ ...entry, value: upgrade(value) }]
  if (LISTS.has(key) && value.kind === 'list')
    return [{ ...entry, value: { ...value, items: value.items.map(upgrade) } }]
  if (key === 'properties' && value.kind === 'map') {
    const fields = value.entries.map((field) => ({ ...field, value: upgrade(field.value) }))
    return [{ ...entry, value: { ...value, entries: fields } }]
  }
  // A name alone; the values are the names of schemas.
  if (key === 'discriminator' && value.kind === 'scalar')
    return [{ ...entry, value: map(value.place, { propertyName: value }) }]
  if (key === 'x-nullable') return [{ ...entry, key: 'nullable' }]
  return [entry]
}

function asBinary(entries: YamlEntry[], type: YamlEntry): YamlEntry[] {
  const { place } = type.value
  return [
    ...entries.filter(({ key }) => key !== 'type' && key !== 'format'),
    { ...type, value: scalar('string', place) },
    { key: 'format', keyPlace: place, value: scalar('binary', place) },
  ]
}
