import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Bundles the scripts of the fast parser, of which a build needs a fifth: Node takes a third of a millisecond for each of their
 * forty files, in each thread. The binary stays where it is installed. Both have to be of one version, which `package.json`
 * therefore names to the last digit.
 *
 * @param {string} root the folder of the package
 * @returns {import('esbuild').Plugin} one that leaves the package apart where it is not installed
 */
export function satteriBundled(root) {
  const entry = entryOf(root)
  return {
    name: 'satteri bundled',
    setup(build) {
      if (!entry) {
        build.onResolve({ filter: /^satteri$/ }, () => ({ path: 'satteri', external: true }))
        return
      }
      const loader = join(entry, '..', '..', 'index.js')
      build.onResolve({ filter: /^satteri$/ }, () => ({ path: entry, sideEffects: false }))
      build.onLoad({ filter: /index\.js$/ }, ({ path }) =>
        path === loader ? { contents: asInstalled(readFileSync(path, 'utf8')) } : undefined,
      )
    },
  }
}

/**
 * The loader of the binary, which looks for it beside itself.
 *
 * @param {string} code
 */
const asInstalled = (code) =>
  `import { pathToFileURL } from 'node:url'\n${code.replaceAll(
    'import.meta.url',
    "new URL('../index.js', pathToFileURL(createRequire(__filename).resolve('satteri'))).href",
  )}`

/** @param {string} root */
function entryOf(root) {
  try {
    return createRequire(join(root, 'package.json')).resolve('satteri')
  } catch {
    return undefined
  }
}
