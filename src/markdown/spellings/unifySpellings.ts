import type { Nodes, Root, RootContent } from 'mdast'
import { makeTabs } from './codeGroup.ts'
import { unifyFence } from './fenceInfo.ts'
import { markInline } from './inlineMarks.ts'
import { takeLineMarks } from './lineMarks.ts'

/** Gives each construct of a tree one spelling; the tree is changed. */
export function unifySpellings(root: Root, text: string): void {
  root.children = root.children.filter((node) => !isTableOfContents(node, text))
  const mayBeMarked = text.includes('==')
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'code') {
      unifyFence(node)
      takeLineMarks(node)
    }
    if (!('children' in node)) continue
    open.push(...node.children)
    if (node.type === 'containerDirective' && node.name === 'code-group') makeTabs(node)
    if (mayBeMarked) markInline(node, text)
  }
}

/** `[[toc]]` stands for what every page has beside its text. */
function isTableOfContents({ type, position }: RootContent, text: string): boolean {
  if (type !== 'paragraph') return false
  const { start, end } = position ?? {}
  return /^(?:\[\[_?toc_?\]\]|\[TOC\])$/i.test(text.slice(start?.offset, end?.offset))
}
