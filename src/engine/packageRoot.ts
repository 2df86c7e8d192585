import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** False if the sources run uncompiled, in tests. */
export const isCompiled = import.meta.filename.endsWith('.cjs')

/** Returns the folder of this package, both for sources and compiled files. */
export function packageRoot(folder: string = import.meta.dirname): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('portalgen is not in a package')
  return packageRoot(parent)
}
