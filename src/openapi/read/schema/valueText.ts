import { type JsonValue, toValue, type YamlNode } from '../../../yaml/node.ts'

/** A value as JSON; strings without quotes. */
export const valueText = (node: YamlNode): string => textOfValue(toValue(node))

export const textOfValue = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value))

export const jsonText = (value: JsonValue): string => JSON.stringify(value, undefined, 2)
