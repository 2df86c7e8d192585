import type { Nodes, Root } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import { hintsAtForeign, MAYBE_STARTING } from './constructs.ts'

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
      if (startsLikeForeign(node, text)) return true
    } else if ('children' in node && node.type !== 'table') pushAll(open, node.children.toReversed())
  }
  return hintsAtForeign([...pieces, text.slice(at)].join('\n'))
}

const HOLDS_TEXT: ReadonlySet<string> = new Set(['paragraph', 'definitionTerm', 'heading', 'html'])

function startsLikeForeign({ type, position }: Nodes, text: string): boolean {
  const start = position?.start.offset
  if (start === undefined || (type === 'heading' && text[start] === '#')) return false
  return MAYBE_STARTING.test(text.slice(start, start + 2))
}
