import { parse, parseExpression } from '@babel/parser'
import type { Expression, Statement } from '@babel/types'
import { isPicture } from '../paths.ts'
import { bindingsOf } from '../read/javascript/bindings.ts'
import { exportedValue, type ParsedModules } from '../read/javascript/readModule.ts'
import type { Scope } from '../read/javascript/scope.ts'
import type { JsonObject } from '../read/json.ts'

/** The other modules of a site, and how much of them is still read for a page. */
export type Modules = ParsedModules &
  Pick<Scope, 'returns'> & {
    /** The files that match patterns of `import.meta.glob`, by the names that a module gives them. */
    matching: (from: string, patterns: readonly string[]) => Map<string, string>
    /** The path of the only file with a name. */
    named: (file: string) => string | undefined
    /** The module that lists the components which all pages know without importing them. */
    shared?: string | undefined
  }

/** What the expressions of a page or a component may refer to: its constants, what it imports, and values by their names. */
export function scopeOf(file: string, program: Statement[], values: JsonObject, modules: Modules): Scope {
  const { work, returns } = modules
  const bindings = new Map(bindingsOf({ body: program.filter(isConstant) }))
  for (const [name, value] of Object.entries(values)) bindings.set(name, { kind: 'value', value })
  const imported: Scope['imported'] = (specifier, name, args) => {
    const path = modules.resolve(file, specifier)
    // A bundler gives the address of a picture.
    if (path !== undefined && isPicture(path)) return `/${path}`
    return path === undefined || !/\.(?:[cm]?[jt]sx?|json)$/.test(path)
      ? undefined
      : exportedValue(path, name, modules, args)
  }
  const pictures: Scope['pictures'] = (patterns) => {
    const found = [...modules.matching(file, patterns)]
    if (found.length === 0 || !found.every(([, path]) => isPicture(path))) return undefined
    return Object.fromEntries(found.map(([name, path]) => [name, `/${path}`]))
  }
  return { file, bindings, imported, pictures, unreadable: [], work, isExact: true, returns }
}

/** A variable may be another value when it is shown. */
function isConstant(statement: Statement): boolean {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type !== 'VariableDeclaration' || declared.kind === 'const'
}

/** The statements of a module; none if it is not valid. */
export function statementsIn(source: string): Statement[] {
  try {
    return parse(source, { sourceType: 'module', plugins: ['jsx', 'typescript'], errorRecovery: true }).program.body
  } catch {
    return []
  }
}

export function expressionIn(source: string): Expression | undefined {
  try {
    return parseExpression(source, { plugins: ['jsx', 'typescript'] })
  } catch {
    return undefined
  }
}
