import type { YamlEntry, YamlNode } from '../../../yaml/node.ts'
import { type Position, positionUnder, SCHEMA } from '../grammar.ts'
import { map, scalar } from './build.ts'
import { withReference } from './references.ts'

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
  const position = positionUnder(SCHEMA, key)
  if (position.kind === 'schemas') return [{ ...entry, value: upgradeInside(value, position, upgrade) }]
  // A name alone; the values are the names of schemas.
  if (key === 'discriminator' && value.kind === 'scalar')
    return [{ ...entry, value: map(value.place, { propertyName: value }) }]
  if (key === 'x-nullable') return [{ ...entry, key: 'nullable' }]
  return [entry]
}

function upgradeInside(node: YamlNode, { shape }: Position, upgrade: (node: YamlNode) => YamlNode): YamlNode {
  if (shape === 'one') return upgrade(node)
  if (node.kind === 'list') return { ...node, items: node.items.map(upgrade) }
  if (node.kind === 'scalar') return node
  return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: upgrade(entry.value) })) }
}

function asBinary(entries: YamlEntry[], type: YamlEntry): YamlEntry[] {
  const { place } = type.value
  return [
    ...entries.filter(({ key }) => key !== 'type' && key !== 'format'),
    { ...type, value: scalar('string', place) },
    { key: 'format', keyPlace: place, value: scalar('binary', place) },
  ]
}
