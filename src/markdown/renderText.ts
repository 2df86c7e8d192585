import type { Element, Nodes, Root } from 'hast'
import { placeholder } from '../model/html.ts'
import type { Checked, Place } from '../model/problem.ts'
import type { RichText, TextPosition } from '../model/richText.ts'
import { type Route, route, type SourcePath } from '../model/route.ts'
import { cleanText } from './cleanText.ts'
import { createContext, type TextContext } from './context.ts'
import { inOrder } from './inOrder.ts'
import { decode } from './links/decode.ts'
import { limitMarkers } from './nesting.ts'
import type { MarkdownOptions } from './options.ts'
import { safeTree } from './safeTree.ts'
import { plainText } from './sections.ts'
import { stringify } from './stringify.ts'
import { transformTree } from './transforms/transformTree.ts'
import { writeMarkdown } from './writer/writeMarkdown.ts'

export type RenderTextOptions = MarkdownOptions &
  TextPosition & {
    /** The file that relative links start from. */
    context: SourcePath
    /** The address of the page that shows the text, for links such as `#setup` and `../guide/`. */
    route?: Route
    /** The address that relative links start from, when the text was written for another site. */
    linkBase?: string | undefined
  }

/** Markdown that stands inside another document, as descriptions in OpenAPI do. `at` is where its first character is. */
export function renderText(markdown: string, at: Place, options: RenderTextOptions): Checked<RichText> {
  const {
    context: source,
    route: page = route('/'),
    headingPrefix: idPrefix = '',
    headingLevel = 4,
    linkBase,
    flat,
  } = options
  const text = limitMarkers(cleanText(markdown))
  const context = createContext({ options, text, start: at, source, route: page, linkBase, flat, idPrefix })

  const tree = safeTree(context)
  lowerHeadings(tree, headingLevel)
  transformTree(tree, context)
  pointWithin(tree, context, options)

  const value: RichText = {
    html: stringify(tree),
    text: plainText(context.words),
    markdown: writeMarkdown(tree),
    links: context.links,
    ids: context.ids.anchors,
    ignores: flat ? context.ignores.map((each) => ({ ...each, line: at.line })) : context.ignores,
    repeated: undefined,
  }
  if (value.ids.length > 0) value.repeated = stringify(withoutIds(tree))
  return { value, problems: inOrder(context.problems) }
}

/** A heading inside a description must rank below the heading of the described element. */
function lowerHeadings(tree: Root, highest: number): void {
  const headings = elementsOf(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
  const shift = highest - Math.min(...headings.map(levelOf))
  for (const heading of headings) heading.tagName = `h${Math.min(6, Math.max(highest, levelOf(heading) + shift))}`
}

/**
 * `#setup` in a text means its own heading, whose id has the prefix, before any other on the page; what is not on the page
 * is on the one that the text was written for.
 */
function pointWithin(
  tree: Root,
  { idPrefix, ids, links }: TextContext,
  { idMeantBy, linkBase }: RenderTextOptions,
): void {
  const hasOwn = (id: string): boolean => ids.places.has(id)
  const meant = (id: string): string | undefined => {
    if (hasOwn(id)) return id
    return hasOwn(idPrefix + id) ? idPrefix + id : idMeantBy?.(id, hasOwn)
  }
  for (const [index, link] of links.entries()) {
    if (link.kind !== 'route' || !link.target.startsWith('#') || link.anchor === undefined) continue
    const id = meant(link.anchor)
    if (id !== undefined) link.anchor = id
    else if (linkBase !== undefined) links[index] = { ...link, kind: 'external', href: urlOf(link.target, linkBase) }
  }
  for (const { properties } of elementsOf(tree, 'a')) {
    const { href } = properties
    if (typeof href !== 'string' || !/^#./s.test(href)) continue
    const written = decode(href.slice(1))
    const id = meant(written)
    if (id !== undefined || linkBase === undefined) {
      properties['href'] = addressWithin(id === undefined || id === written ? href.slice(1) : encodeURIComponent(id))
      continue
    }
    properties['href'] = urlOf(href, linkBase)
    properties['rel'] = ['noopener', 'noreferrer']
  }
}

/** An id has nothing in it that would have to be escaped: other fragments stay as they are written. */
const addressWithin = (fragment: string): string =>
  /[&<>"'`\s\0]/.test(fragment) ? `#${fragment}` : placeholder({ kind: 'reference-href', argument: fragment })

const urlOf = (relative: string, base: string): string =>
  URL.canParse(relative, base) ? new URL(relative, base).href : base

function elementsOf(node: Nodes, ...tagNames: string[]): Element[] {
  const found = node.type === 'element' && tagNames.includes(node.tagName) ? [node] : []
  return 'children' in node ? [...found, ...node.children.flatMap((child) => elementsOf(child, ...tagNames))] : found
}

function withoutIds<T extends Nodes>(node: T): T {
  if (node.type === 'element') delete node.properties['id']
  if ('children' in node) node.children.forEach(withoutIds)
  return node
}

const levelOf = ({ tagName }: Element): number => Number(tagName.slice(1))
