import type { Nodes, Root } from 'mdast'
import { error, type Place, type Problem } from '../model/problem.ts'
import type { TextContext } from './context.ts'

// The next steps walk trees recursively, so that a hundred levels of quotes would overflow the stack.
const MAX_DEPTH = 100

const MARKER = '(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t])))'

/**
 * Removes markers from lines that open more quotes and lists than a parser can follow. One more than allowed is kept,
 * so that `limitNesting` reports it.
 */
export function limitMarkers(text: string): string {
  if (text.length <= MAX_DEPTH) return text
  const tooMany = new RegExp(`^(${MARKER}{${MAX_DEPTH + 1}})(${MARKER}+)`, 'gm')
  return text.replace(tooMany, (_, kept: string, rest: string) => kept + ' '.repeat(rest.length))
}

/** Removes what is nested too deeply. */
export function limitNesting(root: Root, context: TextContext): void {
  const open: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    if (!('children' in node)) continue
    if (depth >= MAX_DEPTH) {
      context.problems.push(tooDeep(context.placeOf(node)))
      node.children = []
    }
    for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
}

export function tooDeep(place: Place): Problem {
  return error('too-complex', place, {
    message: `this is nested more than ${MAX_DEPTH} levels deep`,
    fix: 'reduce the nesting',
  })
}
