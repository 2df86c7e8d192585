import type { Tag } from '../convert/tags.ts'
import type { Scope } from '../read/javascript/scope.ts'
import { staticValue } from '../read/javascript/staticValue.ts'
import type { Json, JsonObject } from '../read/json.ts'
import { htmlAttribute } from './htmlText.ts'
import type { Markup } from './markup.ts'
import { expressionIn } from './scopeOf.ts'

/** The value of an expression in a template. */
export function vueValue(written: string, scope: Scope): Json | undefined {
  const node = expressionIn(written)
  return node && staticValue(node, scope)
}

/** `{{ expression }}` */
export const SHOWN = /\{\{((?:(?!\}\})[\s\S]){0,1000})\}\}/g

/** What `{{ }}` shows of a value. */
export function vueText(value: Json): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

/** `:start="3" label="x"` as values, if all of them are known. */
export function vueProps(attributes: Tag['attributes'], scope: Scope): JsonObject | undefined {
  const props: { [name: string]: Json } = {}
  for (const [name, written] of Object.entries(attributes)) {
    const [, bound, plain] = /^(?:(?::|v-bind:)([a-z][\w-]*)|([a-z][\w-]*))$/i.exec(name) ?? []
    const key = (bound ?? plain)?.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const value = bound === undefined ? written || true : vueValue(written, scope)
    if (key === undefined || value === undefined || plain?.startsWith('v-')) return undefined
    props[key] = value
  }
  return props
}

/** What has been read already, and looks, which are the theme's. */
export const READ =
  /^(?:v-(?:for|if|else|else-if|text|html|pre|once|cloak|memo)|:?(?:key|class|style)|v-bind:(?:key|class|style)|data-.*)$/

export function attributesHtml(
  { attributes }: Tag,
  { address }: Pick<Markup, 'address'>,
  scope: Scope,
): string | undefined {
  let written = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (READ.test(name)) continue
    const bound = /^(?::|v-bind:)([a-z][\w-]*)$/.exec(name)?.[1]
    if (bound === undefined && !/^[a-z][\w-]*$/.test(name)) return undefined
    if (bound === undefined && name.startsWith('v-')) return undefined
    const plain = bound === undefined ? value : boundValue(value, scope)
    if (plain === undefined) return undefined
    if (plain === null || plain === false) continue
    const own = bound ?? name
    const isAddress = own === 'href' || own === 'src'
    written += htmlAttribute(own, plain === true ? true : isAddress ? address(plain) : plain)
  }
  return written
}

/** `withBase` adds what addresses here have without being asked. */
function boundValue(written: string, scope: Scope): string | boolean | null | undefined {
  const value = vueValue(/^\s*\$?withBase\(([\s\S]*)\)\s*$/.exec(written)?.[1] ?? written, scope)
  return typeof value === 'number' ? String(value) : typeof value === 'object' && value !== null ? undefined : value
}
