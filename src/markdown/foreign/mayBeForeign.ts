import type { Nodes, Root } from 'mdast'
import { MAYBE_FOREIGN, MAYBE_STARTING } from './constructs.ts'

/**
 * Whether a page may hold foreign syntax at all. Most do not, and to look at what its readers read takes several times as
 * long as this look at all of it but its blocks of code.
 */
export function mayBeForeign(root: Root, text: string): boolean {
  const open: Nodes[] = [root]
  const pieces: string[] = []
  let at = 0
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'code') {
      const { start, end } = node.position ?? {}
      if (start?.offset === undefined || end?.offset === undefined || start.offset < at) continue
      pieces.push(text.slice(at, start.offset))
      at = end.offset
    } else if (HOLDS_TEXT.has(node.type)) {
      const start = node.position?.start.offset
      const isMarked = node.type === 'heading' && start !== undefined && text[start] === '#'
      if (start !== undefined && !isMarked && MAYBE_STARTING.test(text.slice(start, start + 2))) return true
    } else if ('children' in node) open.push(...node.children.toReversed())
  }
  return MAYBE_FOREIGN.test([...pieces, text.slice(at)].join('\n'))
}

/** Blocks that no block of code is in. */
const HOLDS_TEXT: ReadonlySet<string> = new Set(['paragraph', 'definitionTerm', 'heading', 'html', 'table'])
