import type { Delete, Emphasis, Nodes, PhrasingContent, Text } from 'mdast'
import type { Icon } from '../icons/icon.ts'
import { pointAt } from './pieceOf.ts'

/** What text between marks, or a word, becomes. Without content of its own it keeps all of what was matched. */
export type InlineMark = {
  pattern: RegExp
  /** The element for which Markdown has no node, or an icon. */
  element(written: string): MarkedElement | Icon
}

/** `inner`: what stands between the marks. */
type MarkedElement = { name: string; title?: string; inner?: string }

/** `==marked==`, which begins and ends at a word. */
export const MARKED: InlineMark = {
  pattern: /(?<![\p{L}\p{N}=\\])==(?![\s=])([^=\n]+)(?<!\s)==(?![\p{L}\p{N}=])/gu,
  element: (written) => ({ name: 'mark', inner: written.slice(2, -2) }),
}

/** `x^2^` */
export const RAISED: InlineMark = {
  pattern: /(?<![\\^[])\^([^\s^]+)\^(?!\^)/g,
  element: (written) => ({ name: 'sup', inner: written.slice(1, -1) }),
}

/** Makes elements of what is marked within a line, in the children of a node. */
export function markInline(node: Nodes, text: string, marks: InlineMark[]): void {
  // What was made here is not marked again.
  if (node.data && 'hName' in node.data) return
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell':
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'link':
    case 'linkReference':
    case 'definitionTerm':
      for (const mark of marks)
        node.children = node.children.flatMap((child) =>
          child.type === 'text' ? piecesOf(child, text, mark) : [child],
        )
  }
}

/** `H~2~O` is lower, although one tilde on each side deletes elsewhere. */
export function lowered(node: Delete, text: string): PhrasingContent {
  const start = node.position?.start.offset ?? 0
  if (text.startsWith('~~', start)) return node
  const { children, position } = node
  return { type: 'emphasis', data: { hName: 'sub' }, children, ...(position ? { position } : {}) }
}

/** A text in pieces; whole, where its source is escaped, so that it is not certain what belongs to what. */
function piecesOf(node: Text, text: string, { pattern, element }: InlineMark): PhrasingContent[] {
  const start = node.position?.start
  if (start?.offset === undefined || node.value.search(pattern) < 0) return [node]
  const source = text.slice(start.offset, node.position?.end.offset)
  const inSource = [...source.matchAll(pattern)]
  const inValue = [...node.value.matchAll(pattern)]
  if (inSource.length !== inValue.length) return [node]
  const pieces: PhrasingContent[] = []
  let at = { source: 0, value: 0 }
  const add = (value: string, from: number, to: number): Text => ({
    type: 'text',
    value,
    position: { start: pointAt(source, from, start), end: pointAt(source, to, start) },
  })
  for (const [index, { 0: whole, index: from }] of inSource.entries()) {
    const found = inValue[index]
    if (found?.[0] !== whole) return [node]
    if (found.index > at.value) pieces.push(add(node.value.slice(at.value, found.index), at.source, from))
    const end = from + whole.length
    const described = element(whole)
    const made = 'type' in described ? described : elementAt(described, whole, from, add)
    pieces.push({ ...made, position: { start: pointAt(source, from, start), end: pointAt(source, end, start) } })
    at = { source: end, value: found.index + whole.length }
  }
  if (at.value < node.value.length) pieces.push(add(node.value.slice(at.value), at.source, source.length))
  return pieces
}

function elementAt(
  { name, title, inner: written }: MarkedElement,
  whole: string,
  from: number,
  add: (value: string, from: number, to: number) => Text,
): Emphasis {
  const inner = written ?? whole
  const before = from + whole.indexOf(inner)
  return elementOf(name, title, add(inner, before, before + inner.length))
}

/** An element for which Markdown has no node of its own. */
const elementOf = (hName: string, title: string | undefined, content: Text): Emphasis => ({
  type: 'emphasis',
  data: { hName, ...(title === undefined ? {} : { hProperties: { title } }) },
  children: [content],
})
