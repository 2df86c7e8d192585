import type { Attributes } from '../convert/treatment.ts'
import { expressionIn } from '../markup/scopeOf.ts'
import { staticValue } from '../read/javascript/staticValue.ts'
import { asText } from '../read/json.ts'
import type { JsxElement } from './attributes.ts'
import type { Context } from './context.ts'

/** Attributes that a component shows, or leads to. */
const SHOWN = /^(?:title|label|text|name|summary|description|alt|code|href|to|src)$/

/**
 * The attributes of a component whose expressions are constants of the page, and the names of those that it would show and that
 * running the page would tell.
 * @param read the attributes that are literals; others are empty
 */
export function computedTexts(
  { attributes }: JsxElement,
  read: Attributes,
  { scope }: Context,
): { texts: Attributes; unknown: string[] } {
  const computed = attributes.flatMap((each) => {
    if (each.type !== 'mdxJsxAttribute' || typeof each.value !== 'object' || each.value === null) return []
    if (read[each.name] !== '' || Object.keys(read).some((key) => key.startsWith(`${each.name}.`))) return []
    const node = expressionIn(each.value.value)
    const isPart = node === undefined || /^(?:Array|Object|Function|ArrowFunction)Expression$|^JSX/.test(node.type)
    return isPart ? [] : [{ name: each.name, text: asText(staticValue(node, scope)) }]
  })
  return {
    texts: Object.fromEntries(computed.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]]))),
    unknown: computed.flatMap(({ name, text }) => (text === undefined && SHOWN.test(name) ? [name] : [])),
  }
}
