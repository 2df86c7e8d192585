import { parseExpression } from '@babel/parser'
import type { Expression, JSXElement, JSXFragment } from '@babel/types'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { type Declaration, declarationsIn } from '../convert/plainStyle.ts'
import type { Attributes } from '../convert/treatment.ts'
import { keyOf } from '../read/javascript/names.ts'

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Names that a module imports, with where they come from. */
export type Imports = ReadonlyMap<string, string>

/** The attributes whose values are known without running the page; a value that is not is left out. */
export function attributesOf({ attributes }: JsxElement, imports: Imports): Attributes {
  const known: Record<string, string> = {}
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    if (value === null || value === undefined) known[name] = ''
    else if (typeof value === 'string') known[name] = value
    else Object.assign(known, valuesIn(name, value.value, imports))
  }
  return known
}

/** The declarations of a `style`, as text or as an object; undefined if there is none, or if running it would tell. */
export function styleOf({ attributes }: JsxElement, imports: Imports): Declaration[] | 'unknown' | undefined {
  const style = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'style')?.value
  if (style === undefined || style === null) return undefined
  if (typeof style === 'string') return declarationsIn(style)
  const properties = propertiesIn(style.value)
  const known = properties.flatMap(([name, written]): Declaration[] => {
    const value = literalIn(written, imports) ?? /^\d*\.?\d+$/.exec(written.trim())?.[0]
    return value === undefined ? [] : [[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value]]
  })
  return properties.length === 0 || known.length < properties.length ? 'unknown' : known
}

/** The value of an expression, or those inside an object: `sources.light`. */
function valuesIn(name: string, expression: string, imports: Imports): Attributes {
  const literal = literalIn(expression, imports)
  if (literal !== undefined) return { [name]: literal }
  const [node] = /^\(?\s*</.test(expression.trim()) ? parsedExpression(expression) : []
  if (node?.type === 'JSXElement' || node?.type === 'JSXFragment')
    return { [name]: textIn(node).replace(/\s+/g, ' ').trim() }
  const inside = propertiesIn(expression).flatMap(([key, written]) => {
    const value = literalIn(written, imports)
    return value === undefined ? [] : [[`${name}.${key}`, value] as const]
  })
  return { [name]: '', ...Object.fromEntries(inside) }
}

/** The text of JSX without its tags. */
const textIn = ({ children }: JSXElement | JSXFragment): string =>
  children
    .map((child) => {
      if (child.type === 'JSXText') return child.value
      if (child.type === 'JSXElement' || child.type === 'JSXFragment') return textIn(child)
      const expression = child.type === 'JSXExpressionContainer' ? child.expression : undefined
      return expression?.type === 'StringLiteral' ? expression.value : ''
    })
    .join('')

/** The properties of an object, and their values as they are written; none if it is not an object. */
function propertiesIn(expression: string): [key: string, written: string][] {
  const [node, source] = parsedExpression(expression)
  if (node?.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property): [string, string][] => {
    const key = property.type === 'ObjectProperty' ? keyOf(property) : undefined
    return property.type === 'ObjectProperty' && key !== undefined
      ? [[key, source.slice(property.value.start ?? 0, property.value.end ?? 0)]]
      : []
  })
}

function parsedExpression(source: string): [Expression | undefined, string] {
  try {
    return [parseExpression(source, { plugins: ['jsx', 'typescript'] }), source]
  } catch {
    return [undefined, source]
  }
}

/** The text of `'x'`, `` `x` ``, `require('x').default` or an imported file. */
export function literalIn(expression: string, imports: Imports): string | undefined {
  const written = expression.trim().replace(/\$\{import\.meta\.env\.BASE_URL\}\/?/g, '/')
  const quoted = /^(["'`])((?:(?!\1|\$\{)[^\\]|\\.)*)\1$/s.exec(written)?.[2]
  if (quoted !== undefined) return quoted.includes('\\') ? unescaped(written) : quoted
  if (/^(?:\d+|true|false)$/.test(written)) return written
  const required = /^(?:require|useBaseUrl)\((["'])([^"']+)\1\)(?:\.default)?$/.exec(written)?.[2]
  return required ?? imports.get(written.replace(/\.(?:src|default)$/, ''))
}

function unescaped(literal: string): string | undefined {
  const [node] = parsedExpression(literal)
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? undefined
  return node?.type === 'StringLiteral' ? node.value : undefined
}

/** The labels of `<Tabs values={[{ label, value }]}>`, by their values. */
export function tabLabels(node: JsxElement): Map<string, string> {
  return new Map(
    itemsOf(node, 'values').flatMap((item): [string, string][] => {
      const fields = new Map(propertiesIn(item))
      const [value, label] = ['value', 'label'].map((key) => literalIn(fields.get(key) ?? '', new Map()))
      return value !== undefined && label !== undefined ? [[value, label]] : []
    }),
  )
}

/** The labels of `<Tabs items={['npm', 'pnpm']}>`, which its tabs have in this order. */
export const orderedLabels = (node: JsxElement): string[] =>
  itemsOf(node, 'items').map((item) => {
    const label = new Map(propertiesIn(item)).get('label') ?? item
    return literalIn(label, new Map()) ?? ''
  })

/** The items of an attribute that is an array, as they are written. */
function itemsOf({ attributes }: JsxElement, name: string): string[] {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)
  const written = found && typeof found.value === 'object' ? (found.value?.value ?? '') : ''
  const [node, source] = parsedExpression(written)
  const items = node?.type === 'ArrayExpression' ? node.elements : []
  return items.map((item) => source.slice(item?.start ?? 0, item?.end ?? 0))
}
