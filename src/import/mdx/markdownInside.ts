import type { Nodes } from 'mdast'
import { treatmentOf } from '../convert/components.ts'
import { attributesOf } from './attributes.ts'
import { type Context, marginIn, rangeOf } from './context.ts'

/** Elements that begin a block of HTML in Markdown. */
export const BLOCK =
  /^(?:div|section|article|aside|header|footer|main|center|figure|figcaption|td|th|li|dd|dt|p|details|summary)$/

const PLAIN: ReadonlySet<string> = new Set(['text', 'break', 'mdxTextExpression', 'mdxFlowExpression', 'mdxjsEsm'])

/** Whether a node is written in Markdown, or becomes it: a component does, unless it is left where it stands within a line. */
export function isMarkdown(node: Nodes, context: Context): boolean {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return !PLAIN.has(node.type)
  if (node.name === null || /^[a-z][^.]*$/.test(node.name)) return false
  const { imports, conversion } = context
  switch (treatmentOf(node.name, attributesOf(node, imports), '', conversion.components).kind) {
    case 'left':
      return marginIn(context, rangeOf(node).start).isFirst
    case 'contents':
      return node.children.some((child) => isMarkdown(child, context))
    default:
      return true
  }
}
