import type { Node } from '@babel/types'
import { at, isObject, type Json } from '../json.ts'
import type { Binding } from './bindings.ts'
import { callValue, isReference, pictureOf, returnedValue } from './callValue.ts'
import { arrayValue, objectValue, templateValue } from './literalValues.ts'
import { calleeName, type MemberNode, memberName } from './names.ts'
import { binaryValue, endsAt, unaryValue } from './operators.ts'
import { MARKUP, quiet, type Scope, withoutName } from './scope.ts'

/** How deep expressions may be in one another, also by the names of constants and functions. */
const DEEPEST = 500

/** The value of an expression, as far as it can be determined without running it. */
export function staticValue(node: Node, scope: Scope): Json | undefined {
  const { work } = scope
  if (work.left <= 0 || work.depth >= DEEPEST) return undefined
  work.left -= 1
  work.depth += 1
  const value = valueOfNode(node, scope)
  work.depth -= 1
  return value
}

function valueOfNode(node: Node, scope: Scope): Json | undefined {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'NullLiteral':
      return null
    case 'TemplateLiteral':
      return templateValue(node, scope, staticValue)
    case 'ArrayExpression':
      return arrayValue(node, scope, staticValue)
    case 'ObjectExpression':
      return objectValue(node, scope, staticValue)
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
      return callValue(node, scope, staticValue)
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
    case 'ObjectMethod':
      return scope.isExact ? undefined : returnedValue(node, [], scope, staticValue)
    default:
      return undefined
  }
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
      return isChanged(binding.node, name, scope) ? undefined : staticValue(binding.node, withoutName(name, scope))
    case 'property': {
      const value = propertyOf(boundValue(binding.of, name, scope), binding.key, scope)
      const { otherwise } = binding
      return (value === undefined || value === null) && otherwise
        ? staticValue(otherwise, withoutName(name, scope))
        : value
    }
  }
}

/** Whether a program changes a value, so that it is not certain; a configuration is read as it is at first, and what is missing is listed. */
export function isChanged({ loc }: Node, name: string, { changed, isExact, unreadable, file }: Scope): boolean {
  if (!changed?.has(name)) return false
  const what = `what a program changes in "${name}"`
  if (!unreadable.some((each) => each.what === what)) unreadable.push({ what, file, line: loc?.start.line ?? 1 })
  return isExact === true
}

function memberValue(node: MemberNode, scope: Scope): Json | undefined {
  if (memberName(node) === 'default' && isRequired(node.object)) return staticValue(node.object, scope)
  if (node.object.type === 'ThisExpression') return valueNamed(memberName(node) ?? '', scope)
  const object = staticValue(node.object, scope)
  const picture = /^(?:default|src)$/.test(memberName(node) ?? '') ? pictureOf(object) : undefined
  if (picture !== undefined) return picture
  if (memberName(node) === 'value' && isOfReference(node.object, scope)) return object
  const key = memberName(node) ?? (node.computed ? staticValue(node.property, scope) : undefined)
  if (object === undefined || key === undefined) return undefined
  return propertyOf(object, typeof key === 'number' ? key : String(key), scope)
}

function isOfReference(node: Node, scope: Scope): boolean {
  const binding = node.type === 'Identifier' ? scope.bindings.get(node.name) : undefined
  return binding?.kind === 'expression' && isReference(binding.node, scope)
}

const isRequired = (node: Node): boolean => node.type === 'CallExpression' && calleeName(node.callee) === 'require'

/** What an object does not have is nothing, where that is certain. */
function propertyOf(object: Json | undefined, key: string | number, { isExact }: Scope): Json | undefined {
  if (key === 'length' && (Array.isArray(object) || typeof object === 'string')) return object.length
  if (Array.isArray(object)) return typeof key === 'number' ? object[key] : undefined
  return at(object, String(key)) ?? (isExact && isObject(object) ? null : undefined)
}
