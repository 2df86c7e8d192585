import type { SourceTree } from '../foreignSite.ts'
import { folderOf, joined } from '../paths.ts'
import type { Tally } from '../tally.ts'
import { formatOf, readData } from './data.ts'
import { readModule } from './javascript/readModule.ts'
import type { Json } from './json.ts'

/** The first of several files that there is. */
export const firstFile = (tree: SourceTree, paths: string[]): string | undefined =>
  paths.find((path) => tree.files.includes(path))

/** The value in a file of YAML, TOML or JSON; one that is not valid is noted. */
export function fileValue(tree: SourceTree, path: string, tally: Tally): Json | undefined {
  const data = readData(tree.text(path) ?? '', formatOf(path))
  if (data.kind === 'value') return data.value
  tally.note(`configuration: ${data.reason}`, 'left', { file: path, line: data.line })
  return undefined
}

/** The default export of a module; what cannot be read statically is noted. */
export function moduleValue(tree: SourceTree, path: string, tally: Tally): Json | undefined {
  const { value, unreadable } = readModuleIn(tree, path)
  for (const { what, ...place } of unreadable) tally.note(`configuration: ${what}`, 'left', place)
  return value
}

/** The default export of a module, and what of it cannot be read statically. */
export const readModuleIn = (tree: SourceTree, path: string) =>
  readModule(path, { textOf: tree.text, resolve: (from, specifier) => resolveModule(tree, from, specifier) })

const CODE_ENDS = ['.ts', '.js', '.tsx', '.jsx']
const MODULE_ENDS = ['', ...CODE_ENDS, '.mts', '.mjs', '.cjs', '.json', ...CODE_ENDS.map((end) => `/index${end}`)]

/** The file that a module names relative to its own one, or from the top of the tree. */
export function resolveModule(tree: SourceTree, from: string, specifier: string): string | undefined {
  if (!/^[./]/.test(specifier)) return undefined
  const path = specifier.startsWith('/') ? joined(specifier) : joined(folderOf(from), specifier)
  return firstFile(tree, [...MODULE_ENDS.map((end) => path + end), path.replace(/\.js$/, '.ts')])
}
