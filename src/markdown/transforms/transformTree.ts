import type { Element, ElementContent, Parents, Root, RootContent } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import { markedDrawing, readMarks } from '../blocks/mark.ts'
import { codeBlock } from '../code/codeBlock.ts'
import type { TextContext } from '../context.ts'
import type { DrawnText } from '../drawnText.ts'
import { element } from '../hastElement.ts'
import { rewriteAddresses } from '../links/rewriteAddresses.ts'
import { isCode, replaceInAttributes, replaceInCode, replaceInText } from '../variables.ts'
import { claimIds, isFootnoteLabel } from './elementIds.ts'
import { type FoundHeading, findHeading, finishHeading, takeExplicitId } from './heading.ts'
import { image } from './image.ts'
import { drawingLink, isFootnoteLink, link } from './link.ts'

/** Where the walk is: inside an inline SVG, code, a link, or something that is not part of the plain text. */
type Walk = {
  context: TextContext
  headings: FoundHeading[]
  /** The element that the node is directly in. */
  parent: Parents
  inDrawing: boolean
  inCode: boolean
  inLink: boolean
  silent: boolean
}

/**
 * Turns the elements of a safe tree into what a page holds, in one walk: variables, ids, links, images, code,
 * tables and headings. Collects links, ids, headings and the plain text on the way.
 */
export function transformTree(root: Root, context: TextContext): void {
  const headings: FoundHeading[] = []
  const outside = { inDrawing: false, inCode: false, inLink: false, silent: false }
  transformChildren(root, { context, headings, parent: root, ...outside })
  for (const heading of headings) finishHeading(heading, context)
}

function transformChildren(parent: Parents, walk: Walk): void {
  const children: RootContent[] = parent.children
  for (const [index, child] of children.entries()) children[index] = transformNode(child, walk)
}

function transformNode(node: RootContent, walk: Walk): RootContent {
  if (node.type === 'element') return transformElement(node, walk)
  if (node.type !== 'text') return node
  node.value = walk.inCode ? replaceInCode(node.value, walk.context) : replaceInText(node.value, node, walk.context)
  if (!walk.silent) walk.context.words.push(node.value)
  return node
}

function transformElement(node: Element, walk: Walk): ElementContent {
  const { context } = walk
  const code = node.tagName === 'pre' ? codeBlock(node, context) : undefined
  if (code) return code
  const drawn = markedDrawing(node)
  if (drawn) return shownDrawing(drawn, walk)
  readMarks(node)
  replaceInAttributes(node, context)
  if (HEADINGS.has(node.tagName)) node.properties['id'] = takeExplicitId(node) ?? node.properties['id']
  claimIds(node, context)
  const from = context.words.length
  transformChildren(node, walkInto(node, { ...walk, parent: node }))
  if (BLOCKS.has(node.tagName) || node.data?.part) context.words.push('\n')
  return finishElement(node, walk, from)
}

function shownDrawing(drawn: DrawnText, { context }: Walk): Raw {
  context.words.push(drawn.text)
  return { type: 'raw', value: drawn.html, data: { drawn } }
}

function walkInto(node: Element, walk: Walk): Walk {
  if (node.tagName === 'svg') return { ...walk, inDrawing: true, silent: true }
  if (isCode(node)) return { ...walk, inCode: true }
  if (isFootnoteLink(node)) return { ...walk, silent: true }
  return node.tagName === 'a' || node.tagName === 'picture' ? { ...walk, inLink: true } : walk
}

/** By now the children are what they will be, so that the text of a heading or link is known. */
function finishElement(node: Element, walk: Walk, from: number): ElementContent {
  const { context, headings, parent, inDrawing, inLink } = walk
  const { page } = context.options.texts
  switch (node.tagName) {
    case 'a':
      return inDrawing ? drawingLink(node, context) : link(node, parent, context)
    case 'img':
      return image(node, context, inLink)
    case 'source':
    case 'video':
    case 'audio':
    case 'track':
      rewriteAddresses(node, context)
      return node
    case 'input':
      // The list allows only the boxes of task lists; alone they have no name.
      return {
        ...node,
        properties: { ...node.properties, ariaLabel: page[node.properties['checked'] ? 'done' : 'toDo'] },
      }
    case 'table':
      return { ...element('div', {}, [node]), data: { part: { name: 'TableFrame', props: {} } } }
    case 'details':
      return { ...node, data: { part: { name: 'Details', props: {} } } }
    default:
      if (HEADINGS.has(node.tagName) && !isFootnoteLabel(node, context)) headings.push(findHeading(node, context, from))
      return node
  }
}

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

const BLOCKS: ReadonlySet<string> = new Set(
  'p li dt dd h1 h2 h3 h4 h5 h6 td th tr caption figcaption summary blockquote br hr div section aside'.split(' '),
)
