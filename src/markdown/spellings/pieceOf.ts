import type { Text } from 'mdast'
import type { Point } from 'unist'

/**
 * The source offsets where the lines of a text begin, after quote marks and indentation; undefined if it is written
 * otherwise, with escapes, so that its places in the source are not known.
 */
function lineStarts({ value, position }: Text, text: string): number[] | undefined {
  const start = position?.start.offset
  if (start === undefined) return undefined
  const written = text.slice(start, position?.end.offset).split('\n')
  const lines = value.split('\n')
  const starts: number[] = []
  let at = start
  for (const [index, line] of written.entries()) {
    const shown = lines[index]
    const margin = index === 0 ? 0 : (/^[ \t>]*/.exec(line)?.[0].length ?? 0)
    if (shown === undefined || line.slice(margin).trimEnd() !== shown.trimEnd()) return undefined
    starts.push(at + margin)
    at += line.length + 1
  }
  return written.length === lines.length ? starts : undefined
}

export const isAsWritten = (node: Text, text: string): boolean => lineStarts(node, text) !== undefined

/** A part of a text that is as it is written; undefined if it is empty. */
export function pieceOf(node: Text, text: string, from: number, to = node.value.length): Text | undefined {
  const starts = lineStarts(node, text)
  if (from >= to || !starts || !node.position) return undefined
  const { start, end } = node.position
  const pointOf = (offset: number): Point => {
    if (offset === node.value.length) return end
    const before = node.value.slice(0, offset).split('\n')
    const at = (starts[before.length - 1] ?? 0) + (before.at(-1) ?? '').length
    return pointAt(text.slice(start.offset, at), at - (start.offset ?? 0), start)
  }
  return { type: 'text', value: node.value.slice(from, to), position: { start: pointOf(from), end: pointOf(to) } }
}

export function pointAt(source: string, offset: number, start: Point): Point {
  const before = source.slice(0, offset)
  const lines = before.split('\n').length - 1
  const column = lines === 0 ? start.column + offset : offset - before.lastIndexOf('\n')
  return { line: start.line + lines, column, offset: (start.offset ?? 0) + offset }
}
