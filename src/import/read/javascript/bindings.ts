import type { Node, Program, Statement } from '@babel/types'

/** What a name stands for: an expression of the module, or an export of another one. */
export type Binding = { kind: 'expression'; node: Node } | { kind: 'import'; from: string; name: string }

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
      return statement.declarations.flatMap(({ id, init }): [string, Binding][] =>
        id.type === 'Identifier' && init ? [[id.name, { kind: 'expression', node: init }]] : [],
      )
    default:
      return []
  }
}

/** The expression that a module exports under a name. */
export function exportedNode({ body }: Program, name: string, bindings: Bindings): Node | undefined {
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

/** `export { config as default }` exports a name under another one. */
function localName(body: Statement[], name: string): string {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) continue
    for (const each of statement.specifiers) {
      if (each.type !== 'ExportSpecifier') continue
      const exported = each.exported.type === 'Identifier' ? each.exported.name : each.exported.value
      if (exported === name) return each.local.name
    }
  }
  return name
}

type Member = Extract<Node, { type: 'MemberExpression' }>

const isModuleExports = ({ object }: Member): boolean => object.type === 'Identifier' && object.name === 'module'

/** `exports.name` and `module.exports.name`. */
const isExportOf = ({ object, property }: Member, name: string): boolean =>
  property.type === 'Identifier' &&
  property.name === name &&
  ((object.type === 'Identifier' && object.name === 'exports') ||
    (object.type === 'MemberExpression' && isModuleExports(object)))
