import { parse } from '@babel/parser'
import type { Statement } from '@babel/types'
import type { Root } from 'mdast'
import type { Imports } from './attributes.ts'

/** The names that the imports of a page bring in, with the files that they come from. */
export const importsIn = (root: Root): Imports => new Map(modulesIn(root).flatMap(namesIn))

/** The texts and numbers that a page exports under names. */
export const constantsIn = (root: Root): Imports => new Map(modulesIn(root).flatMap(literalsIn))

const modulesIn = ({ children }: Root): Statement[] =>
  children.flatMap((node) => (node.type === 'mdxjsEsm' ? statementsOf(node.value) : []))

const statementsOf = (source: string): Statement[] =>
  parse(source, { sourceType: 'module', plugins: ['jsx', 'typescript'], errorRecovery: true }).program.body

const namesIn = (statement: Statement): [string, string][] =>
  statement.type === 'ImportDeclaration'
    ? statement.specifiers.map(({ local }) => [local.name, statement.source.value])
    : []

function literalsIn(statement: Statement): [string, string][] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id, init }): [string, string][] =>
    id.type === 'Identifier' && (init?.type === 'StringLiteral' || init?.type === 'NumericLiteral')
      ? [[id.name, String(init.value)]]
      : [],
  )
}
