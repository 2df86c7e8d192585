import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Bundles the scripts of the fast parser, of which a build needs a fifth: Node takes a third of a millisecond for each of their
 * forty files, in each thread. What loads the binary stays where it is installed. Both have to be of one version, which
 * `package.json` therefore names to the last digit.
 *
 * @param {string} root the folder of the package
 * @returns {Promise<import('esbuild').Plugin>} one that does nothing where there is no binary: then the package stays apart
 */
export async function satteriBundled(root) {
  const entry = entryOf(root)
  const loader = entry && join(entry, '..', '..', 'index.js')
  const names = loader ? await exportsOf(loader) : undefined
  return {
    name: 'satteri bundled',
    setup(build) {
      if (!names) return void build.onResolve({ filter: /^satteri$/ }, () => ({ path: 'satteri', external: true }))
      build.onResolve({ filter: /^satteri$/ }, () => ({ path: entry, sideEffects: false }))
      build.onResolve({ filter: /^\.\.\/index\.js$/ }, ({ path, resolveDir }) =>
        join(resolveDir, path) === loader ? { path: 'satteri', namespace: 'binary' } : undefined,
      )
      build.onLoad({ filter: /./, namespace: 'binary' }, () => ({
        contents: `export const { ${names.join(', ')} } = await import(${LOADER})`,
      }))
    },
  }
}

/** As seen from `lib/`. */
const LOADER = `new URL('../index.js', require('node:url').pathToFileURL(require.resolve('satteri'))).href`

/** @param {string} root */
function entryOf(root) {
  try {
    return createRequire(join(root, 'package.json')).resolve('satteri')
  } catch {
    return undefined
  }
}

/** @param {string} path of a module that cannot be loaded without its binary */
async function exportsOf(path) {
  try {
    return Object.keys(await import(pathToFileURL(path).href)).filter((name) => name !== 'default')
  } catch {
    return undefined
  }
}
