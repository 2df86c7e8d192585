import type { Code, InlineCode, Nodes, Root } from 'mdast'
import { error } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import type { TextContext } from '../context.ts'
import { type BlockFormula, type InlineFormula, isDisplayed } from './formula.ts'
import { fencedFormula } from './readFormulas.ts'

/** Draws the formulas of a tree, which is changed. One that cannot be drawn is reported, and shown as code. */
export function drawFormulas(root: Root, context: TextContext): void {
  if (!context.options.drawFormula) return
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!('children' in node)) continue
    const children = node.children.map((child) => drawnNode(fencedFormula(child) ?? child, context))
    Object.assign(node, { children })
    pushAll(open, children.toReversed())
  }
}

function drawnNode(node: Nodes, context: TextContext): Nodes {
  if (node.type !== 'formula' && node.type !== 'inlineFormula') return node
  const drawn = context.options.drawFormula?.(node.value, isDisplayed(node))
  if (drawn && 'html' in drawn) return { ...node, data: { drawn } }
  if (drawn) report(node, drawn, context)
  return asCode(node)
}

function report(
  node: BlockFormula | InlineFormula,
  { reason, at = 0 }: { reason: string; at: number | undefined },
  context: TextContext,
): void {
  const message = `this formula cannot be drawn: ${reason}`
  const fix = node.type === 'formula' ? 'correct it' : 'correct it, or write "\\$" if a dollar is meant'
  context.problems.push(error('invalid-formula', placeIn(node, at, context), { message, fix, target: node.value }))
}

/** The place of a character of a formula, unless its lines have marks of quotes before them. */
function placeIn(node: BlockFormula | InlineFormula, at: number, context: TextContext) {
  const { start, end } = node.position ?? {}
  const from = context.text.indexOf(node.value, start?.offset)
  const isThere = start?.offset !== undefined && from >= 0 && from + node.value.length <= (end?.offset ?? 0)
  return isThere ? context.placeAt(from + Math.min(at, node.value.length)) : context.placeOf(node)
}

function asCode(node: BlockFormula | InlineFormula): Code | InlineCode {
  const position = node.position ? { position: node.position } : {}
  return { type: node.type === 'formula' ? 'code' : 'inlineCode', value: node.value, ...position }
}
