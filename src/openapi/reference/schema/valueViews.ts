import type { ValueView } from '../../../model/apiView.ts'
import { childOf } from '../../../yaml/node.ts'
import { entriesOf, itemsOf, textOf } from '../../read/document.ts'
import type { Keywords } from '../../read/schema/schema.ts'
import { valueText } from './factWords.ts'

/**
 * The allowed values, with what they mean where the document says it: `x-enumDescriptions` (a mapping or a list), or
 * alternatives of which each is one value with a description.
 */
export function valueViews(keywords: Keywords): ValueView[] {
  const values = itemsOf(keywords.get('enum'))
  if (values.length === 0) return constantsIn(keywords)
  const meanings = keywords.get('x-enumDescriptions') ?? keywords.get('x-enum-descriptions')
  return values.map((node, index) => {
    const value = valueText(node)
    return { value, description: textOf(childOf(meanings, meanings?.kind === 'list' ? String(index) : value)) ?? '' }
  })
}

function constantsIn(keywords: Keywords): ValueView[] {
  const alternatives = itemsOf(keywords.get('oneOf') ?? keywords.get('anyOf'))
  const constants = alternatives.filter((each) => isConstant(entriesOf(each).map(({ key }) => key)))
  if (constants.length === 0 || constants.length < alternatives.length) return []
  return constants.flatMap((each) => {
    const value = childOf(each, 'const')
    return value ? { value: valueText(value), description: describe(each) } : []
  })
}

const describe = (node: Parameters<typeof childOf>[0]): string =>
  textOf(childOf(node, 'description')) ?? textOf(childOf(node, 'title')) ?? ''

/** One value, and nothing that restricts it further. */
const isConstant = (keys: string[]): boolean =>
  keys.includes('const') && keys.every((key) => ['const', 'title', 'description', 'type', 'deprecated'].includes(key))
