import type { Html, Nodes, Parents, Root } from 'mdast'
import { lastIndexWhile } from '../../model/lastIndexWhile.ts'
import { pushAll } from '../../model/pushAll.ts'

/** What a reader of a page reads as text, in the places where it is in the source. */
export type Readable = {
  /** The source, in which code, tags, addresses and marks of Markdown are characters without a meaning in any syntax. */
  text: string
  /** In their order; a block of HTML holds text, too. */
  blocks: Block[]
  /** The block that an offset is in; undefined outside of all. */
  blockAt(offset: number): Block | undefined
}

type Range = { start: number; end: number }
export type Block = Range & { kind: 'paragraph' | 'heading' | 'cell' | 'html' }

/** A soft hyphen is no part of any syntax, and keeps a string of Latin letters one byte each. */
const FILLER = '\u00AD'

export function readableIn(root: Root, text: string): Readable {
  const found = rangesIn(root, text)
  const blocks = found.blocks.toSorted((a, b) => a.start - b.start)
  return {
    text: covered(text, found.covers),
    blocks,
    blockAt(offset) {
      const block = blocks[lastBefore(blocks, offset)]
      return block && offset < block.end ? block : undefined
    },
  }
}

function covered(text: string, covers: Range[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of covers.toSorted((a, b) => a.start - b.start)) {
    if (end <= at || start >= end) continue
    const from = Math.max(at, start)
    pieces.push(text.slice(at, from), FILLER.repeat(end - from))
    at = end
  }
  return [...pieces, text.slice(at)].join('')
}

/** The index of the last range that starts at an offset or before it, or -1. */
export const lastBefore = (ranges: readonly Range[], offset: number): number =>
  lastIndexWhile(ranges, ({ start }) => start <= offset)

function rangesIn(root: Root, text: string): { blocks: Block[]; covers: Range[] } {
  const [blocks, covers]: [Block[], Range[]] = [[], []]
  const inline = new Set<Nodes>()
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') continue
    const range = rangeOf(node)
    const kind = KINDS.get(node.type)
    if (range && kind && !inline.has(node)) blocks.push({ ...range, kind })
    if (range && node.type === 'html') {
      pushAll(covers, tagsIn(node, range, text))
    } else if (range) pushAll(covers, coversOf(node, range, text))
    if (!('children' in node)) continue
    pushAll(covers, codeInHtml(node))
    // A tag within a block is not a block of its own.
    if (kind || inline.has(node)) for (const child of node.children) inline.add(child)
    pushAll(open, node.children)
  }
  return { blocks, covers }
}

const KINDS: ReadonlyMap<string, Block['kind']> = new Map([
  ['paragraph', 'paragraph'],
  ['definitionTerm', 'paragraph'],
  ['heading', 'heading'],
  ['tableCell', 'cell'],
  ['html', 'html'],
])

function rangeOf({ position }: Nodes): Range | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset]
  return start === undefined || end === undefined ? undefined : { start, end }
}

/** What of a node is not text. Brackets and backticks stay, since attributes are written after them. */
function coversOf(node: Nodes, { start, end }: Range, text: string): Range[] {
  switch (node.type) {
    case 'code':
    case 'formula':
    case 'inlineFormula':
    case 'icon':
    case 'definition':
    case 'footnoteReference':
      return [{ start, end }]
    case 'inlineCode':
      return [{ start: start + 1, end: end - 1 }]
    case 'link':
    case 'linkReference': {
      if (text[start] === '<') return [{ start, end }]
      const last = node.children.at(-1)?.position?.end.offset
      // A reference that is defined is not a citation.
      const opening = node.type === 'link' ? [] : [{ start, end: start + 1 }]
      return last === undefined ? opening : [...opening, { start: last + 2, end: end - 1 }]
    }
    case 'image':
      return [{ start: start + Math.max(0, text.slice(start, end).lastIndexOf('](')) + 2, end: end - 1 }]
    case 'emphasis':
    case 'strong':
    case 'delete': {
      const [first, last] = [node.children[0]?.position?.start.offset, node.children.at(-1)?.position?.end.offset]
      return first === undefined || last === undefined
        ? []
        : [
            { start, end: first },
            { start: last, end },
          ]
    }
    default:
      return []
  }
}

const TAG =
  /<!--[\s\S]*?(?:-->|$)|<(pre|code|kbd|samp|script|style|textarea)\b[\s\S]*?<\/\1\s*>|<[/!?]?[A-Za-z](?:[^<>"']|"[^"]*"|'[^']*'){0,2000}>/gi

function tagsIn({ value }: Html, { start, end }: Range, text: string): Range[] {
  if (text.startsWith(value.slice(0, 20), start))
    return [...value.matchAll(TAG)].map(({ index, 0: tag }) => ({
      start: start + index,
      end: start + index + tag.length,
    }))
  // A comment stands in the tree for a directive without contents; other nodes are of the file that is included here.
  return value.startsWith('<!--') ? [{ start, end }] : []
}

/** What is between the tags of `<code>` and its like within a line. */
function codeInHtml({ children }: Parents): Range[] {
  const covers: Range[] = []
  let opened: number | undefined
  for (const child of children) {
    const range = child.type === 'html' ? rangeOf(child) : undefined
    if (child.type !== 'html' || !range) continue
    if (/^<(?:code|kbd|samp|pre)\b[^<]*>$/i.test(child.value)) opened ??= range.end
    else if (opened !== undefined && /^<\/(?:code|kbd|samp|pre)\s*>$/i.test(child.value)) {
      covers.push({ start: opened, end: range.start })
      opened = undefined
    }
  }
  return covers
}
