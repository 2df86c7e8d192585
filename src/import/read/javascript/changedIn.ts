import type { Node, Program } from '@babel/types'
import { isMember, memberName } from './names.ts'

/** The methods that change a list or a map. */
const CHANGING = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'set', 'add', 'delete'])

/** The names whose values a program changes after it has declared them: `items.push(…)`, `config.url = …`, `count += 1`. */
export function changedIn(program: Program): ReadonlySet<string> {
  const changed = new Set<string>()
  const open: unknown[] = [program.body]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isNode(value)) {
      const name = rootOf(changedBy(value))
      if (name !== undefined) changed.add(name)
    }
    for (const [key, inner] of Object.entries(value)) if (!NO_CODE.has(key)) open.push(inner)
  }
  return changed
}

const NO_CODE: ReadonlySet<string> = new Set(['loc', 'extra', 'errors', 'leadingComments', 'trailingComments'])

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string'

function changedBy(node: Node): Node | undefined {
  if (node.type === 'AssignmentExpression') return node.left
  if (node.type === 'UpdateExpression') return node.argument
  if (node.type !== 'CallExpression' || !isMember(node.callee)) return undefined
  return CHANGING.has(memberName(node.callee) ?? '') ? node.callee.object : undefined
}

/** The name at the beginning of `name.property[0]`. */
function rootOf(node: Node | undefined): string | undefined {
  let at = node
  while (at && isMember(at)) at = at.object
  return at?.type === 'Identifier' ? at.name : undefined
}
