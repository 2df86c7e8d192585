import { parse } from '@babel/parser'
import type { Node, ObjectProperty, Program } from '@babel/types'
import type { Json, JsonObject } from '../json.ts'
import { type Bindings, bindingsOf, exportedNode } from './bindings.ts'

/** A value that can be read without running the program; calls of unknown functions are kept with their arguments. */
export type StaticModule = {
  value: Json | undefined
  /** What cannot be read statically, with its line. */
  unreadable: { what: string; line: number }[]
}

type Reader = {
  path: string
  resolve: (from: string, specifier: string) => string | undefined
  textOf: (path: string) => string | undefined
  unreadable: StaticModule['unreadable']
  bindings: Bindings
  /** Modules that are being read, so that a circle ends. */
  reading: ReadonlySet<string>
}

export type ModuleFiles = Pick<Reader, 'resolve' | 'textOf'>

/** The key under which the name of a called function is kept. */
export const CALLEE = '()'

/** Reads the default export of a JavaScript or TypeScript module, without running it. */
export function readModule(path: string, files: ModuleFiles): StaticModule {
  const unreadable: StaticModule['unreadable'] = []
  return { value: exportOf(path, 'default', { ...files, unreadable, reading: new Set() }), unreadable }
}

type Shared = Pick<Reader, 'resolve' | 'textOf' | 'unreadable' | 'reading'>

function exportOf(path: string, name: string, shared: Shared): Json | undefined {
  const text = shared.textOf(path)
  if (text === undefined || shared.reading.has(path)) return undefined
  if (path.endsWith('.json')) return JSON.parse(text) as Json
  const program = programOf(text, path, shared)
  if (!program) return undefined
  const reader: Reader = {
    ...shared,
    path,
    bindings: bindingsOf(program),
    reading: new Set([...shared.reading, path]),
  }
  const exported = exportedNode(program, name, reader.bindings)
  return exported && staticValue(exported, reader)
}

function programOf(text: string, path: string, { unreadable }: Shared): Program | undefined {
  try {
    return parse(text, { sourceType: 'unambiguous', plugins: ['typescript', 'jsx'], errorRecovery: true }).program
  } catch {
    unreadable.push({ what: `"${path}", which is not valid JavaScript`, line: 1 })
    return undefined
  }
}

function staticValue(node: Node, reader: Reader): Json | undefined {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'NullLiteral':
      return null
    case 'TemplateLiteral':
      return templateValue(node, reader)
    case 'ArrayExpression':
      return node.elements.flatMap((element) => elementValue(element, reader))
    case 'ObjectExpression':
      return objectValue(node, reader)
    case 'UnaryExpression':
      return unaryValue(node, reader)
    case 'LogicalExpression':
      return staticValue(node.left, { ...reader, unreadable: [] }) ?? staticValue(node.right, reader)
    case 'ConditionalExpression':
      return staticValue(node.alternate, reader)
    case 'BinaryExpression':
      return sumOf(node, reader)
    case 'Identifier':
      return namedValue(node.name, node, reader)
    case 'MemberExpression':
      return memberValue(node, reader)
    case 'CallExpression':
      return callValue(node, reader)
    case 'AwaitExpression':
      return staticValue(node.argument, reader)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return staticValue(node.expression, reader)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return returnedValue(node, reader)
    default:
      return undefined
  }
}

/** A value inside another that cannot be read is left out, and listed. */
function readInside(node: Node, what: string, reader: Reader): Json | undefined {
  const value = staticValue(node, reader)
  if (value === undefined) reader.unreadable.push({ what, line: node.loc?.start.line ?? 1 })
  return value
}

function elementValue(element: Node | null, reader: Reader): Json[] {
  if (!element) return []
  if (element.type !== 'SpreadElement') {
    const value = readInside(element, 'an item of a list', reader)
    return value === undefined ? [] : [value]
  }
  const spread = readInside(element.argument, 'items that are spread into a list', reader)
  return Array.isArray(spread) ? spread : []
}

function objectValue(node: Extract<Node, { type: 'ObjectExpression' }>, reader: Reader): JsonObject {
  const value: JsonObject = {}
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = readInside(property.argument, 'properties that are spread into an object', reader)
      if (typeof spread === 'object' && spread !== null && !Array.isArray(spread)) Object.assign(value, spread)
    } else if (property.type === 'ObjectProperty') {
      const key = keyOf(property)
      const inner = key === undefined ? undefined : readInside(property.value, `the value of "${key}"`, reader)
      if (key !== undefined && inner !== undefined) value[key] = inner
    }
  }
  return value
}

function keyOf({ key, computed }: ObjectProperty): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : undefined
}

function templateValue(node: Extract<Node, { type: 'TemplateLiteral' }>, reader: Reader): string | undefined {
  let text = ''
  for (const [index, quasi] of node.quasis.entries()) {
    text += quasi.value.cooked ?? ''
    const expression = node.expressions[index]
    if (!expression) continue
    const value = staticValue(expression, reader)
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    text += value
  }
  return text
}

function unaryValue(node: Extract<Node, { type: 'UnaryExpression' }>, reader: Reader): Json | undefined {
  const value = staticValue(node.argument, reader)
  if (node.operator === '-' && typeof value === 'number') return -value
  return node.operator === '!' && value !== undefined ? !value : undefined
}

function sumOf(node: Extract<Node, { type: 'BinaryExpression' }>, reader: Reader): Json | undefined {
  if (node.operator !== '+' || node.left.type === 'PrivateName') return undefined
  const [left, right] = [staticValue(node.left, reader), staticValue(node.right, reader)]
  if (typeof left === 'number' && typeof right === 'number') return left + right
  const isText = (value: Json | undefined) => typeof value === 'string' || typeof value === 'number'
  return isText(left) && isText(right) ? `${left}${right}` : undefined
}

function namedValue(name: string, node: Node, reader: Reader): Json | undefined {
  const binding = reader.bindings.get(name)
  if (!binding) return undefined
  if (binding.kind === 'expression')
    return binding.node === node ? undefined : staticValue(binding.node, withoutName(name, reader))
  const path = reader.resolve(reader.path, binding.from)
  return path === undefined ? undefined : exportOf(path, binding.name, reader)
}

/** A constant that is defined by itself has no value. */
function withoutName(name: string, reader: Reader): Reader {
  const bindings = new Map(reader.bindings)
  bindings.delete(name)
  return { ...reader, bindings }
}

function memberValue(node: Extract<Node, { type: 'MemberExpression' }>, reader: Reader): Json | undefined {
  const object = staticValue(node.object, reader)
  const key = node.property.type === 'Identifier' && !node.computed ? node.property.name : undefined
  const name = key ?? (node.property.type === 'StringLiteral' ? node.property.value : undefined)
  if (name === undefined || typeof object !== 'object' || object === null || Array.isArray(object)) return undefined
  return object[name]
}

/** Functions that return their argument, so that editors know its type. */
const IDENTITY = /^(?:define\w*|with\w+|Object\.freeze)$/

function callValue(node: Extract<Node, { type: 'CallExpression' }>, reader: Reader): Json | undefined {
  const name = calleeName(node.callee)
  const [first] = node.arguments
  if (name === 'require' || name === 'require.resolve') return requiredValue(name, first, reader)
  if (IDENTITY.test(name) && first) return staticValue(first, reader)
  const binding = reader.bindings.get(name)
  if (binding?.kind === 'expression' && /Function/.test(binding.node.type))
    return staticValue(binding.node, withoutName(name, reader))
  if (name === '' || binding?.kind !== 'import') return undefined
  // A plugin: its options say what it adds to the site.
  const options = first && first.type !== 'SpreadElement' ? staticValue(first, reader) : undefined
  return { [CALLEE]: name, options: options ?? null }
}

function requiredValue(name: string, argument: Node | undefined, reader: Reader): Json | undefined {
  if (argument?.type !== 'StringLiteral') return undefined
  if (name === 'require.resolve') return argument.value
  const path = reader.resolve(reader.path, argument.value)
  return path === undefined ? undefined : exportOf(path, 'default', reader)
}

function calleeName(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return ''
  const object = calleeName(node.object)
  return object === '' ? '' : `${object}.${node.property.name}`
}

type FunctionNode = Extract<Node, { type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration' }>

/** The value that a function without branches returns. */
function returnedValue({ body }: FunctionNode, reader: Reader): Json | undefined {
  if (body.type !== 'BlockStatement') return staticValue(body, reader)
  const bindings = new Map([...reader.bindings, ...bindingsOf(body)])
  const last = body.body.findLast((statement) => statement.type === 'ReturnStatement')
  return last?.type === 'ReturnStatement' && last.argument
    ? staticValue(last.argument, { ...reader, bindings })
    : undefined
}
