import type { Nodes } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'

/** All nodes of a tree, in the order of the text. */
export function* nodesIn(root: Nodes): Generator<Nodes> {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    yield node
    if ('children' in node) pushAll(open, node.children.toReversed())
  }
}
