import type { Nodes, Parent, Root } from 'mdast'
import { directive } from '../convert/callouts.ts'
import { type Attributes, type Treatment, treatmentOf } from '../convert/components.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { applyEdits, type Edited, unedited } from '../convert/edits.ts'
import { attributesOf, type JsxElement, literalIn, tabLabels } from './attributes.ts'
import { type Context, note, rangeOf, tagsOf } from './context.ts'
import { contentsIndent, dedentEdits } from './dedent.ts'
import { visitHtml } from './htmlElement.ts'
import { importsIn } from './imports.ts'
import { parseMdx } from './parseMdx.ts'
import { placeholder, type Tags } from './placeholder.ts'

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

function visitComponent(node: JsxElement, name: string, context: Context): 'replaced' | 'kept' {
  const { text, conversion, imports } = context
  const { open, close } = tagsOf(node, text)
  const attributes = labelled(attributesOf(node, imports), context)
  const from = imports.get(name)
  const partial = from && !close ? includedPartial(from, context) : undefined
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
  const treatment = treatmentOf(name, attributes, inside, conversion.components)
  note(`<${name}>`, treatment.kind === 'left' ? 'left' : 'converted', node, context)
  return applyTreatment(treatment, { node, open, close }, context)
}

/** A tab that `<Tabs values>` names has its label there. */
const labelled = (attributes: Attributes, { labels }: Context): Attributes => {
  const label = labels.get(attributes['value'] ?? '')
  return label === undefined ? attributes : { label, ...attributes }
}

function applyTreatment(treatment: Treatment, { node, open, close }: Tags, context: Context): 'replaced' | 'kept' {
  const { edits, text } = context
  const isFlow = node.type === 'mdxJsxFlowElement'
  switch (treatment.kind) {
    case 'text':
      edits.push({ ...rangeOf(node), text: treatment.text })
      return 'replaced'
    case 'contents':
      edits.push(open, ...(close ? [close] : []))
      return 'kept'
    case 'directive': {
      const marks = directive(treatment.name, treatment.label, heightOf(node))
      const isOneLine = !text.slice(open.end, close?.start ?? open.end).includes('\n')
      const gap = isOneLine ? '\n' : ''
      if (!isFlow && !close) edits.push(open)
      else
        edits.push(
          { ...open, text: marks.open + gap },
          close ? { ...close, text: gap + marks.close } : { ...open, start: open.end, text: `\n${marks.close}` },
        )
      return 'kept'
    }
    case 'left':
      edits.push(...placeholder({ node, open, close }, text))
      return 'kept'
  }
}

/** How many levels of directives are inside an element. */
function heightOf(node: Nodes): number {
  if (!('children' in node)) return 0
  return Math.max(0, ...node.children.map((child) => heightOf(child) + (child.type === 'mdxJsxFlowElement' ? 1 : 0)))
}

/** The Markdown of `import Part from './_part.mdx'`, converted in the same way. */
function includedPartial(from: string, context: Context): string | undefined {
  const { conversion, convertPart } = context
  const file = /\.mdx?$/.test(from) && convertPart ? conversion.include(from) : undefined
  if (!file) return undefined
  const body = file.text.replace(/^---\n[\s\S]*?\n---\n/, '')
  return convertPart?.(unedited(body, 1), { ...conversion, source: file.path }).text.trim()
}

function codeBlock({ language = 'text', title }: Attributes, inside: string, { imports, conversion }: Context): string {
  const expression = /^\s*\{([\s\S]*)\}\s*$/.exec(inside)?.[1]
  const literal = expression === undefined ? inside : literalIn(expression, imports)
  const file =
    literal && imports.get(expression?.trim() ?? '') === literal
      ? conversion.include(literal.replace(/^.*!/, ''))
      : undefined
  const code = (file?.text ?? literal ?? expression ?? '').trim()
  const info = [language, ...(title ? [`title="${title}"`] : [])].join(' ')
  return `\`\`\`${info}\n${code}\n\`\`\``
}
