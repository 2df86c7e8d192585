import type { Html } from 'mdast'
import type { TextContext } from './context.ts'

const FENCE = /^[ \t>]*(`{3,}|~{3,})/

const COMMENT = /^<!--\s*portalgen-ignore-next\s+([a-z][a-z\s,-]*?)-->/

/**
 * Notes a comment `<!-- portalgen-ignore-next broken-link -->`; it means the next line on which something stands, or the
 * whole code block that begins there.
 */
export function noteIgnore(node: Html, lines: () => string[], context: TextContext): void {
  const rules = COMMENT.exec(node.value)?.[1]
    ?.trimEnd()
    .split(/[\s,]+/)
  const end = node.position?.end.line
  if (!rules || end === undefined) return
  const next = lines().findIndex((line, index) => index >= end && line.trim() !== '')
  const { line } = context.start
  const last = endOfBlock(lines(), next)
  context.ignores.push({ rules, place: context.placeOf(node), line: next + line, last: last + line })
}

/** The line of the closing fence, if a code block begins at a line. */
function endOfBlock(lines: string[], first: number): number {
  const fence = FENCE.exec(lines[first] ?? '')?.[1]
  if (fence === undefined) return first
  const closing = lines.findIndex((line, index) => index > first && line.replace(/^[ \t>]+/, '').startsWith(fence))
  return closing < 0 ? lines.length - 1 : closing
}
