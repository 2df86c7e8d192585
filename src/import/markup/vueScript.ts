import type { Expression, Node, ObjectExpression, Statement } from '@babel/types'
import { isFunction, returnedOf } from '../read/javascript/functions.ts'
import { calleeName, keyOf } from '../read/javascript/names.ts'

/**
 * The statements of a component of Vue as those of `<script setup>`: the options that it exports are what it is given, its data
 * and what it computes. Undefined if it has options that only running it would tell.
 */
export function setupStatements(statements: readonly Statement[]): Statement[] | undefined {
  const parts = statements.map((statement): Statement[] | undefined => {
    if (statement.type !== 'ExportDefaultDeclaration') return [statement]
    const options = optionsIn(statement.declaration)
    return options && ofOptions(options)
  })
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? [])
}

function optionsIn(node: Node): ObjectExpression | undefined {
  if (node.type === 'ObjectExpression') return node
  const [first] = node.type === 'CallExpression' && calleeName(node.callee) === 'defineComponent' ? node.arguments : []
  return first?.type === 'ObjectExpression' ? first : undefined
}

/** Options that change nothing of what is shown at first. */
const HARMLESS = /^(?:name|components|methods|emits|inheritAttrs|mounted|unmounted|beforeUnmount)$/

function ofOptions({ properties }: ObjectExpression): Statement[] | undefined {
  const parts = properties.map((property): Statement[] | undefined => {
    if (property.type === 'SpreadElement' || property.key.type !== 'Identifier') return undefined
    const { name } = property.key
    if (HARMLESS.test(name)) return []
    const value = property.type === 'ObjectMethod' ? property : property.value
    if (name === 'props') return isExpression(value) ? [called('defineProps', value)] : undefined
    if (name === 'computed') return value.type === 'ObjectExpression' ? constantsOf(value) : undefined
    const data = name === 'data' && isFunction(value) ? returnedOf(value, true) : undefined
    return data?.type === 'ObjectExpression' ? constantsOf(data) : undefined
  })
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? [])
}

/** Each property as a constant with its name; a function is what it returns. */
function constantsOf({ properties }: ObjectExpression): Statement[] {
  return properties.flatMap((property): Statement[] => {
    if (property.type === 'SpreadElement' || property.key.type !== 'Identifier') return []
    const value = property.type === 'ObjectMethod' ? property : property.value
    const init = isFunction(value) ? returnedOf(value, true) : value
    const id = property.key
    const isSame = init?.type === 'Identifier' && init.name === id.name
    return init && isExpression(init) && !isSame
      ? [{ type: 'VariableDeclaration', kind: 'const', declarations: [{ type: 'VariableDeclarator', id, init }] }]
      : []
  })
}

const isExpression = (node: Node): node is Expression => !/Pattern$|^ObjectMethod$|^(?:Rest|Spread)/.test(node.type)

const called = (name: string, argument: Expression): Statement => ({
  type: 'ExpressionStatement',
  expression: { type: 'CallExpression', callee: { type: 'Identifier', name }, arguments: [argument] },
})

/** The attributes that a component declares, with the expressions of their defaults; one of truth and falsehood is false. */
export function declaredProps(statements: readonly Statement[]): ReadonlyMap<string, Node> {
  const calls = statements.flatMap(callsIn)
  const own = calls.find(({ callee }) => calleeName(callee) === 'defineProps')
  const defaults = calls.find(({ callee }) => calleeName(callee) === 'withDefaults')?.arguments[1]
  return new Map([
    ...(own ? [...ofArgument(own.arguments[0]), ...ofType(own.typeParameters, statements)] : []),
    ...(defaults?.type === 'ObjectExpression' ? entriesOf(defaults) : []),
  ])
}

type Call = Extract<Node, { type: 'CallExpression' }>

function callsIn(statement: Statement): Call[] {
  const nodes =
    statement.type === 'VariableDeclaration'
      ? statement.declarations.map(({ init }) => init)
      : statement.type === 'ExpressionStatement'
        ? [statement.expression]
        : []
  return nodes.flatMap((node) => {
    if (node?.type !== 'CallExpression') return []
    const [first] = node.arguments
    return first?.type === 'CallExpression' ? [node, first] : [node]
  })
}

type Declared = [name: string, value: Node]

const NOTHING: Node = { type: 'NullLiteral' }
const FALSE: Node = { type: 'BooleanLiteral', value: false }

/** `['a']` and `{ a: String, b: { type: Boolean, default: true } }`. */
function ofArgument(node: Node | undefined): Declared[] {
  if (node?.type === 'ArrayExpression')
    return node.elements.flatMap((each): Declared[] => (each?.type === 'StringLiteral' ? [[each.value, NOTHING]] : []))
  if (node?.type !== 'ObjectExpression') return []
  return entriesOf(node).map(([name, value]): Declared => {
    const options = new Map(value.type === 'ObjectExpression' ? entriesOf(value) : [['type', value]])
    const type = options.get('type')
    const isTruth = type?.type === 'Identifier' && type.name === 'Boolean'
    return [name, options.get('default') ?? (isTruth ? FALSE : NOTHING)]
  })
}

const entriesOf = ({ properties }: ObjectExpression): Declared[] =>
  properties.flatMap((property): Declared[] => {
    if (property.type !== 'ObjectProperty') return []
    const key = keyOf(property)
    const value = isFunction(property.value) ? returnedOf(property.value, true) : property.value
    return key === undefined || !value ? [] : [[key, value]]
  })

/** `defineProps<{ a: string }>()`, also by the name of a type of the script. */
function ofType(parameters: Call['typeParameters'], statements: readonly Statement[]): Declared[] {
  const [type] = parameters?.type === 'TSTypeParameterInstantiation' ? parameters.params : []
  const name = type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : undefined
  const members = type?.type === 'TSTypeLiteral' ? type.members : name === undefined ? [] : membersOf(name, statements)
  return members.flatMap((member): Declared[] => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return []
    const isTruth = member.typeAnnotation?.typeAnnotation.type === 'TSBooleanKeyword'
    return [[member.key.name, isTruth ? FALSE : NOTHING]]
  })
}

function membersOf(name: string, statements: readonly Statement[]) {
  return statements.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name === name) return declared.body.body
    const isAlias = declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === name
    return isAlias && declared.typeAnnotation.type === 'TSTypeLiteral' ? declared.typeAnnotation.members : []
  })
}
