import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Has compiled files load Node's own modules with `require`. Node wraps one that is imported, and reads each of its exports for
 * that, also those that load further modules, as the streams of `node:fs` do.
 *
 * @param {string} folder of the files
 */
export function builtinsByRequire(folder) {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const file = join(folder, name)
    writeFileSync(file, requiringBuiltins(readFileSync(file, 'utf8')))
  }
}

/** As the compiler writes it, each in a line. */
const IMPORT = /^import (?:(\w+)|\* as (\w+)|\{([^}]*)\}) from ("node:[^"]+");$/gm

/** @param {string} code of a compiled file, which has a `require` */
export const requiringBuiltins = (code) =>
  code.replace(IMPORT, (written, whole, all, names, path) => {
    const pattern = whole ?? all ?? patternOf(names)
    return pattern === undefined ? written : `const ${pattern} = require(${path});`
  })

/**
 * A module that is required is its own default export.
 *
 * @param {string} names as in `{ … }`
 * @returns {string | undefined} what the module is assigned to; undefined for the default export beside others
 */
function patternOf(names) {
  const [, before, whole, after] = /^(.*)\bdefault as (\w+)(.*)$/s.exec(names) ?? []
  if (whole === undefined) return `{${names.replaceAll(' as ', ': ')}}`
  return `${before}${after}`.trim() === '' ? whole : undefined
}
