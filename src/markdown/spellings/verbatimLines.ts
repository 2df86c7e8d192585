import type { Nodes, Root } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'

/** The lines of code and HTML, which show directives as they are written. */
export function verbatimLines(root: Root): Set<number> {
  const lines = new Set<number>()
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    const { position } = node
    const isVerbatim = node.type === 'code' || node.type === 'html' || node.type === 'inlineCode'
    if (isVerbatim && position) {
      const { start, end } = position
      // Code within a line has text before it, unless it begins on a line of its own.
      const first = node.type === 'inlineCode' ? start.line + 1 : start.line
      // An unclosed fence may end where the next line begins.
      const last = end.column === 1 ? end.line - 1 : end.line
      for (let line = first; line <= last; line++) lines.add(line)
    }
    if ('children' in node) pushAll(open, node.children)
  }
  return lines
}

/** Returns the line of each offset, which must not get smaller from call to call. */
export function lineCounter(text: string): (offset: number) => number {
  let line = 1
  let counted = 0
  return (offset) => {
    for (; counted < offset; counted++) if (text[counted] === '\n') line++
    return line
  }
}
