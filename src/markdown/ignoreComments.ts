import type { Html } from 'mdast'
import type { TextContext } from './context.ts'

const COMMENT = /^<!--\s*portalgen-ignore-next\s+([a-z][a-z ,-]*?)\s*-->/

/** Notes a comment `<!-- portalgen-ignore-next broken-link -->`; it means the next line on which something stands. */
export function noteIgnore(node: Html, lines: () => string[], context: TextContext): void {
  const rules = COMMENT.exec(node.value)?.[1]?.split(/[ ,]+/)
  const end = node.position?.end.line
  if (!rules || end === undefined) return
  const next = lines().findIndex((line, index) => index >= end && line.trim() !== '')
  context.ignores.push({ rules, place: context.placeOf(node), line: next + context.start.line })
}
