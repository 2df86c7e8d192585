import type { Nodes, Parent, Root } from 'mdast'
import type { Conversion, Step } from '../convert/dialect.ts'
import { applyEdits, type Edited } from '../convert/edits.ts'
import { type JsxElement, literalIn, tabLabels } from './attributes.ts'
import { visitComponent } from './component.ts'
import { type Context, note, rangeOf, tagsOf } from './context.ts'
import { contentsIndent, dedentEdits } from './dedent.ts'
import { visitHtml } from './htmlElement.ts'
import { importsIn } from './imports.ts'
import { parseMdx } from './parseMdx.ts'

/** Partials may include one another; deeper than this they go in a circle. */
const MOST_INCLUDES = 8

/** Turns MDX into Markdown: imports go, known components become directives, and others are marked. */
export const mdxStep: Step = (edited, conversion) => convertMdx(edited, conversion, 0)

function convertMdx(edited: Edited, conversion: Conversion, depth: number): Edited {
  const { text, lines } = edited
  if (!/[<{]|^(?:import|export)\s/m.test(text)) return edited
  const parsed = parseMdx(text)
  if (parsed.kind === 'invalid') {
    const line = lines[parsed.line - 1] ?? parsed.line
    conversion.tally.note(`MDX that cannot be parsed: ${parsed.reason}`, 'left', { file: conversion.source, line })
    return edited
  }
  const context: Context = {
    text,
    lines,
    imports: importsIn(parsed.root),
    conversion,
    edits: [],
    dedent: new Map(),
    labels: new Map(),
    convertPart: depth < MOST_INCLUDES ? (part, inner) => convertMdx(part, inner, depth + 1) : undefined,
  }
  visitChildren(parsed.root, context, 0)
  return applyEdits(edited, [...context.edits, ...dedentEdits(context)])
}

function visitChildren(parent: Parent | Root, context: Context, indent: number): void {
  for (const child of parent.children) visit(child, context, indent)
}

function visit(node: Nodes, context: Context, indent: number): void {
  switch (node.type) {
    case 'mdxjsEsm':
      note('import and export', 'converted', node, context)
      context.edits.push({ ...rangeOf(node), text: '' })
      break
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      visitExpression(node, context)
      break
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      visitElement(node, context, indent)
      break
    default:
      if ('children' in node) visitChildren(node, context, indent)
  }
}

function visitExpression(
  node: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  context: Context,
): void {
  const written = node.value.trim()
  const comment = /^\/\*([\s\S]*)\*\/$/.exec(written)?.[1]
  const literal = comment === undefined ? literalIn(written, new Map()) : undefined
  const isEmpty = written === '' || comment !== undefined
  note(
    comment === undefined ? '{expression}' : '{/* comment */}',
    isEmpty || literal !== undefined ? 'converted' : 'left',
    node,
    context,
  )
  const text = isEmpty
    ? comment
      ? `<!--${comment.replaceAll('--', '- -')}-->`
      : ''
    : (literal ?? `\`{${written.replace(/\s+/g, ' ')}}\``)
  context.edits.push({ ...rangeOf(node), text })
}

function visitElement(node: JsxElement, context: Context, indent: number): void {
  const { name } = node
  const inner = contentsIndent(node, context, indent)
  if (name === null) {
    const { open, close } = tagsOf(node, context.text)
    context.edits.push(open, ...(close ? [close] : []))
  } else if (/^[a-z]/.test(name) && !name.includes('.')) visitHtml(node, name, context)
  else if (visitComponent(node, name, context) === 'replaced') return
  const labels = name === 'Tabs' ? tabLabels(node) : context.labels
  visitChildren(node, { ...context, labels }, inner)
}
