import type { Place } from '../../../model/problem.ts'
import { childOf, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from '../../../yaml/node.ts'

/** Generated nodes, placed where their source is. */
export const scalar = (value: YamlScalar['value'], place: Place): YamlScalar => ({
  kind: 'scalar',
  place,
  value,
  style: 'plain',
  textPlace: place,
})

export const list = (items: YamlNode[], place: Place): YamlNode => ({ kind: 'list', place, items })

/** A mapping without the keys whose value is undefined. */
export const map = (place: Place, values: Record<string, YamlNode | undefined>): YamlMap => ({
  kind: 'map',
  place,
  entries: Object.entries(values).flatMap(([key, value]): YamlEntry[] =>
    value ? [{ key, keyPlace: value.place, value }] : [],
  ),
})

/** The entries of a mapping under these keys, and its extensions. */
export function kept(node: YamlNode, ...keys: string[]): YamlEntry[] {
  if (node.kind !== 'map') return []
  return node.entries.filter(({ key }) => keys.includes(key) || key.startsWith('x-'))
}

/** Merges two mappings; entries of the first win. */
export function joined(first: YamlEntry[], second: YamlMap): YamlMap {
  const names = new Set(first.map(({ key }) => key))
  return { ...second, entries: [...first, ...second.entries.filter(({ key }) => !names.has(key))] }
}

export const child = childOf
