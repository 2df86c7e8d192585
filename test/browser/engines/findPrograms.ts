import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Looks for programs as a shell does. A path is '' if the program is missing. */
export function findPrograms<Name extends string>(...names: Name[]): { paths: Record<Name, string>; missing: Name[] } {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const pathOf = (name: Name): string => folders.map((folder) => join(folder, name)).find(isProgram) ?? ''
  const paths = Object.fromEntries(names.map((name) => [name, pathOf(name)])) as Record<Name, string>
  return { paths, missing: names.filter((name) => paths[name] === '') }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
