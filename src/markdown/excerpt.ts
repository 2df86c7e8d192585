import type { Nodes, Parents, Root, RootContent } from 'mdast'
import { fillPlaceholders, type Html, html, placeholder } from '../model/html.ts'
import { type MarkdownText, markdownText } from '../model/markdown.ts'
import type { PostText } from '../model/page.ts'
import { type Href, hrefOf } from '../model/route.ts'
import { createContext, type TextContext } from './context.ts'
import type { RenderedPage } from './rendered.ts'
import { inDescription, renderTree } from './renderText.ts'
import { showsNothing } from './showsNothing.ts'

/** `more` is the word of Hugo and of Material for MkDocs. */
const MARKER = /^<!--\s*(?:truncate|more)\s*-->/

/**
 * The text before the marker, without the title, rendered again as part of another page; undefined if none of it shows
 * anything. Its problems are those of the page.
 */
export function excerptOf(root: Root, { title }: RenderedPage, context: TextContext): PostText['excerpt'] {
  const before = beforeMarker(root.children)
  if (!before) return undefined
  const heading = title && before.find((node) => node.type === 'heading')
  const shown = before.filter((node) => node !== heading)
  if (shown.every((node) => showsNothing(node))) return undefined
  // What the text refers to may be defined anywhere, also after the marker.
  const part: Root = {
    type: 'root',
    children: [...shown.filter((node) => !isDefinition(node)), ...definitionsIn(root)],
  }
  const { options, text, start, source, route, moved } = context
  const own = createContext({ options: inDescription(options), text, start, source, route, moved, idPrefix: '' })
  const { html: markup, repeated = markup, markdown } = renderTree(part, own, { headingLevel: 3 })
  const leading = (written: Html | MarkdownText): string => leadingTo(hrefOf(route, options), written)
  return { html: html(leading(repeated)), markdown: markdownText(leading(markdown)) }
}

/** The nodes before the marker, which may stand within one of them: this ends there. Undefined without a marker. */
function beforeMarker<T extends Nodes>(nodes: T[]): T[] | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'html' && MARKER.test(node.value)) return nodes.slice(0, index)
    const inner = 'children' in node ? beforeMarker<Nodes>(node.children) : undefined
    if (inner?.length === 0) return nodes.slice(0, index)
    if (inner) return [...nodes.slice(0, index), Object.assign({}, node, { children: inner })]
  }
  return undefined
}

const isDefinition = ({ type }: Nodes): boolean => type === 'definition' || type === 'footnoteDefinition'

function definitionsIn({ children }: Parents): RootContent[] {
  return children.flatMap((node): RootContent[] => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') return [node]
    return 'children' in node ? definitionsIn(node) : []
  })
}

/** A text whose links within its page lead to that page. */
const leadingTo = (page: Href, written: Html | MarkdownText): string =>
  fillPlaceholders(written, (each) => {
    const { kind, argument } = each
    if (kind === 'reference-href') return `${page}#${argument}`
    const isWithin = kind === 'address' && argument.startsWith('#')
    return placeholder(isWithin ? { kind, argument: page + argument } : each)
  })
