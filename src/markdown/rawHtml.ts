import type { Nodes, Root } from 'hast'
import { raw } from 'hast-util-raw'
import type { Raw } from 'mdast-util-to-hast'
import type { Plugin } from 'unified'
import { pushAll } from '../model/pushAll.ts'
import { withClosedTags } from './closedTags.ts'
import { isComment } from './comment.ts'
import type { TextContext } from './context.ts'
import { asRoot, element } from './hastElement.ts'
import { isLineBreak, MOST_ISLANDS, readIsland } from './islands.ts'
import { tooDeep } from './nesting.ts'
import { reportUnsafe } from './sanitize/reportUnsafe.ts'

/** Parses raw HTML into elements, as browsers do. Costly, so only used where there is raw HTML. */
export const parseRawHtml: Plugin<[TextContext], Root> = (context) => (tree, file) => {
  const raws: Raw[] = []
  collectRaw(tree, raws)
  if (raws.length === 0) return tree
  if (isMadeOfIslands(tree, raws)) {
    const children = childrenWithIslands(tree, context)
    if (children) return withoutRaw({ ...tree, children })
  }
  for (const each of raws) each.value = withClosedTags(withWholeLines(each.value))
  const parsed = parsedOrTooDeep(() => asRoot(raw(tree, { file })))
  if (!parsed || isDeeperThan(MAX_DEPTH, parsed)) {
    context.problems.push(tooDeep(context.placeOf(raws[0] ?? tree)))
    return withoutRaw(tree)
  }
  fixColumns(parsed, prefixesByLine(raws, context.text))
  reportUnsafe(parsed, context)
  return parsed
}

/** The parser counts a line twice that ends with an ampersand; a reference to one means the same. */
const withWholeLines = (html: string): string => html.replace(/&(?=\n)/g, '&amp;')

/** Whether each piece is a comment, a line break, or stands in nothing else. */
function isMadeOfIslands({ children }: Root, raws: Raw[]): boolean {
  const atRoot = new Set<Nodes>(children)
  const islands = raws.filter((each) => atRoot.has(each))
  return (
    islands.length <= MOST_ISLANDS &&
    raws.every((each) => atRoot.has(each) || isComment(each.value) || isLineBreak(each.value))
  )
}

function childrenWithIslands({ children }: Root, context: TextContext): Root['children'] | undefined {
  const found: Root['children'] = []
  for (const child of children) {
    const island = child.type === 'raw' && !isComment(child.value) ? readIsland(child, context)?.children : [child]
    if (!island) return undefined
    pushAll(found, island)
  }
  reportUnsafe({ type: 'root', children: found }, context)
  return found
}

/**
 * The parser nests elements that are left open, and builds its tree recursively; it cannot be stopped before the stack
 * overflows.
 */
function parsedOrTooDeep(parse: () => Root): Root | undefined {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

// Twice the depth that Markdown may nest.
const MAX_DEPTH = 400

function isDeeperThan(limit: number, tree: Nodes): boolean {
  const open = [{ node: tree, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > limit) return true
    if ('children' in next.node) for (const node of next.node.children) open.push({ node, depth: next.depth + 1 })
  }
  return false
}

function collectRaw(node: Nodes, found: Raw[]): void {
  if (node.type === 'raw') found.push(node)
  else if ('children' in node) for (const child of node.children) collectRaw(child, found)
}

/** The tree without comments, and with line breaks for those that are written in HTML. */
function withoutRaw<T extends Nodes>(node: T): T {
  if ('children' in node) {
    const kept = node.children.flatMap((child) => {
      if (child.type !== 'raw') return [withoutRaw(child)]
      const { position } = child
      return isLineBreak(child.value) ? [{ ...element('br', {}, []), ...(position ? { position } : {}) }] : []
    })
    node.children = kept as typeof node.children
  }
  return node
}

/**
 * Inside a quote or list, the lines of raw HTML reach the parser without the `> ` or indentation before them, so that
 * its columns are too small by as much. What is missing, by line.
 */
function prefixesByLine(raws: Raw[], text: string): Map<number, number> {
  const prefixes = new Map<number, number>()
  const multiline = raws.filter(({ value }) => value.includes('\n'))
  if (multiline.length === 0) return prefixes
  const lines = text.split('\n')
  for (const { value, position } of multiline) {
    // Inside a paragraph a piece of raw HTML is one tag, so that nothing begins on its later lines.
    if (!position || position.end.column <= (lines[position.end.line - 1]?.trimEnd().length ?? 0)) continue
    value.split('\n').forEach((line, index) => {
      const number = position.start.line + index
      const missing = (lines[number - 1]?.length ?? 0) - line.length
      if (index > 0 && missing > 0) prefixes.set(number, missing)
    })
  }
  return prefixes
}

function fixColumns(node: Nodes, prefixes: Map<number, number>): void {
  if (prefixes.size === 0) return
  const start = node.position?.start
  if (start) start.column += prefixes.get(start.line) ?? 0
  if ('children' in node) for (const child of node.children) fixColumns(child, prefixes)
}
