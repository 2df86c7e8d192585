import { closingTags, type Tag, tagsIn } from '../convert/tags.ts'
import { boundTo, isFunction } from '../read/javascript/functions.ts'
import { LONGEST_TEXT, type Scope } from '../read/javascript/scope.ts'
import { isObject, type Json } from '../read/json.ts'
import { ACTIVE, htmlText, sizedDrawing, VOID } from './htmlText.ts'
import type { Markup } from './markup.ts'
import { expressionIn } from './scopeOf.ts'
import { DEFAULT, slotMark } from './slots.ts'
import { attributesHtml, READ, SHOWN, vueProps, vueText, vueValue } from './vueAttributes.ts'

/** What the addresses of a template are here, its slots, and what the components in it show, if they may be in it. */
type Shown = Pick<Markup, 'address' | 'slots'> & Partial<Pick<Markup, 'component'>>

type Template = Shown & { text: string; tags: Tag[]; closings: ReadonlyMap<Tag, Tag> }

/** The HTML of a Vue template, with marks for its slots, if it can be determined without running it. */
export function vueHtml(text: string, scope: Scope, shown: Shown): string | undefined {
  const tags = tagsIn(text, 0)
  return partHtml({ ...shown, text, tags, closings: closingTags(tags) }, { start: 0, end: text.length }, scope)
}

function partHtml(
  template: Template,
  { start, end }: { start: number; end: number },
  scope: Scope,
): string | undefined {
  let html = ''
  let at = start
  // Whether a condition before an "else" was met; undefined where there is none.
  let isMet: boolean | undefined
  for (const tag of template.tags) {
    if (tag.start < at || tag.end > end) continue
    const before = textHtml(template.text.slice(at, tag.start), scope)
    if (before === undefined || tag.kind === 'close') return undefined
    const close = template.closings.get(tag)
    const condition = conditionOf(tag, isMet, scope)
    if (condition === undefined) return undefined
    isMet = condition.isMet
    const element = condition.isShown ? repeatedHtml(template, tag, close, scope) : ''
    if (element === undefined) return undefined
    html += before + element
    if (html.length > LONGEST_TEXT) return undefined
    at = close?.end ?? tag.end
  }
  const rest = textHtml(template.text.slice(at, end), scope)
  return rest === undefined ? undefined : html + rest
}

function textHtml(text: string, scope: Scope): string | undefined {
  let isKnown = true
  const html = text.replace(SHOWN, (_, written: string) => {
    const value = vueValue(written, scope)
    isKnown &&= value !== undefined
    return value === undefined ? '' : htmlText(vueText(value))
  })
  return isKnown ? html : undefined
}

/** `v-if`, and `v-else-if` and `v-else` after it. */
function conditionOf({ attributes }: Tag, isMet: boolean | undefined, scope: Scope) {
  const isElse = 'v-else' in attributes || 'v-else-if' in attributes
  const written = attributes['v-if'] ?? attributes['v-else-if']
  if (isElse && isMet === undefined) return undefined
  if (isElse && isMet) return { isShown: false, isMet }
  if (written === undefined) return { isShown: true, isMet: isElse ? true : undefined }
  const value = vueValue(written, scope)
  return value === undefined ? undefined : { isShown: Boolean(value), isMet: Boolean(value) }
}

/** `(item, index) in items`, of a list, an object or the numbers up to one. */
function repeatedHtml(template: Template, tag: Tag, close: Tag | undefined, scope: Scope): string | undefined {
  const loop = tag.attributes['v-for']
  if (loop === undefined) return elementHtml(template, tag, close, scope)
  const [, names, of = ''] = /^([\s\S]{1,200}?)\s+(?:in|of)\s+([\s\S]+)$/.exec(loop.trim()) ?? []
  const each = names && expressionIn(`${names.startsWith('(') ? names : `(${names})`} => 0`)
  const items = listOf(vueValue(of, scope))
  if (!each || !isFunction(each) || items === undefined) return undefined
  let html = ''
  for (const given of items) {
    const bindings = boundTo(each, given, scope.bindings)
    const element = elementHtml(template, tag, close, { ...scope, bindings })
    if (element === undefined || html.length > LONGEST_TEXT) return undefined
    html += element
  }
  return html
}

/** What a loop gives its names at each turn: the item, the key in an object, and the number of the turn. */
function listOf(value: Json | undefined): Json[][] | undefined {
  if (typeof value === 'number')
    return value > 1000 ? undefined : Array.from({ length: value }, (_, index) => [index + 1, index])
  if (isObject(value)) return Object.entries(value).map(([key, item], index) => [item, key, index])
  return Array.isArray(value) ? value.map((item, index) => [item, index]) : undefined
}

function elementHtml(template: Template, tag: Tag, close: Tag | undefined, scope: Scope): string | undefined {
  const { name } = tag
  if (name === 'slot') return slotHtml(template, tag, close, scope)
  if (name === 'style') return ''
  const isVoid = VOID.has(name)
  if (ACTIVE.has(name) || (!close && !isVoid && tag.kind === 'open')) return undefined
  const inside = contentsHtml(template, tag, close, scope)
  if (inside === undefined) return undefined
  if (/[A-Z-]/.test(name)) return componentHtml(tag, inside, template, scope)
  const attributes = attributesHtml(tag, template, scope)
  if (attributes === undefined) return undefined
  if (name === 'template') return inside
  if (name === 'svg') return `<svg${sizedDrawing(attributes)}>${inside}</svg>`
  return isVoid ? `<${name}${attributes}>` : `<${name}${attributes}>${inside}</${name}>`
}

function componentHtml({ name, attributes }: Tag, inside: string, { component }: Template, scope: Scope) {
  const props = vueProps(Object.fromEntries(Object.entries(attributes).filter(([key]) => !READ.test(key))), scope)
  return props && component?.(name, props, inside.trim() === '' ? new Map() : new Map([[DEFAULT, inside.trim()]]))
}

/** A slot without contents shows what is inside of it; one that gives values to its contents is a program. */
function slotHtml(template: Template, tag: Tag, close: Tag | undefined, scope: Scope): string | undefined {
  const { name = DEFAULT, ...others } = tag.attributes
  if (Object.keys(others).some((key) => !READ.test(key))) return undefined
  if (!template.slots || template.slots.has(name)) return slotMark(name)
  return close ? partHtml(template, { start: tag.end, end: close.start }, scope) : ''
}

function contentsHtml(template: Template, tag: Tag, close: Tag | undefined, scope: Scope): string | undefined {
  const text = tag.attributes['v-text']
  if (text !== undefined) {
    const value = vueValue(text, scope)
    return value === undefined ? undefined : htmlText(vueText(value))
  }
  const html = tag.attributes['v-html']
  if (html !== undefined) {
    const value = vueValue(html, scope)
    return typeof value === 'string' ? value : undefined
  }
  if (!close) return ''
  if ('v-pre' in tag.attributes) return template.text.slice(tag.end, close.start).replace(/[{}]/g, htmlText)
  return partHtml(template, { start: tag.end, end: close.start }, scope)
}
