import type { Statement } from '@babel/types'
import { pushAll } from '../../model/pushAll.ts'
import { codeIn } from '../convert/codeIn.ts'
import { treatmentOf } from '../convert/components.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { isIn, nextMatches, placesIn, type Range } from '../convert/places.ts'
import { closingTags, type Tag, tagsIn } from '../convert/tags.ts'
import { componentHtml } from '../markup/componentHtml.ts'
import { htmlText, SLOT } from '../markup/htmlText.ts'
import { scopeOf, statementsIn } from '../markup/scopeOf.ts'
import { vueHtml, vueText, vueValue } from '../markup/vueHtml.ts'
import type { Scope } from '../read/javascript/scope.ts'
import type { Json, JsonObject } from '../read/json.ts'

/** An element that is longer is left to the steps behind this one. */
const LONGEST_ELEMENT = 20_000

/** Elements of one page; each that cannot be told is read once more with those inside. */
const MOST_ELEMENTS = 300

type Page = {
  text: string
  tags: Tag[]
  closings: ReadonlyMap<Tag, Tag>
  scope: Scope
  conversion: Conversion
  note: (construct: string, offset: number) => void
}

/** Expressions, conditions, lists and components of a page become what they show, where that can be told without running it. */
export const staticStep: Step = (edited, conversion) => {
  const { text, lines } = edited
  if (!/\{\{|\sv-(?:for|if|text)\b|<[A-Z]|<[a-z]\w*-/.test(text)) return edited
  const code = codeIn(conversion.parse(text))
  const scripts = scriptsIn(text, code)
  const outside = (offset: number): boolean => !isIn(offset, code) && !isIn(offset, scripts)
  const tags = tagsIn(text, 0).filter(({ start }) => outside(start))
  const placeAt = placesIn(text)
  const page: Page = {
    text,
    tags,
    closings: closingTags(tags),
    scope: scopeOf(conversion.source, programOf(text, scripts), conversion.names, conversion.modules),
    conversion,
    note: (construct, offset) =>
      conversion.tally.note(construct, 'converted', {
        file: conversion.source,
        line: lines[placeAt(offset).line] ?? 1,
      }),
  }
  const elements = [...elementEdits(page), ...componentEdits(page)]
  const raw = tags.filter(({ attributes }) => 'v-pre' in attributes).flatMap((tag) => rangeOf(tag, page))
  const expressions = expressionEdits(page, (offset) => !isIn(offset, scripts) && !isIn(offset, raw), code)
  return applyEdits(edited, [...elements, ...expressions])
}

function scriptsIn(text: string, code: Range[]): Range[] {
  const nextEnd = nextMatches(text, /<\/script>/)
  return [...text.matchAll(/^<script\b[^<>]*>/gm)].flatMap(({ index, 0: tag }) => {
    const end = isIn(index, code) ? undefined : nextEnd(index + tag.length)
    return end ? [{ start: index, end: end.end }] : []
  })
}

const programOf = (text: string, scripts: Range[]): Statement[] =>
  scripts.flatMap(({ start, end }) =>
    statementsIn(text.slice(start, end).replace(/^<script\b[^<>]*>|<\/script>$/g, '')),
  )

const rangeOf = (tag: Tag, { closings }: Page): Range[] => {
  const end = closings.get(tag)?.end
  return end === undefined ? [] : [{ start: tag.start, end }]
}

/** Elements with `v-for`, `v-if` and those behind them, or `v-text`; the outermost decide for those inside. */
function elementEdits(page: Page): Edit[] {
  const { text, tags, closings, scope, conversion, note } = page
  const edits: Edit[] = []
  let end = 0
  let tried = 0
  for (const [index, tag] of tags.entries()) {
    if (tried > MOST_ELEMENTS) break
    if (tag.start < end || !['v-for', 'v-if', 'v-text'].some((name) => name in tag.attributes)) continue
    const last = withAlternatives(index, page)
    const range = { start: tag.start, end: closings.get(last)?.end ?? last.end }
    if (range.end - range.start > LONGEST_ELEMENT) continue
    tried += 1
    const html = vueHtml(text.slice(range.start, range.end), scope, (to) => conversion.linkTo(to) ?? to)
    if (html === undefined || html.includes(SLOT)) continue
    note('directives of Vue', tag.start)
    edits.push({ ...range, text: html })
    end = range.end
  }
  return edits
}

/** The last of the elements behind one that are shown in its place. */
function withAlternatives(index: number, { text, tags, closings }: Page): Tag {
  let last = tags[index]
  let at = index
  for (let next = at + 1; last && next < tags.length; next += 1) {
    const tag = tags[next]
    const end = closings.get(last)?.end ?? last.end
    if (!tag || tag.start < end) continue
    const isBehind = text.slice(end, tag.start).trim() === ''
    if (!isBehind || !('v-else' in tag.attributes || 'v-else-if' in tag.attributes)) break
    last = tag
    at = next
  }
  return last ?? { start: 0, end: 0, name: '', kind: 'single', attributes: {} }
}

/** The site's own components, which the page imports, or the theme makes known under the names of their files. */
function componentEdits(page: Page): Edit[] {
  const { tags, closings, scope, conversion, note } = page
  const edits: Edit[] = []
  for (const tag of tags) {
    if (tag.kind === 'close' || !/[A-Z-]/.test(tag.name)) continue
    if (treatmentOf(tag.name, {}, '', conversion.components).kind !== 'left') continue
    const props = propsOf(tag.attributes, scope)
    const path = fileOf(tag.name, page)
    const address = (to: string): string => conversion.linkTo(to) ?? to
    const html = path && props && componentHtml(path, 'default', props, { modules: conversion.modules, address })
    const made = html === undefined ? undefined : aroundContents(tag, closings.get(tag), html)
    if (!made) continue
    note(`<${tag.name}>`, tag.start)
    pushAll(edits, made)
  }
  return edits
}

function fileOf(name: string, { scope, conversion }: Page): string | undefined {
  const { modules, source } = conversion
  const binding = scope.bindings.get(name)
  return binding?.kind === 'import' ? modules.resolve(source, binding.from) : modules.named(`${name}.vue`)
}

function aroundContents(tag: Tag, close: Tag | undefined, html: string): Edit[] | undefined {
  const [before = '', after, ...more] = html.split(SLOT)
  if (after === undefined) return [{ start: tag.start, end: close?.end ?? tag.end, text: html }]
  if (more.length > 0 || /<[^<>]*$/.test(before)) return undefined
  if (!close) return [{ start: tag.start, end: tag.end, text: before + after }]
  return [
    { start: tag.start, end: tag.end, text: before },
    { start: close.start, end: close.end, text: after },
  ]
}

/** `:start="3" label="x"` as values, if all of them are known. */
function propsOf(attributes: Tag['attributes'], scope: Scope): JsonObject | undefined {
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

/** VitePress reads expressions in code within a line, too; of those only the known ones are meant. */
function expressionEdits({ text, scope, note }: Page, isRead: (offset: number) => boolean, code: Range[]): Edit[] {
  const own = [...text.matchAll(/(?<!\\)\{\{([^}\n]{0,1000})\}\}/g)]
  return own.flatMap(({ index, 0: whole, 1: written = '' }): Edit[] => {
    const value = isRead(index) ? vueValue(written, scope) : undefined
    const shown = value === undefined ? undefined : vueText(value)
    const isCode = isIn(index, code)
    if (shown === undefined || (isCode && (shown === '' || /[`\n]/.test(shown) || !isInLine(text, index, code))))
      return []
    note('{{ expression }}', index)
    return [{ start: index, end: index + whole.length, text: isCode ? shown : htmlText(shown) }]
  })
}

/** Whether code is within a line. */
function isInLine(text: string, offset: number, code: Range[]): boolean {
  const range = code.find(({ start, end }) => start <= offset && offset < end)
  return range !== undefined && text[range.start] === '`' && !text.startsWith('```', range.start)
}
