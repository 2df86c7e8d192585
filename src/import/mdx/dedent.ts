import type { Edit } from '../convert/edits.ts'
import type { JsxElement } from './attributes.ts'
import type { Context } from './context.ts'

/** What stands inside a component may be indented, which would be code in Markdown. @returns the indentation taken away */
export function contentsIndent(node: JsxElement, { dedent }: Context, indent: number): number {
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (node.type !== 'mdxJsxFlowElement' || !first?.position || !last?.position || !node.position) return indent
  const startsBelow = first.position.start.line > node.position.start.line
  const columns = node.children.flatMap(({ position }) => (position ? [position.start.column] : []))
  const column = columns.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY)
  const inner = startsBelow ? indent + Math.max(0, column - node.position.start.column) : indent
  for (let line = first.position.start.line; line <= last.position.end.line; line += 1) dedent.set(line - 1, inner)
  return inner
}

export function dedentEdits({ text, dedent }: Context): Edit[] {
  let start = 0
  return text.split('\n').flatMap((line, index) => {
    const from = start
    start += line.length + 1
    const width = dedent.get(index) ?? 0
    const white = /^[ \t]*/.exec(line.slice(0, width))?.[0].length ?? 0
    return white > 0 ? [{ start: from, end: from + white, text: '' }] : []
  })
}
