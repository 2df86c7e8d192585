import type { Nodes, Root } from 'mdast'
import { makeTabs } from './codeGroup.ts'
import { unifyFence } from './fenceInfo.ts'
import { takeLineMarks } from './lineMarks.ts'

/** Gives each construct of a tree one spelling; the tree is changed. */
export function unifySpellings(root: Root): void {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'code') {
      unifyFence(node)
      takeLineMarks(node)
    }
    if (!('children' in node)) continue
    open.push(...node.children)
    if (node.type === 'containerDirective' && node.name === 'code-group') makeTabs(node)
  }
}
