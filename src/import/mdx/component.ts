import type { Nodes } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import { directive } from '../convert/callouts.ts'
import { treatmentOf } from '../convert/components.ts'
import type { Edit } from '../convert/edits.ts'
import { indented, isLast } from '../convert/lines.ts'
import { givesMore, lostTexts } from '../convert/lostTexts.ts'
import type { Attributes, Treatment } from '../convert/treatment.ts'
import { attributesOf, type JsxElement } from './attributes.ts'
import { cardEdits } from './cards.ts'
import { codeBlock, codeOf } from './codeBlocks.ts'
import { collectionEntry } from './collectionEntry.ts'
import { computedTexts } from './computedTexts.ts'
import { type Context, marginIn, note, rangeOf, tagsOf } from './context.ts'
import { listOfFiles } from './fileTree.ts'
import { iconMark } from './iconMark.ts'
import { ownComponent } from './ownMarkup.ts'
import { importedImage, includedPartial, markupIn, translated } from './parts.ts'
import { placeholder, type Tags } from './placeholder.ts'
import { withSummary } from './summary.ts'

/** Converts a component. @returns whether its contents are still to be converted */
export function visitComponent(node: JsxElement, name: string, context: Context): 'replaced' | 'kept' {
  const { text, conversion } = context
  const tags: Tags = { node, ...tagsOf(node, text) }
  const { open, close } = tags
  const read = labelled(node, context)
  const { texts, unknown } = computedTexts(node, read, context)
  const given = { ...read, ...texts }
  const attributes = name === 'Details' ? withSummary(node, given, context) : given
  const inside = close ? text.slice(open.end, close.start) : ''
  const component = { name, attributes, inside: close && inside }
  const replacement =
    importedReplacement(component, node, context) ??
    namedReplacement(component, node, context) ??
    treeOfFiles(node, name, context)
  if (replacement) {
    note(replacement.what, 'converted', node, context)
    pushText(replacement.text, node, context)
    return 'replaced'
  }
  const card = name === 'Card' && !conversion.components.has(name) ? cardEdits(attributes, tags, context) : undefined
  if (card) {
    note('<Card>', 'converted', node, context)
    noteLost(lostTexts(attributes, card.map(({ text }) => text).join('\n')), node, context)
    pushAll(context.edits, card)
    return 'kept'
  }
  const isMapped = conversion.components.has(name)
  const isWrapper = context.wrappers.has(name) && !isMapped && close !== undefined
  const treatment = isWrapper
    ? ({ kind: 'contents' } as const)
    : treatmentOf(name, attributes, inside, conversion.components)
  const shown = Object.values(treatment).join('\n')
  const lost = treatment.kind === 'left' || isMapped ? [] : lostTexts(attributes, shown)
  const isOwn = !isMapped && isOfSite(name, context) && givesMore(attributes, shown)
  const made = treatment.kind === 'left' || lost.length > 0 || isOwn ? ownComponent(tags, name, context) : undefined
  note(`<${name}>`, treatment.kind === 'left' && !made ? 'left' : 'converted', node, context)
  if (!made) noteLost(lost, node, context)
  if (treatment.kind !== 'left' && unknown.length > 0)
    note(`<${name}> with a value of a program`, 'left', node, context)
  if (!made) return applyTreatment(treatment, tags, context)
  if (made.kind === 'around') pushAll(context.edits, made.edits)
  else pushText(made.text, node, context)
  return made.kind === 'around' ? 'kept' : 'replaced'
}

/** Whether a component is a function of the page, or imported from a file of the site. */
function isOfSite(name: string, { scope, conversion }: Context): boolean {
  const binding = scope.bindings.get(name)
  return binding?.kind === 'import'
    ? conversion.modules.resolve(conversion.source, binding.from) !== undefined
    : binding?.kind === 'expression'
}

const noteLost = (names: string[], node: JsxElement, context: Context): void => {
  for (const each of names) note(`the text "${each}" of <${node.name}>`, 'left', node, context)
}

/** A component, and what stands between its tags, if it has two. */
type Component = { name: string; attributes: Attributes; inside: string | undefined }

/** What a component was, and the text that is written in its place. */
type Replacement = { what: string; text: string }

/** A page or a picture that is imported under a name, and put on the page by it. */
function importedReplacement(
  { name, attributes, inside }: Component,
  node: JsxElement,
  context: Context,
): Replacement | undefined {
  const from = context.imports.get(name)
  if (!from || inside !== undefined) return undefined
  const partial = includedPartial(from, attributes, context) ?? collectionEntry(name, attributes, context)
  // The blocks of a file end where it does, also where another component is on the next line.
  const isFollowed = /^[ \t]*\n[ \t]*<[A-Z]/.test(context.text.slice(rangeOf(node).end))
  if (partial !== undefined) return { what: 'partial', text: isFollowed ? `${partial}\n` : partial }
  const address = context.conversion.linkTo(from.replace(/\?react$/, ''))
  const image = address === undefined ? undefined : importedImage(from, address, attributes)
  return image === undefined ? undefined : { what: 'picture as a component', text: image }
}

/** A component that stands for a text as a whole. */
function namedReplacement(
  { name, attributes, inside }: Component,
  node: JsxElement,
  context: Context,
): Replacement | undefined {
  const written = (text: string | undefined): Replacement | undefined =>
    text === undefined ? undefined : { what: `<${name}>`, text }
  switch (name) {
    case 'CodeBlock':
      return inside === undefined ? undefined : written(codeBlock(node, attributes, inside, context))
    case 'Code':
      return written(codeOf(node, attributes, context))
    case 'DocCardList':
      return written(context.conversion.folderCards())
    case 'Translate':
      return inside === undefined ? undefined : written(translated(inside, attributes, context))
    case 'Icon':
      return written(iconMark(attributes['name'] ?? '', node, context) || attributes['label'] || '')
    case 'BrowserOnly':
      return inside === undefined ? undefined : written(markupIn(inside))
    default:
      return undefined
  }
}

/** A tab that `<Tabs>` names has its label there. */
function labelled(node: JsxElement, { imports, labels }: Context): Attributes {
  const attributes = attributesOf(node, imports)
  const label = labels.get(attributes['value'] ?? node)
  return label === undefined ? attributes : { label, ...attributes }
}

function treeOfFiles(node: JsxElement, name: string, { imports }: Context): Replacement | undefined {
  const text = name === 'FileTree' || name === 'Files' ? listOfFiles(node, imports) : undefined
  return text === undefined ? undefined : { what: `<${name}>`, text }
}

/** Cards that are items of a list, which they stand in alone where there is none. */
const IN_CARDS: ReadonlySet<string> = new Set(['LinkCard', 'DocCard'])

function applyTreatment(treatment: Treatment, tags: Tags, context: Context): 'replaced' | 'kept' {
  const { edits, isInCards } = context
  const { node, open, close } = tags
  switch (treatment.kind) {
    case 'text':
      pushText(
        IN_CARDS.has(node.name ?? '') && !isInCards ? `:::cards\n${treatment.text}\n:::` : treatment.text,
        node,
        context,
      )
      return 'replaced'
    case 'contents':
      edits.push({ ...open, text: treatment.before ?? '' })
      if (close) edits.push({ ...close, text: treatment.after ?? '' })
      return 'kept'
    case 'directive':
      if (node.type !== 'mdxJsxFlowElement' && !close) edits.push(open)
      else pushAll(edits, directiveEdits(directive(treatment.name, treatment.label, heightOf(node)), tags, context))
      return 'kept'
    case 'left':
      pushAll(edits, placeholder(tags, context))
      return 'kept'
  }
}

/** Puts a text in the place of an element, its lines in the block that the element is in. A block of HTML ends at a blank line. */
function pushText(text: string, node: JsxElement, context: Context): void {
  const range = rangeOf(node)
  const { margin, isFirst } = marginIn(context, range.start)
  if (/^(?:`{3}|:::)/.test(text) && !isFirst) {
    const end = isLast(context.text, range.end) ? '' : `\n\n${margin}`
    context.edits.push({ ...range, text: `\n\n${margin}${indented(text, margin)}${end}` })
    return
  }
  const isBefore = /^[ \t]*\n[ \t]*\S/.test(context.text.slice(range.end, range.end + 200))
  const gap = /^<(?!span\b)/.test(text) && isFirst && isBefore ? '\n' : ''
  context.edits.push({ ...range, text: indented(text, margin) + gap })
}

/** A directive begins and ends on lines of its own, in the list or quote that the element is in. */
function directiveEdits(marks: { open: string; close: string }, { open, close }: Tags, context: Context): Edit[] {
  const { text } = context
  const { margin, isFirst } = marginIn(context, open.start)
  const line = `\n${margin}`
  const before = isFirst ? '' : line
  if (!close)
    return [{ ...open, text: `${before}${marks.open}${line}${marks.close}${isLast(text, open.end) ? '' : line}` }]
  return [
    { ...open, text: before + marks.open + (isLast(text, open.end) ? '' : line) },
    {
      ...close,
      text: (marginIn(context, close.start).isFirst ? '' : line) + marks.close + (isLast(text, close.end) ? '' : line),
    },
  ]
}

/** How many levels of directives are inside an element. */
function heightOf(node: Nodes): number {
  if (!('children' in node)) return 0
  return Math.max(0, ...node.children.map((child) => heightOf(child) + (child.type === 'mdxJsxFlowElement' ? 1 : 0)))
}
