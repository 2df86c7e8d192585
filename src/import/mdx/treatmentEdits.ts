import type { Nodes } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import { directive } from '../convert/callouts.ts'
import type { Edit } from '../convert/edits.ts'
import { indented, isLast } from '../convert/lines.ts'
import type { Treatment } from '../convert/treatment.ts'
import type { JsxElement } from './attributes.ts'
import { type Context, marginIn, rangeOf } from './context.ts'
import { placeholder, type Tags } from './placeholder.ts'

/** Cards that are items of a list, which they stand in alone where there is none. */
const IN_CARDS: ReadonlySet<string> = new Set(['LinkCard', 'DocCard'])

/** Writes what a component becomes. @returns whether its contents are still to be converted */
export function applyTreatment(treatment: Treatment, tags: Tags, context: Context): 'replaced' | 'kept' {
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
export function pushText(text: string, node: JsxElement, context: Context): void {
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
