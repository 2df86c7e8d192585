import type { Place } from '../model/problem.ts'

/** A YAML value that knows where it stands in its file. Aliases share their node. */
export type YamlNode = YamlMap | YamlList | YamlScalar

export type YamlMap = { kind: 'map'; place: Place; entries: YamlEntry[] }
export type YamlList = { kind: 'list'; place: Place; items: YamlNode[] }

export type YamlScalar = {
  kind: 'scalar'
  place: Place
  value: string | number | boolean | null
  /** How a value that is not a text is written in its file: `1.10` is the number 1.1. */
  spelling?: string
  style: 'plain' | 'quoted' | 'literal' | 'folded'
  /** Where the first character of the text stands: for block scalars below the header, else at or after `place`. */
  textPlace: Place
}

export type YamlEntry = { key: string; keyPlace: Place; value: YamlNode }

/**
 * A scalar as text, as it is written: the version `2.0` is not "2". Undefined where nothing is written; `null` is a word
 * where a text is expected.
 */
export function textOfScalar({ value, spelling = String(value ?? '') }: YamlScalar): string | undefined {
  if (typeof value === 'string') return value
  return spelling === '' || spelling === '~' ? undefined : spelling
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

export function childOf(node: YamlNode | undefined, key: string): YamlNode | undefined {
  if (node?.kind === 'map') return node.entries.find((entry) => entry.key === key)?.value
  return node?.kind === 'list' ? node.items[Number(key)] : undefined
}

/** The node at a path of keys and indexes, as in a JSON Pointer already split and unescaped. */
export function nodeAt(node: YamlNode | undefined, pointer: readonly string[]): YamlNode | undefined {
  return pointer.reduce(childOf, node)
}

/** The plain value. Objects have no prototype, so that a key named `__proto__` is a key like any other. */
export function toValue(node: YamlNode): JsonValue {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map(toValue)
  const value: { [key: string]: JsonValue } = Object.create(null)
  for (const entry of node.entries) value[entry.key] = toValue(entry.value)
  return value
}

/** A value as a node, as if all of it were written at one place. */
export function toNode(value: JsonValue, place: Place): YamlNode {
  if (Array.isArray(value)) return { kind: 'list', place, items: value.map((item) => toNode(item, place)) }
  if (typeof value !== 'object' || value === null)
    return { kind: 'scalar', place, value, style: 'plain', textPlace: place }
  const entries = Object.entries(value).map(([key, item]) => ({ key, keyPlace: place, value: toNode(item, place) }))
  return { kind: 'map', place, entries }
}
