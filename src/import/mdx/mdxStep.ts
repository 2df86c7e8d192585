import type { Nodes, Parent, Root } from 'mdast'
import { directive } from '../convert/callouts.ts'
import { type Attributes, type Treatment, treatmentOf } from '../convert/components.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { applyEdits, type Edit, type Edited, unedited } from '../convert/edits.ts'
import { attributesOf, type Imports, type JsxElement, literalIn, tabLabels } from './attributes.ts'
import { importsIn } from './imports.ts'
import { parseMdx } from './parseMdx.ts'

type Context = {
  text: string
  lines: number[]
  imports: Imports
  conversion: Conversion
  edits: Edit[]
  /** How much indentation each line loses, by its index. */
  dedent: Map<number, number>
  labels: ReadonlyMap<string, string>
  depth: number
}

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
  const imports = importsIn(parsed.root)
  const context: Context = { text, lines, imports, conversion, edits: [], dedent: new Map(), labels: new Map(), depth }
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

type Positioned = { position?: Nodes['position'] }

function rangeOf({ position }: Positioned): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

function note(construct: string, outcome: 'converted' | 'left', node: Positioned, context: Context): void {
  const line = node.position?.start.line ?? 1
  const { tally, source } = context.conversion
  tally.note(construct, outcome, { file: source, line: context.lines[line - 1] ?? line })
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

/** The ranges of the tags around the contents of an element; without contents, the first is the whole element. */
function tagsOf(node: JsxElement, text: string): { open: Edit; close: Edit | undefined } {
  const { start, end } = rangeOf(node)
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (!first || !last) return { open: { start, end, text: '' }, close: undefined }
  const openEnd = start + text.slice(start, rangeOf(first).start).trimEnd().length
  const rest = text.slice(rangeOf(last).end, end)
  return {
    open: { start, end: openEnd, text: '' },
    close: { start: rangeOf(last).end + rest.length - rest.trimStart().length, end, text: '' },
  }
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

/** What stands inside a component may be indented, which would be code in Markdown. @returns the indentation taken away */
function contentsIndent(node: JsxElement, { dedent }: Context, indent: number): number {
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (node.type !== 'mdxJsxFlowElement' || !first?.position || !last?.position || !node.position) return indent
  const startsBelow = first.position.start.line > node.position.start.line
  const columns = node.children.flatMap(({ position }) => (position ? [position.start.column] : []))
  const inner = startsBelow ? indent + Math.max(0, Math.min(...columns) - node.position.start.column) : indent
  for (let line = first.position.start.line; line <= last.position.end.line; line += 1) dedent.set(line - 1, inner)
  return inner
}

function dedentEdits({ text, dedent }: Context): Edit[] {
  let start = 0
  return text.split('\n').flatMap((line, index) => {
    const from = start
    start += line.length + 1
    const width = dedent.get(index) ?? 0
    const white = /^[ \t]*/.exec(line.slice(0, width))?.[0].length ?? 0
    return white > 0 ? [{ start: from, end: from + white, text: '' }] : []
  })
}

/** HTML is Markdown, too; only what is JavaScript in it has to be written differently. */
function visitHtml(node: JsxElement, name: string, context: Context): void {
  const isJavaScript = node.attributes.some(
    (each) =>
      each.type !== 'mdxJsxAttribute' ||
      (typeof each.value === 'object' && each.value !== null) ||
      /[A-Z]/.test(each.name),
  )
  const attributes = attributesOf(node, context.imports)
  const address = attributes['href'] ?? attributes['src']
  const target = address === undefined ? undefined : context.conversion.linkTo(address)
  if (!isJavaScript && (target === undefined || target === address)) return
  const { open } = tagsOf(node, context.text)
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    htmlAttribute(key, value === address ? (target ?? value) : value),
  )
  const isClosed = /\/>$/.test(context.text.slice(open.start, open.end))
  const end = node.children.length > 0 ? '>' : isClosed ? ' />' : `></${name}>`
  note(`<${name}> with JavaScript`, 'converted', node, context)
  context.edits.push({ ...open, text: `<${[name, ...written].join(' ')}${end}` })
}

const HTML_NAMES: { readonly [name: string]: string } = { className: 'class', htmlFor: 'for' }

function htmlAttribute(name: string, value: string): string[] {
  if (name === 'style' || name === 'key' || /^on[A-Z]/.test(name)) return []
  const key = HTML_NAMES[name] ?? name.toLowerCase()
  return [value === '' ? key : `${key}="${value.replaceAll('"', '&quot;')}"`]
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

type Tags = { node: JsxElement; open: Edit; close: Edit | undefined }

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

/** Marks what was not converted: a comment around contents that are kept, a callout with the source in place of nothing. */
function placeholder({ node, open, close }: Tags, text: string): Edit[] {
  const source = text.slice(open.start, open.end).replace(/\s+/g, ' ')
  if (close) {
    const comment = `<!-- not imported: ${source.replaceAll('--', '- -')} -->`
    return [
      { ...open, text: comment },
      { ...close, text: '' },
    ]
  }
  if (node.type === 'mdxJsxTextElement') return [{ ...open, text: `\`${source}\`` }]
  return [{ ...open, text: `:::caution[Not imported]\n\`${source}\`\n:::` }]
}

/** How many levels of directives are inside an element. */
function heightOf(node: Nodes): number {
  if (!('children' in node)) return 0
  return Math.max(0, ...node.children.map((child) => heightOf(child) + (child.type === 'mdxJsxFlowElement' ? 1 : 0)))
}

/** The Markdown of `import Part from './_part.mdx'`, converted in the same way. */
function includedPartial(from: string, context: Context): string | undefined {
  const { conversion, depth } = context
  const file = /\.mdx?$/.test(from) && depth < MOST_INCLUDES ? conversion.include(from) : undefined
  if (!file) return undefined
  const body = file.text.replace(/^---\n[\s\S]*?\n---\n/, '')
  return convertMdx(unedited(body, 1), { ...conversion, source: file.path }, depth + 1).text.trim()
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
