import type { Nodes, Root } from 'mdast'
import type { IgnoreComment } from '../model/page.ts'
import type { TextContext } from './context.ts'

const MARK = 'portalgen-ignore-next'
const COMMENT = /^<!--\s*portalgen-ignore-next\s+([a-z][a-z ,-]*?)\s*-->/

/** The comments `<!-- portalgen-ignore-next broken-link -->`; each means the next line on which something stands. */
export function ignoreComments(root: Root, context: TextContext): IgnoreComment[] {
  if (!context.text.includes(MARK)) return []
  const lines = context.text.split('\n')
  return htmlIn(root).flatMap((node) => {
    const rules = COMMENT.exec(node.value)?.[1]?.split(/[ ,]+/)
    if (!rules || !node.position) return []
    const next = lines.findIndex((line, index) => index >= (node.position?.end.line ?? 0) && line.trim() !== '')
    return [{ rules, place: context.placeOf(node), line: next + context.start.line }]
  })
}

function htmlIn(node: Nodes): Extract<Nodes, { type: 'html' }>[] {
  if (node.type === 'html') return [node]
  return 'children' in node ? node.children.flatMap(htmlIn) : []
}
