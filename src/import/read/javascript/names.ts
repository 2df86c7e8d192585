import type { Node, ObjectProperty } from '@babel/types'

/** The key of a property; undefined if it is computed. */
export function keyOf({ key, computed }: ObjectProperty): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : undefined
}

/** The name in `object.name` and `object['name']`. */
export function memberName({ property, computed }: MemberNode): string | undefined {
  if (property.type === 'Identifier' && !computed) return property.name
  return property.type === 'StringLiteral' ? property.value : undefined
}

/** The name of a called function: `require.resolve`; empty if it has none. */
export function calleeName(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return ''
  const object = calleeName(node.object)
  return object === '' ? '' : `${object}.${node.property.name}`
}

/** `object.name`, `object['name']` and `object?.name`. */
export type MemberNode = Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>

export const isMember = (node: Node): node is MemberNode =>
  node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression'
