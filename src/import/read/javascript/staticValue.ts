import type { Node } from '@babel/types'
import { pushAll } from '../../../model/pushAll.ts'
import { at, isObject, type Json, type JsonObject } from '../json.ts'
import { type Bindings, bindingsOf } from './bindings.ts'
import { calleeName, keyOf, memberName } from './names.ts'

export type Unreadable = { what: string; file: string; line: number }

/** What an expression may refer to. */
export type Scope = {
  file: string
  bindings: Bindings
  /** The value that another module exports under a name. */
  imported: (specifier: string, name: string) => Json | undefined
  /** Collects what cannot be read. */
  unreadable: Unreadable[]
}

/** The key under which the name of a called function is kept. */
export const CALLEE = '()'

/** The value of an expression, as far as it can be told without running it. */
export function staticValue(node: Node, scope: Scope): Json | undefined {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'NullLiteral':
      return null
    case 'TemplateLiteral':
      return templateValue(node, scope)
    case 'ArrayExpression':
      return node.elements.flatMap((element) => elementValue(element, scope))
    case 'ObjectExpression':
      return objectValue(node, scope)
    case 'UnaryExpression':
      return unaryValue(node, scope)
    case 'LogicalExpression':
      return staticValue(node.left, { ...scope, unreadable: [] }) ?? staticValue(node.right, scope)
    case 'ConditionalExpression':
      return staticValue(node.alternate, scope)
    case 'BinaryExpression':
      return sumOf(node, scope)
    case 'Identifier':
      return namedValue(node.name, node, scope)
    case 'MemberExpression':
      return memberValue(node, scope)
    case 'CallExpression':
      return callValue(node, scope)
    case 'AwaitExpression':
      return staticValue(node.argument, scope)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return staticValue(node.expression, scope)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return returnedValue(node, scope)
    default:
      return undefined
  }
}

/** A value inside another that cannot be read is left out, and listed. */
function readInside(node: Node, what: string, scope: Scope): Json | undefined {
  const value = staticValue(node, scope)
  if (value === undefined) scope.unreadable.push({ what, file: scope.file, line: node.loc?.start.line ?? 1 })
  return value
}

function elementValue(element: Node | null, scope: Scope): Json[] {
  if (!element) return []
  if (element.type !== 'SpreadElement') {
    const what = element.type === 'Identifier' ? `the item "${element.name}" of a list` : 'an item of a list'
    const value = readInside(element, what, scope)
    return value === undefined ? [] : [value]
  }
  const spread = readInside(element.argument, 'items that are spread into a list', scope)
  return Array.isArray(spread) ? spread : []
}

function objectValue(node: Extract<Node, { type: 'ObjectExpression' }>, scope: Scope): JsonObject {
  const entries: [string, Json][] = []
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = readInside(property.argument, 'properties that are spread into an object', scope)
      if (isObject(spread)) pushAll(entries, Object.entries(spread))
    } else if (property.type === 'ObjectMethod') {
      const name = property.key.type === 'Identifier' ? property.key.name : 'a method'
      scope.unreadable.push({ what: `the function "${name}"`, file: scope.file, line: property.loc?.start.line ?? 1 })
    } else if (property.type === 'ObjectProperty') {
      const key = keyOf(property)
      const inner = key === undefined ? undefined : readInside(property.value, `the value of "${key}"`, scope)
      if (key !== undefined && inner !== undefined) entries.push([key, inner])
    }
  }
  // An assignment to `__proto__` would set the prototype.
  return Object.fromEntries(entries)
}

function templateValue(node: Extract<Node, { type: 'TemplateLiteral' }>, scope: Scope): string | undefined {
  let text = ''
  for (const [index, quasi] of node.quasis.entries()) {
    text += quasi.value.cooked ?? ''
    const expression = node.expressions[index]
    if (!expression) continue
    const value = staticValue(expression, scope)
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    text += value
  }
  return text
}

function unaryValue(node: Extract<Node, { type: 'UnaryExpression' }>, scope: Scope): Json | undefined {
  const value = staticValue(node.argument, scope)
  if (node.operator === '-' && typeof value === 'number') return -value
  return node.operator === '!' && value !== undefined ? !value : undefined
}

function sumOf(node: Extract<Node, { type: 'BinaryExpression' }>, scope: Scope): Json | undefined {
  if (node.operator !== '+' || node.left.type === 'PrivateName') return undefined
  const [left, right] = [staticValue(node.left, scope), staticValue(node.right, scope)]
  if (typeof left === 'number' && typeof right === 'number') return left + right
  const isText = (value: Json | undefined) => typeof value === 'string' || typeof value === 'number'
  return isText(left) && isText(right) ? `${left}${right}` : undefined
}

function namedValue(name: string, node: Node, scope: Scope): Json | undefined {
  const binding = scope.bindings.get(name)
  if (!binding) return undefined
  if (binding.kind === 'expression')
    return binding.node === node ? undefined : staticValue(binding.node, withoutName(name, scope))
  return scope.imported(binding.from, binding.name)
}

/** A constant that is defined by itself has no value. */
function withoutName(name: string, scope: Scope): Scope {
  const bindings = new Map(scope.bindings)
  bindings.delete(name)
  return { ...scope, bindings }
}

function memberValue(node: Extract<Node, { type: 'MemberExpression' }>, scope: Scope): Json | undefined {
  const object = staticValue(node.object, scope)
  const name = memberName(node)
  return name === undefined ? undefined : at(object, name)
}

/** Functions that return their argument, so that editors know its type. */
const IDENTITY = /^(?:define\w*|with\w+|Object\.freeze)$/

function callValue(node: Extract<Node, { type: 'CallExpression' }>, scope: Scope): Json | undefined {
  const name = calleeName(node.callee)
  const [first] = node.arguments
  if (name === 'require' || name === 'require.resolve') return requiredValue(name, first, scope)
  if (IDENTITY.test(name) && first) return staticValue(first, scope)
  const binding = scope.bindings.get(name)
  if (binding?.kind === 'expression' && /Function/.test(binding.node.type))
    return staticValue(binding.node, withoutName(name, scope))
  if (name === '' || binding?.kind !== 'import') return undefined
  // A plugin: its options say what it adds to the site.
  const options = first && first.type !== 'SpreadElement' ? staticValue(first, scope) : undefined
  return { [CALLEE]: name, options: options ?? null }
}

function requiredValue(name: string, argument: Node | undefined, scope: Scope): Json | undefined {
  if (argument?.type !== 'StringLiteral') return undefined
  if (name === 'require.resolve') return argument.value
  return scope.imported(argument.value, 'default')
}

type FunctionNode = Extract<Node, { type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration' }>

/** The value that a function without branches returns. */
function returnedValue({ body }: FunctionNode, scope: Scope): Json | undefined {
  if (body.type !== 'BlockStatement') return staticValue(body, scope)
  const bindings = new Map([...scope.bindings, ...bindingsOf(body)])
  const last = body.body.findLast((statement) => statement.type === 'ReturnStatement')
  return last?.type === 'ReturnStatement' && last.argument
    ? staticValue(last.argument, { ...scope, bindings })
    : undefined
}
