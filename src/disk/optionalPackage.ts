import { createRequire } from 'node:module'
import { join } from 'node:path'
import { importFile } from './importFile.ts'
import { reasonThrown } from './reasonThrown.ts'

/**
 * Loads what a package exports that a site may install, resolved as Node does from the folder of the site. Returns a text
 * that says why if it cannot be used.
 */
export async function optionalPackage<T>(root: string, name: string): Promise<T | string> {
  const require = createRequire(join(root, 'site.js'))
  let path: string
  try {
    path = require.resolve(name)
  } catch {
    return 'is not installed'
  }
  try {
    const loaded: { default: T } = await importFile(path)
    return loaded.default
  } catch (error) {
    // Its program for this system may be missing, for example if packages were installed on another one.
    return `cannot be loaded: ${reasonThrown(error)}`
  }
}
