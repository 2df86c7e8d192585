import type { SourceTree } from '../../foreignSite.ts'
import { joined } from '../../paths.ts'
import type { PythonModule, PythonObject } from './pythonObject.ts'
import { readPython } from './readPython.ts'

/** What a dotted name stands for, and the name under which it is declared. */
export type Declared = { object: PythonObject; fullName: string }
type PythonSources = (name: string) => Declared | undefined

/** What is imported is found after a few others; packages may also import from one another in a circle. */
const MOST_IMPORTS = 40

/** Finds what dotted names stand for in the modules below some folders; each module is read once. */
export function pythonSources(tree: SourceTree, folders: string[]): PythonSources {
  const files = new Set(tree.files)
  const known = new Map<string, Found | undefined>()
  const moduleNamed = (name: string): Found | undefined => {
    if (!known.has(name)) known.set(name, readModule(name))
    return known.get(name)
  }
  const readModule = (name: string): Found | undefined => {
    const stems = folders.map((folder) => joined(folder, name.replaceAll('.', '/')))
    const path = stems.flatMap((stem) => [`${stem}/__init__.py`, `${stem}.py`]).find((each) => files.has(each))
    const text = path === undefined ? undefined : tree.text(path)
    if (path === undefined || text === undefined) return undefined
    return { name, isPackage: path.endsWith('__init__.py'), module: readPython(name.split('.').at(-1) ?? '', text) }
  }
  return (name) => (/^[A-Za-z_][\w.]*$/.test(name) ? declared(name, moduleNamed, new Set()) : undefined)
}

type Found = { name: string; isPackage: boolean; module: PythonModule }

/** The longest beginning of a name that is a module declares the rest, or imports it. */
function declared(
  name: string,
  moduleNamed: (name: string) => Found | undefined,
  tried: Set<string>,
): Declared | undefined {
  if (tried.has(name) || tried.size > MOST_IMPORTS) return undefined
  tried.add(name)
  const parts = name.split('.')
  for (let count = parts.length; count > 0; count -= 1) {
    const found = moduleNamed(parts.slice(0, count).join('.'))
    if (!found) continue
    const rest = parts.slice(count)
    const object = memberAt(found.module, rest)
    if (object) return { object, fullName: name }
    for (const source of importedNames(found, rest)) {
      const imported = declared(source, moduleNamed, tried)
      if (imported) return { ...imported, fullName: name }
    }
    return undefined
  }
  return undefined
}

function memberAt(object: PythonObject, [name, ...rest]: string[]): PythonObject | undefined {
  if (name === undefined) return object
  const members = 'members' in object ? object.members : []
  const member = members.find((each) => each.name === name)
  return member && memberAt(member, rest)
}

/** Where a name that a module does not declare may come from. */
function importedNames({ name, isPackage, module }: Found, [first = '', ...rest]: string[]): string[] {
  const own = module.imports.get(first)
  const targets = own === undefined ? module.wholeImports.map((each) => `${each}.${first}`) : [own]
  return targets.map((target) => [absolute(target, name, isPackage), ...rest].join('.'))
}

/** `..a` in `p.q.r` is `p.a`. */
function absolute(target: string, from: string, isPackage: boolean): string {
  const dots = /^\.*/.exec(target)?.[0].length ?? 0
  if (dots === 0) return target
  const parts = from.split('.')
  return [...parts.slice(0, parts.length - dots + (isPackage ? 1 : 0)), target.slice(dots)].join('.')
}
