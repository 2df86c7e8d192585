import type { Node } from '@babel/types'
import type { Json } from '../json.ts'
import { type Binding, type Bindings, bindingsOf, propertiesOf } from './bindings.ts'
import { returnedBy } from './branches.ts'

export type FunctionNode = Extract<
  Node,
  { type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration' | 'ObjectMethod' }
>

export const isFunction = (node: Node): node is FunctionNode =>
  node.type === 'ArrowFunctionExpression' ||
  node.type === 'FunctionExpression' ||
  node.type === 'FunctionDeclaration' ||
  node.type === 'ObjectMethod'

/** What a function returns: with the conditions that decide it, or else what is at its end, where that may be guessed. */
export function returnedOf({ body }: FunctionNode, isExact: boolean): Node | undefined {
  if (body.type !== 'BlockStatement') return body
  const returned = returnedBy(body.body)
  if (isExact || returned) return returned
  const last = body.body.findLast((statement) => statement.type === 'ReturnStatement')
  return last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined
}

/** The names inside a function: its parameters, whose values may not be known, and what it declares. */
export function boundTo(
  { params, body }: FunctionNode,
  args: readonly (Json | undefined)[],
  outer: Bindings,
): Bindings {
  const bindings = new Map(outer)
  for (const [index, parameter] of params.entries())
    for (const [name, binding] of parameterOf(parameter, givenAs(args, index))) {
      if (binding) bindings.set(name, binding)
      else bindings.delete(name)
    }
  if (body.type === 'BlockStatement') for (const [name, binding] of bindingsOf(body)) bindings.set(name, binding)
  return bindings
}

/** What a parameter is given: a value, one that is not known, or nothing. */
type Given = { kind: 'value'; value: Json } | { kind: 'unknown' } | { kind: 'nothing' }

function givenAs(args: readonly (Json | undefined)[], index: number): Given {
  const value = args[index]
  if (value !== undefined) return { kind: 'value', value }
  return index < args.length ? { kind: 'unknown' } : { kind: 'nothing' }
}

function parameterOf(parameter: Node, given: Given): [string, Binding | undefined][] {
  if (parameter.type === 'AssignmentPattern') {
    if (given.kind !== 'nothing') return parameterOf(parameter.left, given)
    return namesOf(parameter.left, { kind: 'expression', node: parameter.right })
  }
  return namesOf(parameter, given.kind === 'value' ? given : undefined)
}

function namesOf(pattern: Node, binding: Binding | undefined): [string, Binding | undefined][] {
  if (pattern.type === 'Identifier') return [[pattern.name, binding]]
  return propertiesOf(pattern, binding ?? NOTHING).map(([name, property]) => [name, binding && property])
}

const NOTHING: Binding = { kind: 'value', value: null }
