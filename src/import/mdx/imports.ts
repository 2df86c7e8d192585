import type { Node, Statement } from '@babel/types'
import type { Root } from 'mdast'
import { statementsIn } from '../markup/scopeOf.ts'
import type { Imports } from './attributes.ts'

/** The names that the imports of a page bring in, with the files that they come from. */
export const importsIn = (statements: Statement[]): Imports => new Map(statements.flatMap(namesIn))

/** The texts and numbers that a page exports under names. */
export const constantsIn = (statements: Statement[]): Imports => new Map(statements.flatMap(literalsIn))

export const modulesIn = ({ children }: Root): Statement[] =>
  children.flatMap((node) => (node.type === 'mdxjsEsm' ? statementsIn(node.value) : []))

const namesIn = (statement: Statement): [string, string][] =>
  statement.type === 'ImportDeclaration'
    ? statement.specifiers.map(({ local }) => [local.name, statement.source.value])
    : []

function literalsIn(statement: Statement): [string, string][] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id, init }): [string, string][] =>
    id.type === 'Identifier' ? textsOf(init).map((value) => [id.name, value]) : [],
  )
}

function textsOf(init: Node | null | undefined): string[] {
  if (init?.type === 'StringLiteral' || init?.type === 'NumericLiteral') return [String(init.value)]
  const only = init?.type === 'TemplateLiteral' && init.expressions.length === 0 ? init.quasis[0] : undefined
  return only ? [only.value.cooked ?? only.value.raw] : []
}

/** The components that a page makes itself, of nothing but markup around what they are given. */
export const wrappersIn = (statements: Statement[]): ReadonlySet<string> => new Set(statements.flatMap(wrappersOf))

function wrappersOf(statement: Statement): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type === 'FunctionDeclaration')
    return declared.id && isWrapper(returned(declared.body)) ? [declared.id.name] : []
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' && isWrapper(returned(init.body))
      ? [id.name]
      : [],
  )
}

function returned(body: Node): Node | null | undefined {
  if (body.type !== 'BlockStatement') return body
  const last = body.body.length === 1 ? body.body[0] : undefined
  return last?.type === 'ReturnStatement' ? last.argument : undefined
}

/** Whether an element holds `{children}`, directly or in another one, and no text of its own. */
function isWrapper(node: Node | null | undefined): boolean {
  if (node?.type !== 'JSXElement' && node?.type !== 'JSXFragment') return false
  const inside = node.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '')
  const [only] = inside
  if (inside.length !== 1 || !only) return false
  if (only.type !== 'JSXExpressionContainer') return isWrapper(only)
  const { expression } = only
  return expression.type === 'Identifier'
    ? expression.name === 'children'
    : expression.type === 'MemberExpression' &&
        expression.property.type === 'Identifier' &&
        expression.property.name === 'children'
}
