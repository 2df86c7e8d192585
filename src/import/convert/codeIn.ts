import type { Nodes } from 'mdast'
import { referenceParser } from '../../markdown/referenceParser.ts'

export type Range = { start: number; end: number }

/** The ranges of a text that are code: blocks, and code within a line. */
export const codeIn = (text: string): Range[] => codeOf(referenceParser()(text))

function codeOf(node: Nodes): Range[] {
  if (node.type === 'code' || node.type === 'inlineCode')
    return [{ start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }]
  return 'children' in node ? node.children.flatMap(codeOf) : []
}

/** Whether an offset is in one of the ranges. */
export const isIn = (offset: number, ranges: Range[]): boolean =>
  ranges.some(({ start, end }) => offset >= start && offset < end)
