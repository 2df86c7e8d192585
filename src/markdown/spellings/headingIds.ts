import type { Heading, PhrasingContent } from 'mdast'

const ID = /\{:?[ \t]*#[^\s{}#]+[ \t]*\}(?=[ \t]*(?:#+[ \t]*)?$)/

/** An id at the end of a heading is text, also if parts of it are marks elsewhere: `{#index-_and_-value}`. */
export function joinHeadingId(heading: Heading, text: string): void {
  const { children, position } = heading
  const last = children.at(-1)
  if (
    children.length < 2 ||
    last?.type !== 'text' ||
    !last.value.trimEnd().endsWith('}') ||
    /\{[^{}]*\}\s*$/.test(last.value)
  )
    return
  const start = position?.start.offset ?? 0
  const found = ID.exec(text.slice(start, position?.end.offset))
  if (!found) return
  const at = start + found.index
  const before = children.flatMap((child) => partBefore(child, at, text))
  heading.children = [
    ...before,
    { type: 'text', value: found[0], ...(last.position ? { position: last.position } : {}) },
  ]
}

/** The part of a node before an offset; a text is cut there. */
function partBefore(node: PhrasingContent, at: number, text: string): PhrasingContent[] {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  if (end <= at) return [node]
  if (start >= at || node.type !== 'text') return []
  const rest = text.slice(at, end)
  return node.value.endsWith(rest) ? [{ ...node, value: node.value.slice(0, -rest.length) }] : [node]
}
