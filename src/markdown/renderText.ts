import type { Element, Nodes, Root } from 'hast'
import type { Checked, Place } from '../model/problem.ts'
import type { RichText } from '../model/richText.ts'
import { type Route, route, type SourcePath } from '../model/route.ts'
import { cleanText } from './cleanText.ts'
import { createContext, type TextContext } from './context.ts'

import { inOrder } from './inOrder.ts'
import { decode } from './links/decode.ts'
import { limitMarkers } from './nesting.ts'
import type { MarkdownOptions } from './options.ts'
import { safeTree } from './safeTree.ts'
import { stringify } from './stringify.ts'
import { transformTree } from './transforms/transformTree.ts'

export type RenderTextOptions = MarkdownOptions & {
  /** The file that relative links start from. */
  context: SourcePath
  /** The address of the page that shows the text, for links such as `#setup` and `../guide/`. */
  route?: Route
  /** The address that relative links start from, when the text was written for another site. */
  linkBase?: string | undefined
  /** Goes before the text's ids, so that texts can share a page. */
  headingPrefix?: string
  /** The level that the text's highest heading gets; those below it follow. */
  headingLevel?: number
}

/** Markdown that stands inside another document, as descriptions in OpenAPI do. `at` is where its first character is. */
export function renderText(markdown: string, at: Place, options: RenderTextOptions): Checked<RichText> {
  const {
    context: source,
    route: page = route('/'),
    headingPrefix: idPrefix = '',
    headingLevel = 4,
    linkBase,
  } = options
  const text = limitMarkers(cleanText(markdown))
  const context = createContext({ options, text, start: at, source, route: page, linkBase, idPrefix })

  const tree = safeTree(context)
  lowerHeadings(tree, headingLevel)
  transformTree(tree, context)
  pointWithin(tree, context)

  const value = { html: stringify(tree), links: context.links, ids: context.ids.anchors }
  return { value, problems: inOrder(context.problems) }
}

/** A heading inside a description must not outrank the heading of what it describes. */
function lowerHeadings(tree: Root, highest: number): void {
  const headings = elementsOf(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
  const shift = highest - Math.min(...headings.map(levelOf))
  for (const heading of headings) heading.tagName = `h${Math.min(6, Math.max(highest, levelOf(heading) + shift))}`
}

/** `#setup` in a text means its own heading, whose id has the prefix, before any other on the page. */
function pointWithin(tree: Root, { idPrefix, ids, links }: TextContext): void {
  if (idPrefix === '') return
  const isOwn = (id: string | undefined): boolean => id !== undefined && ids.places.has(idPrefix + id)
  for (const link of links) {
    if (link.kind === 'route' && link.target.startsWith('#') && isOwn(link.anchor)) link.anchor = idPrefix + link.anchor
  }
  for (const node of elementsOf(tree, 'a')) {
    const { href } = node.properties
    const id = typeof href === 'string' && href.startsWith('#') ? decode(href.slice(1)) : undefined
    if (isOwn(id)) node.properties['href'] = `#${encodeURIComponent(idPrefix + id)}`
  }
}

function elementsOf(node: Nodes, ...tagNames: string[]): Element[] {
  const found = node.type === 'element' && tagNames.includes(node.tagName) ? [node] : []
  return 'children' in node ? [...found, ...node.children.flatMap((child) => elementsOf(child, ...tagNames))] : found
}

const levelOf = ({ tagName }: Element): number => Number(tagName.slice(1))
