import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Attributes } from '../convert/components.ts'

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
    else known[name] = literalIn(value.value, imports) ?? known[name] ?? ''
  }
  return known
}

/** The text of `'x'`, `` `x` ``, `require('x').default` or an imported file. */
export function literalIn(expression: string, imports: Imports): string | undefined {
  const written = expression.trim()
  const quoted = /^(["'`])((?:(?!\1|\$\{)[^\\]|\\.)*)\1$/s.exec(written)?.[2]
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, '$1')
  if (/^(?:\d+|true|false)$/.test(written)) return written
  const required = /^require\((["'])([^"']+)\1\)(?:\.default)?$/.exec(written)?.[2]
  return required ?? imports.get(written.replace(/\.(?:src|default)$/, ''))
}

/** The labels of `<Tabs values={[{ label, value }]}>`, by their values. */
export function tabLabels({ attributes }: JsxElement): Map<string, string> {
  const values = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'values')
  const written = values && typeof values.value === 'object' ? (values.value?.value ?? '') : ''
  const pairs = [...written.matchAll(/\{[^{}]*\}/g)].map(
    ([pair]) => [fieldIn(pair, 'value'), fieldIn(pair, 'label')] as const,
  )
  return new Map(
    pairs.flatMap(([value, label]) => (value !== undefined && label !== undefined ? [[value, label]] : [])),
  )
}

const fieldIn = (pair: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*:\\s*(["'\`])(.*?)\\1`).exec(pair)?.[2]
