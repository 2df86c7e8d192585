import type { Nodes } from 'mdast'
import type { Range } from './places.ts'

/** The ranges of a text that are code: blocks, and code within a line. */
export function codeIn(node: Nodes): Range[] {
  if (node.type === 'code' || node.type === 'inlineCode')
    return [{ start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }]
  return 'children' in node ? node.children.flatMap(codeIn) : []
}
