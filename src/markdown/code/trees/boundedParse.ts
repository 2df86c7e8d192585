import { NodeProp, type Parser, Tree, type TreeBuffer } from '@lezer/common'
import { pushAll } from '../../../model/pushAll.ts'

// Code is never nested as deep. Deeper, a step of the parser copies more than it reads, and trees are walked by recursion.
const MAX_DEPTH = 400
const STEPS_BETWEEN_LOOKS = 100

/** The tree of code; undefined if it is nested too deep. */
export function boundedParse(parser: Parser, code: string): Tree | undefined {
  const parse = parser.startParse(code)
  for (let step = 1; ; step++) {
    const tree = parse.advance()
    if (tree) return mayBeDeep(tree) && isDeep(tree) ? undefined : tree
    if (step % STEPS_BETWEEN_LOOKS === 0 && openNodes(parse) > MAX_DEPTH) return undefined
  }
}

/** Stacks hold three numbers for each open node. The parser does not document them; tests show that they are found. */
function openNodes(parse: object): number {
  const stacks: unknown = 'stacks' in parse ? parse.stacks : undefined
  if (!Array.isArray(stacks)) return 0
  return Math.max(0, ...stacks.map(({ stack }: { stack?: unknown }) => (Array.isArray(stack) ? stack.length / 3 : 0)))
}

/** Whether a tree has enough nodes for that. Most have not, and to count takes less time than to walk. */
function mayBeDeep(tree: Tree): boolean {
  let nodes = 0
  const open: (Tree | TreeBuffer)[] = [tree]
  for (let each = open.pop(); each; each = open.pop()) {
    nodes += each instanceof Tree ? 1 : each.buffer.length / NUMBERS_OF_NODE
    if (nodes > MAX_DEPTH) return true
    if (!(each instanceof Tree)) continue
    // Another language, which has a tree of its own.
    if (each.prop(NodeProp.mounted)) return true
    pushAll(open, each.children)
  }
  return false
}

/** A buffer has no objects for its nodes, but numbers. */
const NUMBERS_OF_NODE = 4

function isDeep(tree: Tree): boolean {
  let depth = 0
  let deepest = 0
  tree.iterate({
    enter() {
      depth += 1
      deepest = Math.max(deepest, depth)
    },
    leave() {
      depth -= 1
    },
  })
  return deepest > MAX_DEPTH
}
