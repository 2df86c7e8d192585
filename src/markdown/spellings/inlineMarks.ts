import type { Emphasis, Nodes, PhrasingContent, Text } from 'mdast'
import type { Point } from 'unist'

/** `==marked==`, which begins and ends at a word. */
const MARKED = /(?<![\p{L}\p{N}=\\])==(?![\s=])([^=\n]+)(?<!\s)==(?![\p{L}\p{N}=])/gu

/** Makes elements of what is marked within a line, in the children of a node. */
export function markInline(node: Nodes, text: string): void {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell':
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'link':
    case 'linkReference':
      if (node.children.some(isMarked))
        node.children = node.children.flatMap((child) => (isMarked(child) ? piecesOf(child, text) : [child]))
  }
}

const isMarked = (node: PhrasingContent): node is Text => node.type === 'text' && node.value.includes('==')

/** A text in pieces; whole, where its source is escaped, so that it is not certain what belongs to what. */
function piecesOf(node: Text, text: string): PhrasingContent[] {
  const start = node.position?.start
  if (start?.offset === undefined) return [node]
  const source = text.slice(start.offset, node.position?.end.offset)
  const inSource = [...source.matchAll(MARKED)]
  const inValue = [...node.value.matchAll(MARKED)]
  if (inSource.length !== inValue.length) return [node]
  const pieces: PhrasingContent[] = []
  let at = { source: 0, value: 0 }
  const add = (value: string, from: number, to: number): Text => ({
    type: 'text',
    value,
    position: { start: pointAt(source, from, start), end: pointAt(source, to, start) },
  })
  for (const [index, { 0: whole, 1: inner = '', index: from }] of inSource.entries()) {
    const found = inValue[index]
    if (found?.[0] !== whole) return [node]
    if (found.index > at.value) pieces.push(add(node.value.slice(at.value, found.index), at.source, from))
    const end = from + whole.length
    const marked = add(inner, from + 2, end - 2)
    pieces.push(elementOf('mark', marked, { start: pointAt(source, from, start), end: pointAt(source, end, start) }))
    at = { source: end, value: found.index + whole.length }
  }
  if (at.value < node.value.length) pieces.push(add(node.value.slice(at.value), at.source, source.length))
  return pieces
}

/** An element for which Markdown has no node of its own. */
const elementOf = (hName: string, content: Text, position: { start: Point; end: Point }): Emphasis => ({
  type: 'emphasis',
  data: { hName },
  children: [content],
  position,
})

function pointAt(source: string, offset: number, start: Point): Point {
  const before = source.slice(0, offset)
  const lines = before.split('\n').length - 1
  const column = lines === 0 ? start.column + offset : offset - before.lastIndexOf('\n')
  return { line: start.line + lines, column, offset: (start.offset ?? 0) + offset }
}
