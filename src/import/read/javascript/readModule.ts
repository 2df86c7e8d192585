import { parse } from '@babel/parser'
import type { Program } from '@babel/types'
import { readData } from '../data.ts'
import { at, type Json } from '../json.ts'
import { type Bindings, bindingsOf, exportedNode, passedOn } from './bindings.ts'
import { returnedValue } from './callValue.ts'
import { type FunctionNode, isFunction } from './functions.ts'
import { calleeName } from './names.ts'
import { CALLEE, MOST_WORK, type Scope, type Unreadable } from './scope.ts'
import { staticValue } from './staticValue.ts'

/** A value that can be read without running the program; calls of unknown functions are kept with their arguments. */
type StaticModule = {
  value: Json | undefined
  /** What cannot be read statically. */
  unreadable: Unreadable[]
}

export type ModuleFiles = {
  /** The path of the file that a module imports; undefined if it is not one of the site. */
  resolve: (from: string, specifier: string) => string | undefined
  textOf: (path: string) => string | undefined
}

/** Reads the default export of a JavaScript or TypeScript module, without running it. */
export function readModule(path: string, files: ModuleFiles): StaticModule {
  const unreadable: Unreadable[] = []
  const shared = { ...files, unreadable, reading: new Set<string>(), work: { left: MOST_WORK, depth: 0 } }
  return { value: withoutCalls(exportOf(path, 'default', shared), path, unreadable), unreadable }
}

/** A configuration that a plugin returns, which adds to what it is given: `export default extended({ … })`. */
function withoutCalls(value: Json | undefined, file: string, unreadable: Unreadable[]): Json | undefined {
  const callee = at(value, CALLEE)
  if (callee === undefined) return value
  unreadable.push({ what: `what "${callee}" adds`, file, line: 1 })
  return withoutCalls(at(value, 'options'), file, unreadable)
}

/** The value that a module exports under a name, if nothing of it has to be guessed. */
export function exportedValue(path: string, name: string, files: ModuleFiles & Pick<Scope, 'work'>): Json | undefined {
  const unreadable: Unreadable[] = []
  const value = exportOf(path, name, { ...files, unreadable, reading: new Set(), isExact: true })
  return unreadable.length > 0 ? undefined : value
}

/** Modules that are being read are not read again, so that a circle ends. */
type Shared = ModuleFiles & Pick<Scope, 'unreadable' | 'work' | 'isExact'> & { reading: ReadonlySet<string> }

/** @param tried the exports that were looked for on the way: modules that pass on all of one another lead to each in many ways */
function exportOf(path: string, name: string, shared: Shared, tried = new Set<string>()): Json | undefined {
  const text = shared.textOf(path)
  const key = `${name} ${path}`
  if (text === undefined || shared.reading.has(path) || tried.has(key)) return undefined
  tried.add(key)
  if (path.endsWith('.json')) {
    const value = jsonIn(text, path, shared)
    return name === 'default' || value === undefined ? value : at(value, name)
  }
  const program = programOf(text, path, shared)
  if (!program) return undefined
  const bindings = bindingsOf(program)
  const loader = name === 'data' ? loaderIn(path, program, bindings) : undefined
  const exported = exportedNode(program, name, bindings)
  const inner = { ...shared, reading: new Set([...shared.reading, path]) }
  const imported = (specifier: string, wanted: string): Json | undefined => {
    const from = shared.resolve(path, specifier)
    return from === undefined ? undefined : exportOf(from, wanted, inner)
  }
  const { unreadable, work, isExact } = shared
  const scope = { file: path, bindings, imported, unreadable, work, ...(isExact ? { isExact } : {}) }
  if (loader) return returnedValue(loader, [], scope, staticValue)
  if (exported) return staticValue(exported, scope)
  for (const other of passedOn(program, name, bindings)) {
    const from = shared.resolve(path, other.from)
    const value = from === undefined ? undefined : exportOf(from, other.name, inner, tried)
    if (value !== undefined) return value
  }
  return undefined
}

/** The function that loads the `data` of a module of VitePress: `export default { load() { … } }` in `name.data.ts`. */
function loaderIn(path: string, program: Program, bindings: Bindings): FunctionNode | undefined {
  const made = /\.data\.[mc]?[jt]s$/.test(path) ? exportedNode(program, 'default', bindings) : undefined
  const [first] =
    made?.type === 'CallExpression' && calleeName(made.callee) === 'defineLoader' ? made.arguments : [made]
  const own = first?.type === 'ObjectExpression' ? first.properties : []
  return own.flatMap((each) => {
    const load = each.type === 'ObjectProperty' ? each.value : each
    const isLoad = each.type !== 'SpreadElement' && each.key.type === 'Identifier' && each.key.name === 'load'
    return isLoad && isFunction(load) ? [load] : []
  })[0]
}

function programOf(text: string, path: string, { unreadable }: Shared): Program | undefined {
  try {
    return parse(text, { sourceType: 'unambiguous', plugins: ['typescript', 'jsx'], errorRecovery: true }).program
  } catch {
    unreadable.push({ what: 'this is not valid JavaScript', file: path, line: 1 })
    return undefined
  }
}

function jsonIn(text: string, path: string, { unreadable }: Shared): Json | undefined {
  const data = readData(text, 'json')
  if (data.kind === 'value') return data.value
  unreadable.push({ what: data.reason, file: path, line: data.line })
  return undefined
}
