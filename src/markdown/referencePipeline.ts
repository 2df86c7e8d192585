import type { Element, Nodes, Root } from 'hast'
import type { TextContext } from './context.ts'
import { firstParagraph } from './pageDescription.ts'
import { takeTitle } from './pageTitle.ts'
import type { Pipeline } from './rendered.ts'
import { sanitizeTree } from './sanitize/sanitizeTree.ts'
import { leadsWithin, levelIn, pointLinksWithin, pointWithin, type SharedPage } from './sharedPage.ts'
import { stringify, withoutIds } from './stringify.ts'
import { toHast } from './toHast.ts'
import { EXTERNAL_REL } from './transforms/link.ts'
import { transformTree } from './transforms/transformTree.ts'
import { writeMarkdown } from './writer/writeMarkdown.ts'

/** The whole of it: Markdown to a tree of elements, which is sanitised, transformed and written. */
export const referencePipeline: Pipeline = {
  page(root, _survey, context, written) {
    const tree = sanitizeTree(toHast(root, context))
    const title = takeTitle(tree, written, context)
    transformTree(tree, context)
    return { title, description: () => firstParagraph(tree), body: stringify(tree), markdown: writeMarkdown(tree) }
  },
  text(root, _survey, context, shared) {
    const tree = sanitizeTree(toHast(root, context))
    lowerHeadings(tree, shared)
    transformTree(tree, context)
    pointLinksWithin(context, shared)
    pointAnchorsWithin(tree, context, shared)
    return { markup: stringify(tree), repeated: () => stringify(withoutIds(tree)), markdown: writeMarkdown(tree) }
  },
}

function lowerHeadings(tree: Root, shared: SharedPage): void {
  const headings = elementsOf(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
  const levelFor = levelIn(
    headings.reduce((least, each) => Math.min(least, levelOf(each)), Number.POSITIVE_INFINITY),
    shared,
  )
  for (const heading of headings) heading.tagName = `h${levelFor(levelOf(heading))}`
}

function pointAnchorsWithin(tree: Root, context: TextContext, shared: SharedPage): void {
  const pointTo = pointWithin(context, shared)
  for (const { properties } of elementsOf(tree, 'a')) {
    const { href } = properties
    if (typeof href !== 'string' || !leadsWithin(href)) continue
    const pointed = pointTo(href)
    properties['href'] = pointed.href
    if (pointed.isExternal) properties['rel'] = [...EXTERNAL_REL]
  }
}

function elementsOf(node: Nodes, ...tagNames: string[]): Element[] {
  const found = node.type === 'element' && tagNames.includes(node.tagName) ? [node] : []
  return 'children' in node ? [...found, ...node.children.flatMap((child) => elementsOf(child, ...tagNames))] : found
}

const levelOf = ({ tagName }: Element): number => Number(tagName.slice(1))
