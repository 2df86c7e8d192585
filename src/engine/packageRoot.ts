import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** False where the sources run as they are, in tests. */
export const isCompiled = import.meta.filename.endsWith('.js')

/** The folder of this package, from the sources as well as from what they are compiled to. */
export function packageRoot(folder: string = import.meta.dirname): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('portalgen is not in a package')
  return packageRoot(parent)
}
