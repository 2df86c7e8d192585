import type { YamlNode } from '../../../yaml/node.ts'
import { itemsOf, numberIn } from '../nodes.ts'
import { valueText } from './valueText.ts'

const LEAST = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'])
const MOST = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'])

/** The value of a keyword that two schemas have, for what matches both; the first if the keyword is not a limit. */
export function narrower(keyword: string, first: YamlNode, second: YamlNode): YamlNode {
  if (keyword === 'enum') return commonValues(first, second)
  const [a, b] = [numberIn(first), numberIn(second)]
  if (a === undefined || b === undefined) return first
  if (LEAST.has(keyword)) return a >= b ? first : second
  return MOST.has(keyword) && b < a ? second : first
}

function commonValues(first: YamlNode, second: YamlNode): YamlNode {
  const values = new Set(itemsOf(second).map(valueText))
  const items = itemsOf(first).filter((item) => values.has(valueText(item)))
  return items.length === 0 ? first : { kind: 'list', place: first.place, items }
}
