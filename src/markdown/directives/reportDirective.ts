import type { Blockquote, Nodes } from 'mdast'
import { error, type Place, warning } from '../../model/problem.ts'
import { didYouMean, nearest } from '../../model/suggestion.ts'
import type { TextContext } from '../context.ts'
import { alertIn } from './alert.ts'
import { CALLOUT_KINDS, type DirectiveDrawing } from './directiveKinds.ts'
import { colonsOf, type Directive, partsOf } from './directiveParts.ts'
import { directiveNames, directiveOf, wrongAttributes } from './ownDirective.ts'

/** The line that a file is included in, which is replaced before there are directives, and is not closed. */
const INCLUDE = 'include'

/** Reports what is wrong with a directive itself. */
export function reportDirective(node: Directive, context: TextContext): void {
  const place = context.placeOf(node)
  const known = directiveOf(node.name, context.options)
  const names = known ? [] : directiveNames(context.options)
  const meant = known ? undefined : nearest(node.name, [...names, INCLUDE])
  if (meant !== INCLUDE) reportUnclosed(node, context)
  if (!known) {
    const fix = meant === undefined ? `known directives: ${names.join(', ')}` : `did you mean "${meant}"?`
    const replacement = meant === undefined ? {} : { target: `:::${node.name}`, replacement: `:::${meant}` }
    const message = `":::${node.name}" is not a directive`
    context.problems.push(warning('unknown-directive', place, { message, fix, ...replacement }))
    return
  }
  if (known.drawing.kind === 'content') return
  const placeOf = attributePlaces(node, context)
  for (const name of attributeNames(node, context)) reportAttribute(name, known.attributes, node, placeOf, context)
  for (const { name, ...details } of wrongAttributes(node, context.options))
    context.problems.push(error('invalid-attribute', placeOf(name), details))
  reportTitle(node, known.drawing, context)
  reportContent(node, context)
}

/** The parser loses an attribute of this name, as if it set the prototype of the others. */
const LOST = /\{[^{}]*(?<=[{\s])__proto__(?=[\s=}])[^{}]*\}\s*$/

function attributeNames(node: Directive, { text }: TextContext): Set<string> {
  const start = node.position?.start.offset
  const [line = ''] = start === undefined ? [] : text.slice(start).split('\n', 1)
  const isLost = line.includes('__proto__') && LOST.test(line.replace(/"[^"]*"|'[^']*'/g, '""'))
  return new Set([...Object.keys(node.attributes ?? {}), ...(isLost ? ['__proto__'] : [])])
}

type PlaceOfAttribute = (name: string) => Place

/** Where each attribute is written; the directive itself if it is not. */
function attributePlaces(node: Directive, context: TextContext): PlaceOfAttribute {
  const start = node.position?.start.offset
  const [line = ''] = start === undefined ? [] : context.text.slice(start).split('\n', 1)
  const offsets = new Map<string | undefined, number>()
  for (const { 1: name, index } of line.matchAll(/[{ ]([^ ={}]+)(?=[ =}])/g))
    if (!offsets.has(name)) offsets.set(name, index + 1)
  return (name) => {
    const offset = offsets.get(name)
    return offset === undefined || start === undefined ? context.placeOf(node) : context.placeAt(start + offset)
  }
}

function reportAttribute(
  name: string,
  known: readonly string[],
  node: Directive,
  placeOf: PlaceOfAttribute,
  context: TextContext,
): void {
  if (name === 'id' || known.includes(name)) return
  const [colons] = /^::(?!:)/.exec(context.text.slice(node.position?.start.offset)) ?? [':::']
  const message = `"${colons}${node.name}" has no attribute "${name}"`
  const fix = didYouMean(name, known) ?? (known.length > 0 ? `known attributes: ${known.join(', ')}` : 'remove it')
  report(placeOf(name), message, fix, context)
}

/** Reports a title that is not drawn: `:::steps[Title]`. */
function reportTitle(node: Directive, drawing: DirectiveDrawing, context: TextContext): void {
  const [first] = partsOf(node).label
  if (!first || (drawing.kind === 'block' && drawing.title !== undefined)) return
  const message = `":::${node.name}" has no title, so the text in its brackets is not shown`
  report(context.placeOf(first), message, 'write it above the directive', context)
}

/** What the lists of directives that are around one look like. */
const LISTS: ReadonlyMap<string, { ordered: boolean; fix: string }> = new Map([
  ['cards', { ordered: false, fix: 'write each card as "- **[Title](page.md)** One sentence."' }],
  ['numbers', { ordered: false, fix: 'write each number as "- **35 ms** What it measures."' }],
  ['steps', { ordered: true, fix: 'write each step as "1. What to do."' }],
])

function reportContent(node: Directive, context: TextContext): void {
  const { label, children } = partsOf(node)
  const list = LISTS.get(node.name)
  if (list && !children.some((child) => child.type === 'list' && child.ordered === list.ordered)) {
    report(context.placeOf(node), `":::${node.name}" does not contain a list`, list.fix, context)
  }
  if (node.name === 'tab' && label.length === 0) {
    report(context.placeOf(node), '":::tab" has no label', 'write ":::tab[Label]"', context)
  }
  const isTabs = node.name === 'tabs' || node.name === 'code-group'
  const stray = isTabs ? children.find(isStray) : undefined
  if (stray) {
    const fix = node.name === 'tabs' ? 'move the text into a ":::tab[Label]"' : 'write only code blocks in it'
    report(context.placeOf(stray), `":::${node.name}" contains text outside its tabs`, fix, context)
  }
}

const isStray = (child: Nodes): boolean =>
  child.type === 'containerDirective'
    ? child.name !== 'tab'
    : child.type !== 'definition' && child.type !== 'footnoteDefinition'

/** A directive that is never closed contains everything after it, which is never intended. An embed contains nothing. */
function reportUnclosed(node: Directive, context: TextContext): void {
  if (node.name === 'embed' || colonsOf(node, context.text) === 0 || isClosed(node, context)) return
  const message = `":::${node.name}" is not closed`
  const fix = 'close it with a line of as many colons as it was opened with'
  context.problems.push(warning('unclosed-directive', context.placeOf(node), { message, fix }))
}

/** Whether it ends with a line of colons. */
export function isClosed({ position }: Directive, context: TextContext): boolean {
  const text = context.text.slice(position?.start.offset, position?.end.offset).trimEnd()
  const lastLine = text.slice(text.lastIndexOf('\n') + 1)
  return /^[\s>]*:{3,}$/.test(lastLine) && text.includes('\n')
}

/** Reports `> [!KIND]` if there is no such callout. */
export function reportAlert(node: Blockquote, context: TextContext): void {
  const alert = alertIn(node)
  if (!alert || alert.kind) return
  const kinds = CALLOUT_KINDS.map((kind) => kind.toUpperCase())
  const fix = didYouMean(alert.name, kinds) ?? `use one of  ${kinds.join(', ')}`
  report(context.placeOf(node), `"[!${alert.name}]" is not a kind of callout`, fix, context)
}

const report = (place: Place, message: string, fix: string, { problems }: TextContext): void => {
  problems.push(warning('unknown-directive', place, { message, fix }))
}
