import type { Nodes } from 'mdast'
import { directive } from '../convert/callouts.ts'
import { type Attributes, type Treatment, treatmentOf } from '../convert/components.ts'
import { attributesOf, type JsxElement } from './attributes.ts'
import { type Context, note, rangeOf, tagsOf } from './context.ts'
import { codeBlock, codeOfFile, includedPartial, markupIn } from './parts.ts'
import { placeholder, type Tags } from './placeholder.ts'

/** Converts a component. @returns whether its contents are still to be converted */
export function visitComponent(node: JsxElement, name: string, context: Context): 'replaced' | 'kept' {
  const { text, conversion, imports } = context
  const { open, close } = tagsOf(node, text)
  const attributes = labelled(attributesOf(node, imports), context)
  const from = imports.get(name)
  const partial = from && !close ? includedPartial(from, attributes, context) : undefined
  if (partial !== undefined) {
    note('partial', 'converted', node, context)
    context.edits.push({ ...open, text: partial })
    return 'replaced'
  }
  const inside = close ? text.slice(open.end, close.start) : ''
  if (name === 'CodeBlock' && close) {
    note('<CodeBlock>', 'converted', node, context)
    context.edits.push({ ...rangeOf(node), text: codeBlock(attributes, inside, context) })
    return 'replaced'
  }
  const code = name === 'Code' ? codeOfFile(attributes, context) : undefined
  if (code !== undefined) {
    note('<Code>', 'converted', node, context)
    context.edits.push({ ...rangeOf(node), text: code })
    return 'replaced'
  }
  if (name === 'DocCardList') {
    note('<DocCardList>', 'converted', node, context)
    context.edits.push({ ...rangeOf(node), text: conversion.folderCards() })
    return 'replaced'
  }
  if (name === 'BrowserOnly' && close) {
    const drawn = markupIn(inside)
    if (drawn !== undefined) {
      note('<BrowserOnly>', 'converted', node, context)
      context.edits.push({ ...rangeOf(node), text: drawn })
      return 'replaced'
    }
  }
  const isWrapper = context.wrappers.has(name) && !conversion.components.has(name) && close !== undefined
  const treatment = isWrapper
    ? ({ kind: 'contents' } as const)
    : treatmentOf(name, attributes, inside, conversion.components)
  note(`<${name}>`, treatment.kind === 'left' ? 'left' : 'converted', node, context)
  return applyTreatment(treatment, { node, open, close }, context)
}

/** A tab that `<Tabs values>` names has its label there. */
const labelled = (attributes: Attributes, { labels }: Context): Attributes => {
  const label = labels.get(attributes['value'] ?? '')
  return label === undefined ? attributes : { label, ...attributes }
}

function applyTreatment(treatment: Treatment, tags: Tags, { edits, text, isInCards }: Context): 'replaced' | 'kept' {
  const { node, open, close } = tags
  switch (treatment.kind) {
    case 'text':
      edits.push({
        ...rangeOf(node),
        text: node.name === 'LinkCard' && !isInCards ? `:::cards\n${treatment.text}\n:::` : treatment.text,
      })
      return 'replaced'
    case 'contents':
      edits.push(open, ...(close ? [close] : []))
      return 'kept'
    case 'directive': {
      const marks = directive(treatment.name, treatment.label, heightOf(node))
      const isOneLine = !text.slice(open.end, close?.start ?? open.end).includes('\n')
      const gap = isOneLine ? '\n' : ''
      if (node.type !== 'mdxJsxFlowElement' && !close) edits.push(open)
      else
        edits.push(
          { ...open, text: marks.open + gap },
          close ? { ...close, text: gap + marks.close } : { ...open, start: open.end, text: `\n${marks.close}` },
        )
      return 'kept'
    }
    case 'left':
      edits.push(...placeholder(tags, text))
      return 'kept'
  }
}

/** How many levels of directives are inside an element. */
function heightOf(node: Nodes): number {
  if (!('children' in node)) return 0
  return Math.max(0, ...node.children.map((child) => heightOf(child) + (child.type === 'mdxJsxFlowElement' ? 1 : 0)))
}
