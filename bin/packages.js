import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve as absolute, join, sep } from 'node:path'

/**
 * Ends the process with a sentence when packages that a program needs are not installed, before the first of them is
 * imported: whoever has just cloned the repository is told what to do, and sees no stack trace.
 *
 * @param {string} root the folder of the package
 * @param {('dependencies' | 'devDependencies')[]} kinds which packages of `package.json` it needs
 */
export function requirePackages(root, kinds) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { resolve } = createRequire(join(root, 'package.json'))
  const missing = kinds
    .flatMap((kind) => Object.keys(manifest[kind] ?? {}))
    .filter((name) => !isInstalled(name, resolve))
  if (missing.length === 0) return
  const what = missing.length === 1 ? `the package "${missing[0]}" is` : `${missing.length} packages are`
  const isDependency = root.split(sep).includes('node_modules')
  const fix = isDependency ? 'install "portalgen" again' : `run "npm ci" in ${absolute(root)} first`
  process.stderr.write(`portalgen: ${what} not installed; ${fix}\n`)
  process.exit(2)
}

/**
 * @param {string} name
 * @param {NodeJS.RequireResolve} resolve
 */
function isInstalled(name, resolve) {
  if (resolve.paths(name)?.some((folder) => existsSync(join(folder, name)))) return true
  try {
    // Some package managers install no folders.
    resolve(name)
    return true
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code !== 'MODULE_NOT_FOUND'
  }
}
