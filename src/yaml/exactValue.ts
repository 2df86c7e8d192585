import type { ExactValue, JsonValue, YamlNode, YamlScalar } from './node.ts'

/** Converts a node to a value that can be shown and sent as it was written. */
export function exactValue(node: YamlNode): ExactValue {
  if (node.kind === 'scalar') return exactScalar(node)
  if (node.kind === 'list') return node.items.map(exactValue)
  const value: { [key: string]: ExactValue } = Object.create(null)
  for (const entry of node.entries) value[entry.key] = exactValue(entry.value)
  return value
}

function exactScalar({ value, spelling = '' }: YamlScalar): ExactValue {
  const isRounded = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
  return isRounded && /^[-+]?\d+$/.test(spelling) ? BigInt(spelling) : value
}

/** The value with the numbers that JavaScript has, which validators can read. */
export function roundedValue(value: ExactValue): JsonValue {
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(roundedValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, roundedValue(item)]))
}
