import type { ExportNamedDeclaration, Node, Program, Statement } from '@babel/types'
import type { Json } from '../json.ts'
import { keyOf } from './names.ts'

/** What a name stands for: an expression of the module, a value of it, an export of another module, or a value itself. */
export type Binding =
  | { kind: 'expression'; node: Node }
  | { kind: 'property'; of: Binding; key: string | number; otherwise: Node | undefined }
  | { kind: 'import'; from: string; name: string }
  | { kind: 'value'; value: Json }

export type Bindings = ReadonlyMap<string, Binding>

/** The names that the statements of a module or of a function declare. */
export const bindingsOf = ({ body }: { body: Statement[] }): Bindings => new Map(body.flatMap(declaredBy))

function declaredBy(statement: Statement): [string, Binding][] {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      return statement.declaration ? declaredBy(statement.declaration) : []
    case 'FunctionDeclaration':
      return statement.id ? [[statement.id.name, { kind: 'expression', node: statement }]] : []
    case 'ImportDeclaration':
      return statement.specifiers.map((each) => {
        const isNamed = each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
        const name = isNamed && each.imported.type === 'Identifier' ? each.imported.name : 'default'
        return [each.local.name, { kind: 'import', from: statement.source.value, name }]
      })
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id, init }): [string, Binding][] => {
        if (!init) return []
        return id.type === 'Identifier'
          ? [[id.name, { kind: 'expression', node: init }]]
          : propertiesOf(id, { kind: 'expression', node: init })
      })
    default:
      return []
  }
}

/** The names of `const { a, b: c = 1, d: { e } } = object` and `const [a, { b }] = list`. */
export function propertiesOf(pattern: Node, of: Binding): [string, Binding][] {
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((element, index) => (element ? partOf(element, of, index) : []))
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((property): [string, Binding][] => {
    const key = property.type === 'ObjectProperty' ? keyOf(property) : undefined
    return property.type !== 'ObjectProperty' || key === undefined ? [] : partOf(property.value, of, key)
  })
}

function partOf(written: Node, of: Binding, key: string | number): [string, Binding][] {
  const target = written.type === 'AssignmentPattern' ? written.left : written
  const otherwise = written.type === 'AssignmentPattern' ? written.right : undefined
  const binding: Binding = { kind: 'property', of, key, otherwise }
  return target.type === 'Identifier' ? [[target.name, binding]] : propertiesOf(target, binding)
}

/** The expression that a module exports under a name. */
export function exportedNode({ body }: Pick<Program, 'body'>, name: string, bindings: Bindings): Node | undefined {
  for (const statement of body) {
    if (name === 'default' && statement.type === 'ExportDefaultDeclaration') return statement.declaration
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue
    const { left, right } = statement.expression
    if (left.type !== 'MemberExpression') continue
    if (name === 'default' ? isModuleExports(left) : isExportOf(left, name)) return right
  }
  const binding = bindings.get(localName(body, name))
  return binding?.kind === 'expression' ? binding.node : undefined
}

/** An export of another module. */
type OtherExport = Pick<Extract<Binding, { kind: 'import' }>, 'from' | 'name'>

/** The exports of other modules that a module exports under a name, where it has none of its own. */
export function passedOn({ body }: Pick<Program, 'body'>, name: string, bindings: Bindings): OtherExport[] {
  const imported = bindings.get(localName(body, name))
  if (imported?.kind === 'import') return [imported]
  const named = body.flatMap((statement): OtherExport[] => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return []
    const from = statement.source.value
    return exportedNames(statement).flatMap(({ exported, local }) => (exported === name ? [{ from, name: local }] : []))
  })
  if (named.length > 0 || name === 'default') return named
  return body.flatMap((each) => (each.type === 'ExportAllDeclaration' ? [{ from: each.source.value, name }] : []))
}

/** `export { config as default }` exports a name under another one. */
export function localName(body: Statement[], name: string): string {
  for (const statement of body) {
    if (name === 'default' && statement.type === 'ExportDefaultDeclaration')
      return statement.declaration.type === 'Identifier' ? statement.declaration.name : name
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) continue
    const found = exportedNames(statement).find(({ exported }) => exported === name)
    if (found) return found.local
  }
  return name
}

const exportedNames = ({ specifiers }: ExportNamedDeclaration): { exported: string; local: string }[] =>
  specifiers.flatMap((each) => {
    if (each.type !== 'ExportSpecifier') return []
    const exported = each.exported.type === 'Identifier' ? each.exported.name : each.exported.value
    return [{ exported, local: each.local.name }]
  })

type Member = Extract<Node, { type: 'MemberExpression' }>

const isModuleExports = ({ object }: Member): boolean => object.type === 'Identifier' && object.name === 'module'

/** `exports.name` and `module.exports.name`. */
const isExportOf = ({ object, property }: Member, name: string): boolean =>
  property.type === 'Identifier' &&
  property.name === name &&
  ((object.type === 'Identifier' && object.name === 'exports') ||
    (object.type === 'MemberExpression' && isModuleExports(object)))
