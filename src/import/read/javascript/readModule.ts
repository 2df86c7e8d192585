import { parse } from '@babel/parser'
import type { Program } from '@babel/types'
import { readData } from '../data.ts'
import { at, type Json } from '../json.ts'
import { type Bindings, bindingsOf, exportedNode, localName, passedOn } from './bindings.ts'
import { returnedValue } from './callValue.ts'
import { changedIn } from './changedIn.ts'
import { type FunctionNode, isFunction } from './functions.ts'
import { calleeName } from './names.ts'
import { CALLEE, type Evaluate, MOST_WORK, type Scope, type Unreadable } from './scope.ts'
import { isChanged, staticValue } from './staticValue.ts'

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

/** Modules are parsed once, as their functions may be called often. */
export type ParsedModules = ModuleFiles & Pick<Scope, 'work'> & { programs: Map<string, Parsed | undefined> }

type Parsed = { program: Program; changed: ReadonlySet<string> }

/** Reads the default export of a JavaScript or TypeScript module, without running it. */
export function readModule(path: string, files: ModuleFiles): StaticModule {
  const unreadable: Unreadable[] = []
  const work = { left: MOST_WORK, depth: 0 }
  const shared = { ...files, unreadable, reading: new Set<string>(), work, programs: new Map() }
  return { value: withoutCalls(exportOf(path, 'default', shared), path, unreadable), unreadable }
}

/** A configuration that a plugin returns, which adds to what it is given: `export default extended({ … })`. */
function withoutCalls(value: Json | undefined, file: string, unreadable: Unreadable[]): Json | undefined {
  const callee = at(value, CALLEE)
  if (callee === undefined) return value
  unreadable.push({ what: `what "${callee}" adds`, file, line: 1 })
  return withoutCalls(at(value, 'options'), file, unreadable)
}

/** The value that a module exports under a name, or what it returns for arguments, if nothing of it has to be guessed. */
export function exportedValue(
  path: string,
  name: string,
  files: ParsedModules,
  args?: readonly (Json | undefined)[],
): Json | undefined {
  const unreadable: Unreadable[] = []
  const value = exportOf(path, name, { ...files, unreadable, reading: new Set(), isExact: true }, reading(args))
  return unreadable.length > 0 ? undefined : value
}

/** Reads what is exported as a value, or calls it with arguments. */
const reading = (args: readonly (Json | undefined)[] | undefined): Evaluate =>
  args ? (node, scope) => (isFunction(node) ? returnedValue(node, args, scope, staticValue) : undefined) : staticValue

/** Modules that are being read are not read again, so that a circle ends. */
type Shared = ParsedModules & Pick<Scope, 'unreadable' | 'isExact'> & { reading: ReadonlySet<string> }

/** @param tried the exports that were looked for on the way: modules that pass on all of one another lead to each in many ways */
function exportOf(
  path: string,
  name: string,
  shared: Shared,
  read: Evaluate = staticValue,
  tried = new Set<string>(),
): Json | undefined {
  const key = `${name} ${path}`
  if (shared.reading.has(path) || tried.has(key)) return undefined
  tried.add(key)
  if (path.endsWith('.json')) {
    const value = jsonIn(path, shared)
    return name === 'default' || value === undefined ? value : at(value, name)
  }
  const parsed = parsedOf(path, shared)
  if (!parsed) return undefined
  const { program, changed } = parsed
  const bindings = bindingsOf(program)
  const loader = name === 'data' ? loaderIn(path, program, bindings) : undefined
  const exported = exportedNode(program, name, bindings)
  const inner = { ...shared, reading: new Set([...shared.reading, path]) }
  const imported: Scope['imported'] = (specifier, wanted, args) => {
    const from = shared.resolve(path, specifier)
    return from === undefined ? undefined : exportOf(from, wanted, inner, reading(args))
  }
  const { unreadable, work, isExact } = shared
  const scope = { file: path, bindings, imported, changed, unreadable, work, ...(isExact ? { isExact } : {}) }
  if (loader) return returnedValue(loader, [], scope, staticValue)
  if (exported) return isChanged(exported, localName(program.body, name), scope) ? undefined : read(exported, scope)
  for (const other of passedOn(program, name, bindings)) {
    const from = shared.resolve(path, other.from)
    const value = from === undefined ? undefined : exportOf(from, other.name, inner, read, tried)
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

function parsedOf(path: string, shared: Shared): Parsed | undefined {
  if (!shared.programs.has(path)) shared.programs.set(path, parseModule(path, shared))
  return shared.programs.get(path)
}

function parseModule(path: string, { textOf, unreadable }: Shared): Parsed | undefined {
  const text = textOf(path)
  if (text === undefined) return undefined
  try {
    const { program } = parse(text, { sourceType: 'unambiguous', plugins: ['typescript', 'jsx'], errorRecovery: true })
    return { program, changed: changedIn([program]) }
  } catch {
    unreadable.push({ what: 'this is not valid JavaScript', file: path, line: 1 })
    return undefined
  }
}

function jsonIn(path: string, { textOf, unreadable }: Shared): Json | undefined {
  const text = textOf(path)
  if (text === undefined) return undefined
  const data = readData(text, 'json')
  if (data.kind === 'value') return data.value
  unreadable.push({ what: data.reason, file: path, line: data.line })
  return undefined
}
