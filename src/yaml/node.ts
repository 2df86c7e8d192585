import type { Place } from '../model/problem.ts'

/** A YAML value with its place in the file. Aliases share their node. */
export type YamlNode = YamlMap | YamlList | YamlScalar

export type YamlMap = { kind: 'map'; place: Place; entries: YamlEntry[] }
export type YamlList = { kind: 'list'; place: Place; items: YamlNode[] }

export type YamlScalar = {
  kind: 'scalar'
  place: Place
  value: string | number | boolean | null
  /** The source text of a value that is not a string: `1.10` is the number 1.1. */
  spelling?: string
  style: 'plain' | 'quoted' | 'literal' | 'folded'
  /**
   * The place of the first character of the text: for block scalars below the header, otherwise at or after `place`.
   */
  textPlace: Place
}

export type YamlEntry = { key: string; keyPlace: Place; value: YamlNode }

/**
 * Returns a scalar as the text that was written, so that the version `2.0` does not become "2". Undefined for an empty
 * value; `null` is a word where a string is expected.
 */
export function textOfScalar({ value, spelling = String(value ?? '') }: YamlScalar): string | undefined {
  if (typeof value === 'string') return value
  return spelling === '' || spelling === '~' ? undefined : spelling
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** A JSON value in which whole numbers that JavaScript would round, from 2^53 on, are bigints. */
export type ExactValue = string | number | bigint | boolean | null | ExactValue[] | { [key: string]: ExactValue }

export function childOf(node: YamlNode | undefined, key: string): YamlNode | undefined {
  if (node?.kind === 'map') return node.entries.find((entry) => entry.key === key)?.value
  return node?.kind === 'list' ? node.items[Number(key)] : undefined
}

/** Returns the node at a path of keys and indexes, for example a JSON Pointer already split and unescaped. */
export function nodeAt(node: YamlNode | undefined, pointer: readonly string[]): YamlNode | undefined {
  return pointer.reduce(childOf, node)
}

/**
 * Converts a node to a plain value. Objects have no prototype, so that a key named `__proto__` is a key like any other.
 */
export function toValue(node: YamlNode): JsonValue {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map(toValue)
  const value: { [key: string]: JsonValue } = Object.create(null)
  for (const entry of node.entries) value[entry.key] = toValue(entry.value)
  return value
}

/** Converts a value to a node; every node in it gets the same place. */
export function toNode(value: ExactValue, place: Place): YamlNode {
  if (typeof value === 'bigint') {
    return { kind: 'scalar', place, value: Number(value), spelling: String(value), style: 'plain', textPlace: place }
  }
  if (Array.isArray(value)) return { kind: 'list', place, items: value.map((item) => toNode(item, place)) }
  if (typeof value !== 'object' || value === null)
    return { kind: 'scalar', place, value, style: 'plain', textPlace: place }
  const entries = Object.entries(value).map(([key, item]) => ({ key, keyPlace: place, value: toNode(item, place) }))
  return { kind: 'map', place, entries }
}
