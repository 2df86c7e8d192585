import type { Node } from '@babel/types'
import { isMember, memberName } from './names.ts'

/** The names whose values programs change after they have declared them: `items.push(…)`, `config.url = …`, `count += 1`. */
export function changedIn(programs: Iterable<Node>): ReadonlySet<string> {
  const changed = new Set<string>()
  for (const program of programs)
    for (const node of nodesIn(program)) for (const name of changedBy(node)) changed.add(name)
  return changed
}

const NO_CODE: ReadonlySet<string> = new Set(['loc', 'extra', 'errors', 'leadingComments', 'trailingComments'])

/** A node and all that are in it. */
function* nodesIn(node: Node): Generator<Node> {
  const open: unknown[] = [node]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isNode(value)) yield value
    for (const [key, inner] of Object.entries(value)) if (!NO_CODE.has(key)) open.push(inner)
  }
}

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string'

/** Methods that change what they are called on. */
const CHANGING: ReadonlySet<string> = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '),
)

/** The names whose values a node changes, as a whole or inside. */
function changedBy(node: Node): string[] {
  switch (node.type) {
    case 'AssignmentExpression':
      return rootsOf(node.left)
    case 'UpdateExpression':
      return rootsOf(node.argument)
    case 'UnaryExpression':
      return node.operator === 'delete' ? rootsOf(node.argument) : []
    case 'CallExpression':
    case 'OptionalCallExpression':
      return isMember(node.callee) && CHANGING.has(memberName(node.callee) ?? '') ? rootsOf(node.callee.object) : []
    default:
      return []
  }
}

/** `a` of `a.b[0]` and of `this.a`, and of each part of a pattern. */
function rootsOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (isMember(node)) return node.object.type === 'ThisExpression' ? [memberName(node) ?? ''] : rootsOf(node.object)
  if (node.type === 'ParenthesizedExpression' || node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression')
    return rootsOf(node.expression)
  return /Pattern$/.test(node.type)
    ? [...nodesIn(node)].flatMap((each) => (each.type === 'Identifier' ? each.name : []))
    : []
}
