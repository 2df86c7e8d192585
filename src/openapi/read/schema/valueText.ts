import { jsonOf } from '../../../yaml/exactJson.ts'
import { exactValue } from '../../../yaml/exactValue.ts'
import type { ExactValue, YamlNode } from '../../../yaml/node.ts'

/** A value as JSON; strings without quotes. */
export const valueText = (node: YamlNode): string => textOfValue(exactValue(node))

export const textOfValue = (value: ExactValue): string => (typeof value === 'string' ? value : jsonOf(value))

export const jsonText = (value: ExactValue): string => jsonOf(value, 2)
