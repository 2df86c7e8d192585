import { parse } from '@babel/parser'
import type { Root } from 'mdast'
import type { Imports } from './attributes.ts'

/** The names that the imports of a page bring in, with the files that they come from. */
export function importsIn({ children }: Root): Imports {
  const sources = children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []))
  return new Map(sources.flatMap(namesIn))
}

function namesIn(source: string): [string, string][] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['jsx', 'typescript'], errorRecovery: true })
  return program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(({ local }): [string, string] => [local.name, statement.source.value])
      : [],
  )
}
