import type { Node } from '@babel/types'
import { isPicture } from '../../paths.ts'
import { allKnown } from '../allKnown.ts'
import { at, type Json } from '../json.ts'
import { BUILTINS } from './builtins.ts'
import { boundTo, type FunctionNode, isFunction, returnedOf } from './functions.ts'
import { type Callback, methodValue, TAKING_FUNCTIONS } from './methods.ts'
import { calleeName, isMember, type MemberNode, memberName } from './names.ts'
import { CALLEE, canAfford, canHold, type Evaluate, quiet, type Scope, withoutName } from './scope.ts'

/** Functions that return their argument: so that editors know its type, or with the base of a site, which is added here anyway. */
const IDENTITY = /^(?:define\w*|with\w+|Object\.freeze|useBaseUrl)$/

type Call = Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' }>

export function callValue(node: Call, scope: Scope, evaluate: Evaluate): Json | undefined {
  const name = calleeName(node.callee)
  const [first] = node.arguments
  if (isGlob(node.callee)) return first && globbed(evaluate(first, scope), scope)
  if (name === 'require' || name === 'require.resolve') return requiredValue(name, first, scope)
  const known = at(scope.returns, name)
  if (known !== undefined) return known
  if (isReference(node, scope) && first)
    return isFunction(first) ? returnedValue(first, [], scope, evaluate) : evaluate(first, scope)
  if (IDENTITY.test(name) && first) return evaluate(first, scope)
  const builtin = scope.bindings.has(name) ? undefined : BUILTINS.get(name)
  if (builtin) {
    const args = allKnown(argumentsOf(node, scope, evaluate))
    return args && canAfford(args, scope.work) ? builtin(args) : undefined
  }
  if (name === 'translate' && first) return at(evaluate(first, scope), 'message')
  const binding = scope.bindings.get(name)
  if (binding?.kind === 'expression' && isFunction(binding.node))
    return returnedValue(binding.node, argumentsOf(node, scope, evaluate), withoutName(name, scope), evaluate)
  const returned =
    binding?.kind === 'import'
      ? scope.imported(binding.from, binding.name, argumentsOf(node, scope, evaluate))
      : undefined
  if (returned !== undefined) return returned
  if (isMember(node.callee)) return calledMethod(node, node.callee, scope, evaluate)
  if (name === '' || binding?.kind !== 'import' || scope.isExact) return undefined
  // A plugin: its options determine what it adds to the site.
  const options = first && first.type !== 'SpreadElement' ? evaluate(first, scope) : undefined
  return { [CALLEE]: name, options: options ?? null }
}

/** Whether a call makes a value of Vue, which scripts read as `name.value` and templates as `name`. */
export function isReference(node: Node, { bindings }: Scope): boolean {
  const name = node.type === 'CallExpression' ? calleeName(node.callee) : ''
  const binding = bindings.get(name)
  return binding?.kind === 'import' && binding.from === 'vue' && REFERENCES.test(name)
}

const REFERENCES = /^(?:ref|shallowRef|reactive|shallowReactive|readonly|markRaw|toRaw|toRef|unref|toValue|computed)$/

const argumentsOf = (node: Call, scope: Scope, evaluate: Evaluate): (Json | undefined)[] =>
  node.arguments.map((each) => (each.type === 'SpreadElement' ? undefined : evaluate(each, quiet(scope))))

const isGlob = (callee: Node): boolean =>
  isMember(callee) && callee.object.type === 'MetaProperty' && memberName(callee) === 'glob'

function globbed(written: Json | undefined, { pictures }: Scope): Json | undefined {
  const patterns = Array.isArray(written) ? written : [written]
  const texts = patterns.flatMap((each) => (typeof each === 'string' ? [each] : []))
  return texts.length === patterns.length ? pictures?.(texts) : undefined
}

function calledMethod(node: Call, callee: MemberNode, scope: Scope, evaluate: Evaluate): Json | undefined {
  // Each of the files that were found is a function, which loads it.
  if (callee.computed && node.arguments.length === 0) return pictureOf(evaluate(callee, scope))
  const [object, name] = [evaluate(callee.object, scope), memberName(callee)]
  const [first] = node.arguments
  if (object === undefined || name === undefined) return undefined
  const callback = first && TAKING_FUNCTIONS.has(name) ? callbackOf(first, scope, evaluate) : undefined
  const args = callback ? [] : allKnown(argumentsOf(node, scope, evaluate))
  const value = args && methodValue(object, name, args, callback)
  return value !== undefined && canHold(value, scope.work) ? value : undefined
}

/** The address of a picture stands for its module, too. */
export const pictureOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && isPicture(value) ? value : undefined

/** A function that is written as an argument, or named there: `items.map(page)`, `items.filter(Boolean)`. */
function callbackOf(node: Node, scope: Scope, evaluate: Evaluate): Callback | undefined {
  if (isFunction(node)) return (item, index) => returnedValue(node, [item, index], scope, evaluate)
  if (node.type !== 'Identifier') return undefined
  const binding = scope.bindings.get(node.name)
  const builtin = binding ? undefined : BUILTINS.get(node.name)
  if (builtin) return (item) => (canAfford([item], scope.work) ? builtin([item]) : undefined)
  if (binding?.kind === 'import') return (item, index) => scope.imported(binding.from, binding.name, [item, index])
  const named = binding?.kind === 'expression' && isFunction(binding.node) ? binding.node : undefined
  return named && ((item, index) => returnedValue(named, [item, index], withoutName(node.name, scope), evaluate))
}

function requiredValue(name: string, argument: Node | undefined, scope: Scope): Json | undefined {
  if (argument?.type !== 'StringLiteral') return undefined
  if (name === 'require.resolve') return argument.value
  return scope.imported(argument.value, 'default')
}

/** The value that a function without branches returns. */
export function returnedValue(
  node: FunctionNode,
  args: readonly (Json | undefined)[],
  scope: Scope,
  evaluate: Evaluate,
): Json | undefined {
  const returned = returnedOf(node, scope.isExact === true)
  if (!returned || !canAfford(args, scope.work)) return undefined
  return evaluate(returned, { ...scope, bindings: boundTo(node, args, scope.bindings) })
}
