import type { Statement } from '@babel/types'
import type { Nodes } from 'mdast'
import type { Conversion } from '../convert/dialect.ts'
import type { Edit, Edited } from '../convert/edits.ts'
import { marginAt } from '../convert/lines.ts'
import type { PlaceInText } from '../convert/places.ts'
import type { Attributes } from '../convert/treatment.ts'
import type { Scope } from '../read/javascript/scope.ts'
import type { ForeignPlace } from '../tally.ts'
import type { Imports, JsxElement } from './attributes.ts'

/** A page while it is converted. */
export type Context = {
  text: string
  lines: number[]
  /** The line of an offset in the text. */
  placeAt: (offset: number) => PlaceInText
  imports: Imports
  /** What names in expressions stand for: `props.name` of a part, and what the page exports. */
  constants: ReadonlyMap<string, string>
  /** Components of the page's own that add nothing but markup. */
  wrappers: ReadonlySet<string>
  /** What the expressions of the page may refer to, and the statements that define it. */
  scope: Scope
  statements: Statement[]
  conversion: Conversion
  edits: Edit[]
  /** How much indentation each line loses, by its index. */
  dedent: Map<number, number>
  /** Whether the element is in a grid that becomes a list of cards. */
  isInCards: boolean
  /** The labels of the tabs around, by their values or, if these have none, by their elements. */
  labels: ReadonlyMap<string | JsxElement, string>
  /** Converts a part that the page imports; undefined where parts are nested too deeply, as in a circle, or too many. */
  convertPart(text: Edited, conversion: Conversion, props: Attributes): Edited | undefined
  /** Converts what a component of the page shows, for which the same holds; undefined also where it is not MDX. */
  convertExpansion(text: Edited, isInCards: boolean): Edited | undefined
}

type Positioned = { position?: Nodes['position'] }

export function rangeOf({ position }: Positioned): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

export function note(construct: string, outcome: 'converted' | 'left', node: Positioned, context: Context): void {
  context.conversion.tally.note(construct, outcome, placeOf(node, context))
}

/** Notes what is left for one reason, at the first element that has it. */
export function noteOnce(construct: string, node: Positioned, context: Context): void {
  context.conversion.tally.noteOnce(construct, placeOf(node, context))
}

function placeOf({ position }: Positioned, { conversion, lines }: Context): ForeignPlace {
  const line = position?.start.line ?? 1
  return { file: conversion.source, line: lines[line - 1] ?? line }
}

/** The ranges of the tags around the contents of an element; without contents, the first is the whole element. */
export function tagsOf(node: JsxElement, text: string): { open: Edit; close: Edit | undefined } {
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

/** What begins lines that are written at an offset, where lines may have lost a part of their indentation. */
export function marginIn({ text, dedent, placeAt }: Context, offset: number): { margin: string; isFirst: boolean } {
  const { line, lineStart } = placeAt(offset)
  const { margin, isFirst } = marginAt(text, offset, lineStart)
  return { margin: margin.slice(dedent.get(line) ?? 0), isFirst }
}
