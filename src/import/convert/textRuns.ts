import type { Nodes, Text } from 'mdast'
import type { Range } from './places.ts'

/** A text and what follows it up to other markup: bare addresses, which are links, and texts between them. */
export type TextRun = Range & { node: Text; addresses: Range[] }

/** The runs that are children of a node. A construct may hold an address; one that begins in an address is in its own text. */
export function textRunsIn(parent: Nodes, text: string): TextRun[] {
  if (!('children' in parent)) return []
  const runs: TextRun[] = []
  let open: TextRun | undefined
  for (const node of parent.children) {
    const range = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
    if (node.type === 'text' && open) open.end = range.end
    else if (node.type === 'text') {
      open = { ...range, node, addresses: [] }
      runs.push(open)
    } else if (open && isAddress(node, text)) {
      open.addresses.push(range)
      open.end = range.end
    } else open = undefined
  }
  return runs
}

const isAddress = (node: Nodes, text: string): boolean =>
  node.type === 'link' && !'[<'.includes(text[node.position?.start.offset ?? 0] ?? '')
