import type { Node } from '@babel/types'
import { isObject, type Json } from '../json.ts'
import { keyOf } from './names.ts'
import { canHold, type Evaluate, LONGEST_TEXT, quiet, type Scope } from './scope.ts'

type Literal<Type extends Node['type']> = Extract<Node, { type: Type }>

export const arrayValue = (node: Literal<'ArrayExpression'>, scope: Scope, evaluate: Evaluate): Json | undefined =>
  wholeValue(scope, (inner) => node.elements.flatMap((element) => elementValue(element, inner, evaluate)))

export const objectValue = (node: Literal<'ObjectExpression'>, scope: Scope, evaluate: Evaluate): Json | undefined =>
  wholeValue(scope, (inner) =>
    // An assignment to `__proto__` would set the prototype.
    Object.fromEntries(node.properties.flatMap((property) => entriesOf(property, inner, evaluate))),
  )

export function templateValue(
  { quasis, expressions }: Literal<'TemplateLiteral'>,
  scope: Scope,
  evaluate: Evaluate,
): string | undefined {
  let text = ''
  for (const [index, quasi] of quasis.entries()) {
    text += quasi.value.cooked ?? ''
    const expression = expressions[index]
    if (!expression) continue
    const value = evaluate(expression, scope)
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    text += value
    if (text.length > LONGEST_TEXT) return undefined
  }
  return text
}

/** A list or an object without the parts that cannot be read is another value, where only what is certain counts. */
const wholeValue = (scope: Scope, read: (inner: Scope) => Json): Json | undefined =>
  scope.isExact ? ifWhole(scope, read) : read(scope)

function ifWhole(scope: Scope, read: (inner: Scope) => Json | undefined): Json | undefined {
  const inner = quiet(scope)
  const value = read(inner)
  return inner.unreadable.length > 0 ? undefined : value
}

/** A value inside another that cannot be read is left out, and listed. */
function readInside(node: Node, what: string, scope: Scope, evaluate: Evaluate): Json | undefined {
  const value = evaluate(node, scope)
  if (value === undefined) scope.unreadable.push({ what, file: scope.file, line: node.loc?.start.line ?? 1 })
  return value
}

/** What is spread is in memory once more. */
const readSpread = (node: Node, what: string, scope: Scope, evaluate: Evaluate): Json | undefined =>
  readInside(node, what, scope, (inner, own) => {
    const value = evaluate(inner, own)
    return value !== undefined && canHold(value, own.work) ? value : undefined
  })

function elementValue(element: Node | null, scope: Scope, evaluate: Evaluate): Json[] {
  if (!element) return []
  if (element.type !== 'SpreadElement') {
    const what = element.type === 'Identifier' ? `the item "${element.name}" of a list` : 'an item of a list'
    const value = readInside(element, what, scope, evaluate)
    return value === undefined ? [] : [value]
  }
  const spread = readSpread(element.argument, 'items that are spread into a list', scope, evaluate)
  return Array.isArray(spread) ? spread : []
}

type Property = Literal<'ObjectExpression'>['properties'][number]

function entriesOf(property: Property, scope: Scope, evaluate: Evaluate): [string, Json][] {
  switch (property.type) {
    case 'SpreadElement': {
      const spread = readSpread(property.argument, 'properties that are spread into an object', scope, evaluate)
      return isObject(spread) ? Object.entries(spread) : []
    }
    case 'ObjectMethod': {
      const name = property.key.type === 'Identifier' ? property.key.name : 'a method'
      const returned = ifWhole(scope, (inner) => evaluate(property, inner))
      if (returned !== undefined) return [[name, returned]]
      scope.unreadable.push({ what: `the function "${name}"`, file: scope.file, line: property.loc?.start.line ?? 1 })
      return []
    }
    case 'ObjectProperty': {
      const key = keyOf(property)
      const value = key === undefined ? undefined : readInside(property.value, `the value of "${key}"`, scope, evaluate)
      return key === undefined || value === undefined ? [] : [[key, value]]
    }
  }
}
