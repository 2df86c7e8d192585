import { createRequire } from 'node:module'
import { basename, join, relative, resolve } from 'node:path'

/**
 * Modules that have files of their own, with their functions: large ones that few builds need (the parsers of raw HTML, pictures and
 * TOML, the theme's texts in other languages than English, and what renders a text by the reference), and one that says `import`,
 * which code that was compiled before cannot. They are called in the middle of other work, which cannot wait for an `import`.
 *
 * @type {[module: string, functions: string[]][]}
 */
const LATER = [
  ['hast-util-raw', ['raw']],
  ['image-size', ['imageSize']],
  ['./src/disk/importFile.ts', ['importFile']],
  ['./src/yaml/parseToml.ts', ['parseToml']],
  ['./src/model/texts/translated.ts', ['translated']],
  ['./src/markdown/referenceParser.ts', ['referenceParser']],
  ['./src/markdown/stringify.ts', ['stringify', 'withoutIds']],
  ['./src/markdown/toHast.ts', ['toHast']],
]

/**
 * Compiles these modules to files of their own, each of which the program loads when one of its functions is first called.
 *
 * @param {string} root the folder of the package
 * @param {import('esbuild').BuildOptions} options of all that is compiled
 * @returns {Promise<{ plugin: import('esbuild').Plugin, metafiles: import('esbuild').Metafile[] }>} the plugin of the program
 */
export async function loadedLater(root, { plugins = [], ...options }) {
  const { build } = await import('esbuild')
  const require = createRequire(join(root, 'package.json'))
  const contents = new Map()
  const metafiles = []
  const plugin = inPlaceOf(contents, root)
  for (const [module, functions] of LATER) {
    const { metafile } = await build({
      ...options,
      entryPoints: { [basename(module, '.ts')]: require.resolve(module) },
      entryNames: '[name]-[hash]',
      outExtension: { '.js': '.cjs' },
      format: 'cjs',
      metafile: true,
      plugins: [plugin, ...plugins],
    })
    metafiles.push(metafile)
    const [file = ''] = Object.keys(metafile.outputs)
    contents.set(module, whenCalled(JSON.stringify(`./${basename(file)}`), functions))
  }
  return { plugin, metafiles }
}

/**
 * The text of a module whose functions load another one when they are called.
 *
 * @param {string} path as an expression
 * @param {string[]} functions
 */
export const whenCalled = (path, functions) =>
  [
    `let loaded\nconst load = () => (loaded ??= require(${path}))`,
    ...functions.map((name) => `export const ${name} = (...args) => load().${name}(...args)`),
  ].join('\n')

/**
 * @param {Map<string, string>} contents of modules, by their names or paths
 * @param {string} root the folder that the paths start from: the output names them, and is the same in every folder
 * @returns {import('esbuild').Plugin}
 */
const inPlaceOf = (contents, root) => ({
  name: 'loaded later',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, kind, namespace, resolveDir }) => {
      if (namespace === 'later') return { path, external: true }
      if (kind === 'entry-point') return undefined
      const wanted = path.startsWith('.')
        ? `./${relative(root, resolve(resolveDir, path)).replaceAll('\\', '/')}`
        : path
      return contents.has(wanted) ? { path: wanted, namespace: 'later' } : undefined
    })
    build.onLoad({ filter: /./, namespace: 'later' }, ({ path }) => ({ contents: contents.get(path) }))
  },
})
