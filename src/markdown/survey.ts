import type { Root as HtmlRoot } from 'hast'
import type { Definition, FootnoteDefinition, Html, Nodes, Root } from 'mdast'
import { noteDiagram, reportUndrawn } from './code/diagram.ts'
import { noteName, noteSample } from './codeSamples.ts'
import type { TextContext } from './context.ts'
import { reportAlert, reportDirective } from './directives/reportDirective.ts'
import { judgeEmbed } from './embeds/judgeEmbed.ts'
import { noteExamples } from './exampleTexts.ts'
import { drawCardIcons, drawIcon } from './icons/drawIcons.ts'
import { noteIgnore } from './ignoreComments.ts'
import { MOST_ISLANDS } from './islands.ts'
import { drawFormulas } from './math/drawFormulas.ts'
import { MAX_DEPTH, tooDeep, tooManyMarks } from './nesting.ts'
import { reportUnresolvedSyntax } from './unresolvedSyntax.ts'
import { atIndex, type Inside, isKnown, NOWHERE, within } from './walk/known.ts'
import { knownIsland } from './walk/knownIsland.ts'

/** What both pipelines need of a text before they render it. */
export type Survey = {
  /** By their identifiers; the first one counts. */
  definitions: Map<string, Definition>
  footnotes: Map<string, FootnoteDefinition>
  /** Raw HTML that stands for itself, parsed. */
  islands: Map<Html, HtmlRoot>
  /** The level of the highest heading, that of the footnotes included; infinite without any. */
  highest: number
  /** Whether the fast pipeline supports all that the text contains. */
  isKnown: boolean
}

type Surveying = {
  survey: Survey
  context: TextContext
  lines(): string[]
  /** Of the definitions in the text. */
  labels(): string[]
  references: { offset: number; identifier: string }[]
}

/**
 * The one look at a tree before it is rendered: removes what is nested too deeply, since what follows walks trees
 * recursively; notes code, names and comments; and finds out which pipeline can render it.
 */
export function surveyTree(root: Root, context: TextContext): Survey {
  const survey: Survey = {
    definitions: new Map(),
    footnotes: new Map(),
    islands: new Map(),
    highest: Infinity,
    isKnown: true,
  }
  const lines = lazily(() => context.text.split('\n'))
  const labels = lazily(() => definitionsIn(root).map(({ label, identifier }) => label ?? identifier))
  const surveying: Surveying = { survey, context, lines, labels, references: [] }
  const exhausted = root.data?.exhausted
  if (exhausted !== undefined) context.problems.push(tooManyMarks(context.placeAt(exhausted)))
  drawFormulas(root, context)
  visit(surveying, root, 0, NOWHERE)
  for (const { offset, identifier } of surveying.references) {
    const definition = survey.definitions.get(identifier.toUpperCase())
    if (definition) context.definitionAt.set(offset, definition)
  }
  return survey
}

function visit(surveying: Surveying, node: Nodes, depth: number, inside: Inside): void {
  const { survey, context } = surveying
  if (survey.isKnown && !isKnown(node, inside, context.options) && !isKnownIsland(surveying, node, depth))
    survey.isKnown = false
  report(surveying, node)
  collect(surveying, node, inside)
  if (!('children' in node)) return
  if (depth >= MAX_DEPTH) {
    context.problems.push(tooDeep(context.placeOf(node)))
    node.children = []
    survey.isKnown = false
  }
  const deeper = within(node, inside)
  for (const [index, child] of node.children.entries()) visit(surveying, child, depth + 1, atIndex(node, index, deeper))
}

function isKnownIsland({ survey, context }: Surveying, node: Nodes, depth: number): boolean {
  const island = node.type === 'html' && depth === 1 ? knownIsland(node, context) : undefined
  if (island && node.type === 'html') survey.islands.set(node, island)
  return island !== undefined && survey.islands.size <= MOST_ISLANDS
}

/** Reports what is wrong with a node, and notes what is checked later. */
function report({ context, lines, labels }: Surveying, node: Nodes): void {
  switch (node.type) {
    case 'text':
      reportUnresolvedSyntax(node, labels, context)
      break
    case 'inlineCode':
      noteName(node, context)
      noteExamples(node, lines, context)
      break
    case 'code':
      noteSample(node, lines, context)
      noteExamples(node, lines, context)
      reportUndrawn(node, context)
      noteDiagram(node, context)
      break
    case 'icon':
      drawIcon(node, context)
      break
    case 'html':
      noteIgnore(node, lines, context)
      break
    case 'containerDirective':
      reportDirective(node, context)
      if (node.name === 'embed') judgeEmbed(node, context)
      if (node.name === 'cards') drawCardIcons(node, context)
      break
    case 'blockquote':
      reportAlert(node, context)
  }
}

/** Collects what other nodes of the text refer to, and the levels of headings. */
function collect({ survey, references }: Surveying, node: Nodes, inside: Inside): void {
  switch (node.type) {
    case 'definition':
      addFirst(survey.definitions, node)
      break
    case 'footnoteDefinition':
      addFirst(survey.footnotes, node)
      break
    case 'heading':
      survey.highest = Math.min(survey.highest, node.depth)
      break
    case 'linkReference':
    case 'imageReference':
      references.push({ offset: node.position?.start.offset ?? -1, identifier: node.identifier })
      break
    case 'footnoteReference':
      // What is only in a footnote without a reference is not shown.
      if (!inside.footnote && inside.isShown) survey.highest = Math.min(survey.highest, 2)
  }
}

function lazily<T>(compute: () => T): () => T {
  let known: { value: T } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}

function addFirst<T extends { identifier: string }>(found: Map<string, T>, node: T): void {
  const key = node.identifier.toUpperCase()
  if (!found.has(key)) found.set(key, node)
}

function definitionsIn(node: Nodes): Definition[] {
  if (node.type === 'definition') return [node]
  return 'children' in node ? node.children.flatMap(definitionsIn) : []
}
