import { existsSync, readdirSync, statSync } from 'node:fs'
import { sep } from 'node:path'

/**
 * Tells whether `lib/` is up to date. In a checkout it is made again when a file of `src/` or `theme/`, or of these here, is newer; in
 * an installed package never. No install script is needed, and nothing is ever out of date.
 *
 * @param {string} root the folder of the package
 */
export function isCompiled(root) {
  const stamp = statSync(`${root}/lib/stamp`, { throwIfNoEntry: false })
  if (!stamp) return false
  // Installers set arbitrary file times.
  if (root.split(sep).includes('node_modules')) return true
  const sources = ['bin', 'src', 'theme', 'package.json'].map((name) => `${root}/${name}`).filter(existsSync)
  return sources.every((path) => isOlder(path, stamp.mtimeMs))
}

/**
 * @param {string} path
 * @param {number} time in ms
 * @returns {boolean} whether nothing at or below the path was changed after the time
 */
function isOlder(path, time) {
  const stats = statSync(path)
  if (stats.mtimeMs > time) return false
  return !stats.isDirectory() || readdirSync(path).every((name) => isOlder(`${path}/${name}`, time))
}
