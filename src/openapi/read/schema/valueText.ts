import { type JsonValue, toValue, type YamlNode } from '../../../yaml/node.ts'

/** A value as JSON; strings without quotes. */
export const valueText = (node: YamlNode): string => hugeIn(node) ?? textOfValue(toValue(node))

/** A whole number that JavaScript cannot hold exactly, as it is written. */
const hugeIn = (node: YamlNode): string | undefined =>
  node.kind === 'scalar' && typeof node.value === 'number' && /^-?\d{16,}$/.test(node.spelling ?? '')
    ? node.spelling
    : undefined

export const textOfValue = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value))

export const jsonText = (value: JsonValue): string => JSON.stringify(value, undefined, 2)
