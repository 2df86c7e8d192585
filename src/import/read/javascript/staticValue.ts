import type { Node } from '@babel/types'
import { pushAll } from '../../../model/pushAll.ts'
import { allKnown } from '../allKnown.ts'
import { at, isObject, type Json, type JsonObject } from '../json.ts'
import type { Binding } from './bindings.ts'
import { boundTo, type FunctionNode, isFunction, returnedOf } from './functions.ts'
import { methodValue } from './methods.ts'
import { calleeName, isMember, keyOf, type MemberNode, memberName } from './names.ts'
import { binaryValue, endsAt, unaryValue } from './operators.ts'
import { CALLEE, canAfford, LONGEST_TEXT, MARKUP, type Scope } from './scope.ts'

/** The value of an expression, as far as it can be determined without running it. */
export function staticValue(node: Node, scope: Scope): Json | undefined {
  if (scope.work.left <= 0) return undefined
  scope.work.left -= 1
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
      return wholeValue(scope, (inner) => node.elements.flatMap((element) => elementValue(element, inner)))
    case 'ObjectExpression':
      return wholeValue(scope, (inner) => objectValue(node, inner))
    case 'JSXElement':
    case 'JSXFragment': {
      const html = scope.markup?.(node, scope)
      return html === undefined ? undefined : { [MARKUP]: html }
    }
    case 'UnaryExpression': {
      const value = staticValue(node.argument, scope)
      return value === undefined ? undefined : unaryValue(node.operator, value)
    }
    case 'LogicalExpression': {
      const left = staticValue(node.left, quiet(scope))
      if (left === undefined && scope.isExact) return undefined
      return left !== undefined && endsAt(node.operator, left) ? left : staticValue(node.right, scope)
    }
    case 'ConditionalExpression': {
      const test = staticValue(node.test, quiet(scope))
      if (test === undefined && scope.isExact) return undefined
      return staticValue(test ? node.consequent : node.alternate, scope)
    }
    case 'BinaryExpression': {
      if (node.left.type === 'PrivateName') return undefined
      const [left, right] = [staticValue(node.left, scope), staticValue(node.right, scope)]
      return left === undefined || right === undefined ? undefined : binaryValue(node.operator, left, right)
    }
    case 'Identifier':
      return namedValue(node.name, node, scope)
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return memberValue(node, scope)
    case 'CallExpression':
    case 'OptionalCallExpression':
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
      return scope.isExact ? undefined : returnedValue(node, [], scope)
    default:
      return undefined
  }
}

/** A list or an object without the parts that cannot be read is another value, where only what is certain counts. */
function wholeValue(scope: Scope, read: (inner: Scope) => Json): Json | undefined {
  if (!scope.isExact) return read(scope)
  const inner = quiet(scope)
  const value = read(inner)
  return inner.unreadable.length > 0 ? undefined : value
}

const quiet = (scope: Scope): Scope => ({ ...scope, unreadable: [] })

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
      const inner = quiet(scope)
      const returned = scope.isExact ? undefined : returnedValue(property, [], inner)
      if (returned !== undefined && inner.unreadable.length === 0) entries.push([name, returned])
      else
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
  return text.length > LONGEST_TEXT ? undefined : text
}

function namedValue(name: string, node: Node, scope: Scope): Json | undefined {
  const binding = scope.bindings.get(name)
  if (!binding) return name === 'undefined' && scope.isExact ? null : undefined
  return binding.kind === 'expression' && binding.node === node ? undefined : boundValue(binding, name, scope)
}

/** The value of a name, if its place in the text does not matter. */
export function valueNamed(name: string, scope: Scope): Json | undefined {
  const binding = scope.bindings.get(name)
  return binding && boundValue(binding, name, scope)
}

function boundValue(binding: Binding, name: string, scope: Scope): Json | undefined {
  switch (binding.kind) {
    case 'value':
      return binding.value
    case 'import':
      return scope.imported(binding.from, binding.name)
    case 'expression':
      return staticValue(binding.node, withoutName(name, scope))
    case 'property': {
      const value = propertyOf(boundValue(binding.of, name, scope), binding.key, scope)
      const { otherwise } = binding
      return (value === undefined || value === null) && otherwise
        ? staticValue(otherwise, withoutName(name, scope))
        : value
    }
  }
}

/** A constant that is defined by itself has no value. */
function withoutName(name: string, scope: Scope): Scope {
  const bindings = new Map(scope.bindings)
  bindings.delete(name)
  return { ...scope, bindings }
}

function memberValue(node: MemberNode, scope: Scope): Json | undefined {
  if (memberName(node) === 'default' && isRequired(node.object)) return staticValue(node.object, scope)
  const object = staticValue(node.object, scope)
  const key = memberName(node) ?? (node.computed ? staticValue(node.property, scope) : undefined)
  if (object === undefined || key === undefined) return undefined
  return propertyOf(object, typeof key === 'number' ? key : String(key), scope)
}

const isRequired = (node: Node): boolean => node.type === 'CallExpression' && calleeName(node.callee) === 'require'

/** What an object does not have is nothing, where that is certain. */
function propertyOf(object: Json | undefined, key: string | number, { isExact }: Scope): Json | undefined {
  if (key === 'length' && (Array.isArray(object) || typeof object === 'string')) return object.length
  if (Array.isArray(object)) return typeof key === 'number' ? object[key] : undefined
  return at(object, String(key)) ?? (isExact && isObject(object) ? null : undefined)
}

/** Functions that return their argument: so that editors know its type, or with the base of a site, which is added here anyway. */
const IDENTITY = /^(?:define\w*|with\w+|Object\.freeze|useBaseUrl)$/

type Call = Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' }>

function callValue(node: Call, scope: Scope): Json | undefined {
  const name = calleeName(node.callee)
  const [first] = node.arguments
  if (name === 'require' || name === 'require.resolve') return requiredValue(name, first, scope)
  if (IDENTITY.test(name) && first) return staticValue(first, scope)
  const known = at(scope.returns, name)
  if (known !== undefined) return known
  if (name === 'translate' && first) return at(staticValue(first, scope), 'message')
  const binding = scope.bindings.get(name)
  if (binding?.kind === 'expression' && isFunction(binding.node))
    return returnedValue(binding.node, argumentsOf(node, scope), withoutName(name, scope))
  if (isMember(node.callee)) return calledMethod(node, node.callee, scope)
  if (name === '' || binding?.kind !== 'import' || scope.isExact) return undefined
  // A plugin: its options determine what it adds to the site.
  const options = first && first.type !== 'SpreadElement' ? staticValue(first, scope) : undefined
  return { [CALLEE]: name, options: options ?? null }
}

const argumentsOf = (node: Call, scope: Scope): (Json | undefined)[] =>
  node.arguments.map((each) => (each.type === 'SpreadElement' ? undefined : staticValue(each, quiet(scope))))

function calledMethod(node: Call, callee: MemberNode, scope: Scope): Json | undefined {
  const [object, name] = [staticValue(callee.object, scope), memberName(callee)]
  const [first] = node.arguments
  if (object === undefined || name === undefined) return undefined
  if (first && isFunction(first))
    return methodValue(object, name, [], (item, index) => returnedValue(first, [item, index], scope))
  const args = allKnown(argumentsOf(node, scope))
  return args && methodValue(object, name, args, undefined)
}

function requiredValue(name: string, argument: Node | undefined, scope: Scope): Json | undefined {
  if (argument?.type !== 'StringLiteral') return undefined
  if (name === 'require.resolve') return argument.value
  return scope.imported(argument.value, 'default')
}

/** The value that a function without branches returns. */
function returnedValue(node: FunctionNode, args: (Json | undefined)[], scope: Scope): Json | undefined {
  const returned = returnedOf(node, scope.isExact === true)
  if (!returned || !canAfford(args, scope.work)) return undefined
  return staticValue(returned, { ...scope, bindings: boundTo(node, args, scope.bindings) })
}
