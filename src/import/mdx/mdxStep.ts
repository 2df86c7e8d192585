import type { Statement } from '@babel/types'
import type { Nodes, Parent, Root } from 'mdast'
import { codeSpan } from '../../model/markdown.ts'
import { LATER_TAB } from '../convert/blockComponents.ts'
import { isListOfCards } from '../convert/cardComponents.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { applyEdits, type Edited } from '../convert/edits.ts'
import { indented } from '../convert/lines.ts'
import { placesIn } from '../convert/places.ts'
import type { Attributes } from '../convert/treatment.ts'
import { scopeOf } from '../markup/scopeOf.ts'
import { type JsxElement, literalIn, orderedLabels, tabLabels } from './attributes.ts'
import { opensLaterTab } from './chosenTab.ts'
import { visitComponent } from './component.ts'
import { type Context, marginIn, note, noteOnce, rangeOf, tagsOf } from './context.ts'
import { contentsIndent, dedentEdits } from './dedent.ts'
import { elementsIn } from './elementsIn.ts'
import { visitHtml } from './htmlElement.ts'
import { withImportGaps } from './importGaps.ts'
import { constantsIn, importsIn, modulesIn, wrappersIn } from './imports.ts'
import { expandedExpression, shownHtml } from './ownMarkup.ts'
import { parseMdx } from './parseMdx.ts'
import { valueInData } from './parts.ts'

/** Partials may include one another; deeper than this they go in a circle. */
const MOST_INCLUDES = 8

/** Parts of one page, each of which is parsed. */
const MOST_PARTS = 100

/** Turns MDX into Markdown: imports go, known components become directives, and others are marked. */
export const mdxStep =
  (hasFormulas: boolean): Step =>
  (edited, conversion) =>
    convertMdx(edited, conversion, {
      props: {},
      depth: 0,
      hasFormulas,
      parts: { left: MOST_PARTS },
      around: [],
      isInCards: false,
    })

/**
 * The attributes that a part is used with, how deeply, how many more parts its page may have, and the statements of the page
 * and whether it is in cards there, if it is a part of its text.
 */
type Use = {
  props: Attributes
  depth: number
  hasFormulas: boolean
  parts: { left: number }
  around: Statement[]
  isInCards: boolean
}

function convertMdx(written: Edited, conversion: Conversion, use: Use): Edited {
  const { props, depth, hasFormulas, parts, around, isInCards } = use
  if (!/[<{]|^(?:import|export)\s/m.test(written.text)) return written
  const edited = withImportGaps(written)
  const { text, lines } = edited
  const parsed = parseMdx(text, hasFormulas)
  for (const { line, reason } of parsed.kind === 'parsed' ? parsed.unparsed : [parsed])
    conversion.tally.note(`MDX that cannot be parsed: ${reason}`, 'left', {
      file: conversion.source,
      line: lines[line - 1] ?? line,
    })
  if (parsed.kind === 'invalid') return edited
  const given = Object.entries(props).map(([name, value]) => [`props.${name}`, value] as const)
  const statements = [...around, ...modulesIn(parsed.root)]
  const constants = new Map([...constantsIn(statements), ...given])
  const context: Context = {
    text,
    lines,
    placeAt: placesIn(text),
    imports: new Map([...importsIn(statements), ...constants]),
    constants,
    wrappers: wrappersIn(statements),
    scope: scopeOf(
      conversion.source,
      statements,
      depth > 0 ? { ...conversion.names, props } : conversion.names,
      conversion.modules,
    ),
    statements,
    conversion,
    edits: [],
    dedent: new Map(),
    labels: new Map(),
    isInCards,
    convertPart(part, inner, own) {
      if (depth >= MOST_INCLUDES || parts.left <= 0) return undefined
      parts.left -= 1
      return convertMdx(part, inner, { ...use, props: own, depth: depth + 1, around: [], isInCards: false })
    },
    convertExpansion(part, inCards) {
      if (depth >= MOST_INCLUDES || parts.left <= 0) return undefined
      parts.left -= 1
      const read = parseMdx(part.text, hasFormulas)
      if (read.kind === 'invalid' || read.unparsed.length > 0) return undefined
      return convertMdx(part, conversion, { ...use, depth: depth + 1, around: statements, isInCards: inCards })
    },
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
  const literal =
    comment === undefined
      ? (literalIn(written, context.constants) ??
        valueInData(written, context) ??
        context.conversion.valueNamed(written) ??
        shownHtml(written, context) ??
        (node.type === 'mdxFlowExpression' ? expandedExpression(written, lineOf(node, context), context) : undefined))
      : undefined
  const isEmpty = written === '' || comment !== undefined
  note(
    comment === undefined ? '{expression}' : '{/* comment */}',
    isEmpty || literal !== undefined ? 'converted' : 'left',
    node,
    context,
  )
  const range = rangeOf(node)
  const line = context.text.slice(context.placeAt(range.start).lineStart, range.start)
  const { margin } = marginIn(context, range.start)
  const shown = literal?.includes('{{') && !literal.includes('`') ? `\`${literal}\`` : literal
  // A line of Markdown that begins with a comment of HTML is not text.
  const isBeforeText = node.type === 'mdxTextExpression' && line.trim() === ''
  const text = isEmpty ? (isBeforeText ? '' : commentText(comment ?? '', line)) : (shown ?? codeSpan(`{${written}}`))
  context.edits.push({ ...range, text: indented(text, margin) })
}

const lineOf = ({ position }: Nodes, { lines }: Context): number => lines[(position?.start.line ?? 1) - 1] ?? 1

/** A comment of HTML; on a heading, one such as `#setup` is its id. */
function commentText(comment: string, line: string): string {
  const id = line.startsWith('#') ? /^\s*(#[\w-]+)\s*$/.exec(comment)?.[1] : undefined
  if (id !== undefined) return `{${id}}`
  return comment === '' ? '' : `<!--${comment.replaceAll('--', '- -')}-->`
}

function visitElement(node: JsxElement, context: Context, indent: number): void {
  const { name } = node
  const inner = contentsIndent(node, context, indent)
  if (name === null) {
    const { open, close } = tagsOf(node, context.text)
    context.edits.push(open, ...(close ? [close] : []))
  } else {
    const visitNamed = /^[a-z]/.test(name) && !name.includes('.') ? visitHtml : visitComponent
    if (visitNamed(node, name, context) === 'replaced') return
  }
  if (name === 'Tabs' && opensLaterTab(node)) noteOnce(LATER_TAB, node, context)
  const labels = name === 'Tabs' ? labelsOf(node) : context.labels
  const { start, end } = rangeOf(node)
  const isInCards =
    context.isInCards || (/^(?:Doc)?CardGrid$/.test(name ?? '') && isListOfCards(context.text.slice(start, end)))
  visitChildren(node, { ...context, labels, isInCards }, inner)
}

/** What `<Tabs>` says its tabs are called. */
function labelsOf(tabs: JsxElement): Map<string | JsxElement, string> {
  const ordered = orderedLabels(tabs)
  const byElement = elementsIn(tabs).flatMap((tab, index): [JsxElement, string][] => {
    const label = ordered[index]
    return label ? [[tab, label]] : []
  })
  return new Map<string | JsxElement, string>([...tabLabels(tabs), ...byElement])
}
