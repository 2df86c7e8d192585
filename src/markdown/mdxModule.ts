import type { Nodes, Root } from 'mdast'
import { showsNothing } from './showsNothing.ts'

const MODULE =
  /^\s*(?:import\s+(?:(?:type\s+)?[\w$*{][^"';]{0,1000}?\sfrom\s+)?["']|export\s+(?:(?:const|let|var)\s+(?:[\w$]+\s*[:=]|[[{])|default\s|(?:async\s+)?function\b|class\s|\{))/

/** Whether a paragraph begins as an import or an export of MDX, which is printed, and is no text of the page. */
export const isModuleText = (text: string): boolean => MODULE.test(text)

/** Whether a page begins after a node: it shows nothing, or is an import or an export. */
export function isBeforePage(node: Nodes): boolean {
  const first = node.type === 'paragraph' ? node.children[0] : undefined
  return showsNothing(node) || (first?.type === 'text' && isModuleText(first.value))
}

/** Puts the title of a page before the imports that it follows. */
export function putTitleFirst(root: Root): void {
  const at = root.children.findIndex((node) => !isBeforePage(node))
  const title = root.children[at]
  if (title?.type !== 'heading' || title.depth !== 1) return
  root.children.splice(at, 1)
  root.children.unshift(title)
}
