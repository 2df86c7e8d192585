import { treatmentOf } from '../convert/components.ts'
import type { Edit } from '../convert/edits.ts'
import { isLast } from '../convert/lines.ts'
import { componentHtml, functionHtml, partOf, sharedHtml } from '../markup/componentHtml.ts'
import type { Components, Module } from '../markup/components.ts'
import { contentsEdits } from '../markup/contentsEdits.ts'
import { jsxHtml } from '../markup/jsxHtml.ts'
import { expressionIn } from '../markup/scopeOf.ts'
import { cutAtSlots, DEFAULT } from '../markup/slots.ts'
import { allKnown } from '../read/allKnown.ts'
import { LONGEST_TEXT, type Scope } from '../read/javascript/scope.ts'
import { staticValue } from '../read/javascript/staticValue.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import type { JsxElement } from './attributes.ts'
import { type Context, marginIn, rangeOf } from './context.ts'
import { elementText, expansionOf } from './expansion.ts'
import { BLOCK, isMarkdown } from './markdownInside.ts'
import type { Tags } from './placeholder.ts'
import { type SlotContents, slotContents } from './slotContents.ts'

const componentsOf = ({ conversion }: Context): Components => ({
  modules: conversion.modules,
  address: (written) => conversion.linkTo(written) ?? written,
  leaves: (what, file) => conversion.tally.noteOnce(`${what} of ${file}`, { file, line: 1 }),
})

const moduleOf = ({ conversion, statements }: Context, components: Components): Module => ({
  file: conversion.source,
  statements,
  components,
  depth: 0,
})

/** The HTML of an expression of a page whose value can be determined without running it. */
export function shownHtml(written: string, context: Context): string | undefined {
  const node = expressionIn(written)
  const components = componentsOf(context)
  const component = partOf(moduleOf(context, components))
  return node && jsxHtml(node, { scope: context.scope, keepsSpace: false, address: components.address, component })
}

/** What an expression shows that makes known components, such as the tabs of a list, converted as if the page had them. */
export function expandedExpression(written: string, line: number, context: Context): string | undefined {
  const node = expressionIn(written)
  const components = expanded(componentsOf(context), context)
  const component = partOf(moduleOf(context, components))
  const html =
    node && jsxHtml(node, { scope: context.scope, keepsSpace: false, address: components.address, component })
  return html && context.convertExpansion(expansionOf(html, new Map(), line), context.isInCards)?.text.trim()
}

/** Components that are converted by their names are kept, with the addresses of the page, whose links are converted. */
const expanded = (components: Components, context: Context): Components => ({
  ...components,
  address: (written) => written,
  kept: (own, props, inside) => keptElement(own, props, inside, context),
})

/** What one of the site's own components becomes: markup around its contents, or a text in its place. */
type OwnComponent = { kind: 'around'; edits: Edit[] } | { kind: 'instead'; text: string }

export function ownComponent(tags: Tags, name: string, context: Context): OwnComponent | undefined {
  const slots = slotContents(tags, context)
  const isPlain = [...slots.keys()].every((slot) => slot === DEFAULT)
  const edits = isPlain ? markupEdits(tags, name, context) : undefined
  if (edits) return { kind: 'around', edits }
  const text = expandedText(tags, name, slots, context)
  return text === undefined ? undefined : { kind: 'instead', text }
}

/** What a component shows with what it uses and what the page gives it, converted as if it were written in the page. */
function expandedText({ node, open }: Tags, name: string, slots: SlotContents, context: Context): string | undefined {
  const components = expanded({ ...componentsOf(context), slots: new Set(slots.keys()) }, context)
  const html = ownHtml(node, name, components, context)
  if (html === undefined || isTooLong(html, slots)) return undefined
  const { line } = context.placeAt(open.start)
  const expansion = expansionOf(html, slots, context.lines[line] ?? 1)
  const text = context.convertExpansion(expansion, context.isInCards)?.text.trim()
  return text?.includes('\n') && !isAlone(node, context) ? undefined : text
}

/** Whether a component repeats its contents until they are longer than any text of a site. */
function isTooLong(html: string, slots: SlotContents): boolean {
  const shown = cutAtSlots(html).flatMap((part, index) => (index % 2 === 1 ? (slots.get(part)?.text.length ?? 0) : []))
  return shown.length > slots.size && shown.reduce((sum, length) => sum + length, 0) > LONGEST_TEXT
}

/** A component that is converted by its name. */
function keptElement(name: string, props: JsonObject, inside: string, { conversion }: Context): string | undefined {
  const texts = Object.entries(props).flatMap(([key, value]) =>
    isObject(value) ? [] : [[key, String(value)] as const],
  )
  const { kind } = treatmentOf(name, Object.fromEntries(texts), inside, conversion.components)
  if (kind === 'left' && name !== 'Icon') return undefined
  return elementText(name, props, inside, kind === 'directive')
}

/** Puts the markup of a component in its place, around its contents. */
function markupEdits({ node, open, close }: Tags, name: string, context: Context): Edit[] | undefined {
  const html = ownHtml(node, name, componentsOf(context), context)
  if (html === undefined) return undefined
  const edits = contentsEdits({ open, close }, html)
  const [before, after] = edits ?? []
  if (!before?.text || !after || !isBlock(node, before.text, context)) return edits
  const gap = `\n\n${marginIn(context, open.start).margin}`
  return [
    { ...before, text: before.text.trimEnd() + gap },
    { ...after, text: gap + after.text.trimStart() },
  ]
}

/** Whether the markup begins a block of HTML, in which Markdown needs blank lines around it. */
function isBlock(node: JsxElement, before: string, context: Context): boolean {
  if (node.type === 'mdxJsxFlowElement') return true
  const [, name = ''] = /^\s*<([a-z]+)/.exec(before) ?? []
  return isAlone(node, context) && BLOCK.test(name) && node.children.some((child) => isMarkdown(child, context))
}

function isAlone(node: JsxElement, context: Context): boolean {
  const { start, end } = rangeOf(node)
  return marginIn(context, start).isFirst && isLast(context.text, end)
}

function ownHtml(node: JsxElement, name: string, components: Components, context: Context): string | undefined {
  const { scope, conversion } = context
  const binding = scope.bindings.get(name)
  const props = givenTo(node, components, context)
  if (!props) return undefined
  if (!binding) return sharedHtml(name, props, components)
  if (binding.kind === 'expression') return functionHtml(binding.node, { ...moduleOf(context, components), props })
  const path = binding.kind === 'import' ? conversion.modules.resolve(conversion.source, binding.from) : undefined
  return path === undefined || binding.kind !== 'import'
    ? undefined
    : componentHtml(binding.name, { file: path, props, components, depth: 0 })
}

/** The attributes of an element, which may be elements themselves, if all of them are known. */
function givenTo({ attributes }: JsxElement, components: Components, context: Context): JsonObject | undefined {
  const markup = {
    keepsSpace: false,
    address: components.address,
    component: partOf(moduleOf(context, componentsOf(context))),
  }
  const scope: Scope = { ...context.scope, markup: (node, own) => jsxHtml(node, { ...markup, scope: own }) }
  const entries = attributes.map((each): [string, Json] | undefined => {
    if (each.type !== 'mdxJsxAttribute') return undefined
    const { name, value } = each
    if (typeof value === 'string') return [name, value]
    if (value === null || value === undefined) return [name, true]
    const node = expressionIn(value.value)
    const known = node && staticValue(node, scope)
    return known === undefined ? undefined : [name, known]
  })
  const known = allKnown(entries)
  return known && Object.fromEntries(known)
}
