import type { JSXAttribute, JSXSpreadAttribute } from '@babel/types'
import { allKnown } from '../read/allKnown.ts'
import { canHold, type Scope } from '../read/javascript/scope.ts'
import { staticValue } from '../read/javascript/staticValue.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { htmlAttribute } from './htmlText.ts'
import type { Markup } from './markup.ts'
import { together } from './shownHtml.ts'

export type Attribute = JSXAttribute | JSXSpreadAttribute

export const nameOf = ({ name }: JSXAttribute): string =>
  name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`

export function textOfAttribute(name: string, attributes: Attribute[]): string | undefined {
  const found = attributes.find((each) => each.type === 'JSXAttribute' && nameOf(each) === name)
  return found?.type === 'JSXAttribute' && found.value?.type === 'StringLiteral' ? found.value.value : undefined
}

/** The value of an attribute; one without a value is true. */
export function valueOfAttribute({ value }: JSXAttribute, scope: Scope): Json | undefined {
  if (!value) return true
  if (value.type === 'StringLiteral') return value.value
  if (value.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') return undefined
  const known = staticValue(value.expression, scope)
  return known !== undefined && canHold(known, scope.work) ? known : undefined
}

/** The attributes of a component, if all of them are known. */
export function propsOf(attributes: Attribute[], scope: Scope): JsonObject | undefined {
  const known = allKnown(attributes.map((each) => entriesOf(each, scope)))
  return known && Object.fromEntries(known.flat())
}

function entriesOf(attribute: Attribute, scope: Scope): [string, Json][] | undefined {
  if (attribute.type === 'JSXSpreadAttribute') {
    const spread = staticValue(attribute.argument, scope)
    return isObject(spread) ? Object.entries(spread) : undefined
  }
  const value = valueOfAttribute(attribute, scope)
  if (value === undefined) return IGNORED.test(nameOf(attribute)) || SIZES.test(nameOf(attribute)) ? [] : undefined
  return [[nameOf(attribute), value]]
}

/** Looks are the theme's. */
const IGNORED = /^(?:style|class|className|key|slot|class:list|is:global|data-.*)$/

/** How large a picture is drawn or made, which may follow from its file. */
const SIZES = /^(?:width|height|widths|sizes|densities|quality)$/

const NAMES: ReadonlyMap<string, string> = new Map([
  ['htmlFor', 'for'],
  ['colSpan', 'colspan'],
  ['rowSpan', 'rowspan'],
  ['to', 'href'],
])

export const attributesHtml = (attributes: Attribute[], markup: Markup): string | undefined =>
  together(attributes.map((each) => (each.type === 'JSXAttribute' ? attributeHtml(each, markup) : undefined)))

function attributeHtml(attribute: JSXAttribute, { scope, address, handles }: Markup): string | undefined {
  const name = nameOf(attribute)
  if (!/^[a-z][\w:-]*$/i.test(name)) return undefined
  if (IGNORED.test(name)) return ''
  if (/^on[A-Z]/.test(name)) {
    handles?.()
    return ''
  }
  // What sets the contents of an element.
  if (/:|^(?:ref|dangerouslySetInnerHTML)$/.test(name)) return undefined
  const value = valueOfAttribute(attribute, scope)
  if (value === null || value === false || (value === undefined && SIZES.test(name))) return ''
  const written = NAMES.get(name) ?? name
  if (value === true) return htmlAttribute(written, true)
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const isAddress = written === 'href' || written === 'src'
  return htmlAttribute(written, isAddress ? address(String(value)) : String(value))
}
