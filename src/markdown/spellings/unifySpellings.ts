import type { Nodes, Parents, Root, RootContent } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import { embedNode, mayEmbed } from '../embeds/embedNode.ts'
import { ICON } from '../icons/iconMark.ts'
import { takeAbbreviations } from './abbreviations.ts'
import { unlinkAddresses } from './addressesInLinks.ts'
import { makeTabs, packageTabs } from './codeGroup.ts'
import { writeEmoji } from './emoji.ts'
import { unifyFence } from './fenceInfo.ts'
import { joinHeadingId } from './headingIds.ts'
import { lowered, MARKED, markInline, RAISED } from './inlineMarks.ts'
import { takeInlineNotes } from './inlineNotes.ts'
import { takeLineMarks } from './lineMarks.ts'
import type { ReadOptions } from './readOptions.ts'
import { takeTwoslash } from './twoslash.ts'

/** Gives each construct of a tree one spelling; the tree is changed. */
export function unifySpellings(root: Root, text: string, { subSup, emoji, icons }: ReadOptions): void {
  // Hardly a page has one, and a list of another making lets V8 compile twice what reads trees.
  if (root.children.some((node) => isTableOfContents(node, text)))
    root.children = root.children.filter((node) => !isTableOfContents(node, text))
  takeInlineNotes(root, text)
  const marks = [
    ...(icons && text.includes(':icon[') ? [ICON] : []),
    ...(text.includes('==') ? [MARKED] : []),
    ...(subSup && text.includes('^') ? [RAISED] : []),
    ...takeAbbreviations(root, text),
  ]
  if (/<a\s/i.test(text)) unlinkAddresses(root, text)
  const hasEmbeds = mayEmbed(text)
  const hasPackages = text.includes('npm2yarn')
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'code') {
      unifyFence(node)
      takeTwoslash(node)
      takeLineMarks(node)
    }
    if (emoji && node.type === 'text') writeEmoji(node, text, emoji)
    if (node.type === 'heading') joinHeadingId(node, text)
    if (!('children' in node)) continue
    if (node.type === 'containerDirective' && node.name === 'code-group') makeTabs(node)
    if (hasPackages)
      Object.assign(node, {
        children: node.children.map((child) => (child.type === 'code' ? packageTabs(child) : child)),
      })
    if (hasEmbeds)
      Object.assign(node, {
        children: node.children.map((child) => (child.type === 'html' ? embedNode(child, text) : child)),
      })
    if (marks.length > 0) markInline(node, text, marks)
    if (subSup) lowerDeleted(node, text)
    pushAll(open, node.children)
  }
}

/** `[[toc]]` stands for what every page has beside its text. */
function isTableOfContents({ type, position }: RootContent, text: string): boolean {
  if (type !== 'paragraph') return false
  const { start, end } = position ?? {}
  return /^(?:\[\[_?toc_?\]\]|\[TOC\])$/i.test(text.slice(start?.offset, end?.offset))
}

function lowerDeleted(node: Parents, text: string): void {
  if (!node.children.some(({ type }) => type === 'delete')) return
  const children: Nodes[] = node.children.map((child) => (child.type === 'delete' ? lowered(child, text) : child))
  Object.assign(node, { children })
}
