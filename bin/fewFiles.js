import { relative, resolve } from 'node:path'

/**
 * What is loaded together: by every build, by one that has something to do, by a thread that parses and renders pages, beside threads by the main one, and by other
 * commands. A part is the modules that the same of them lead to, so that no command loads what it does not need.
 */
const GROUPS = [
  ['src/cli/build.ts', 'src/cli/withWorkspace.ts', 'src/engine/build/unchanged.ts', 'src/engine/threads.ts'],
  ['src/engine/build/build.ts', 'src/engine/tools.ts'],
  [
    'src/disk/outputFolder.ts',
    'src/disk/stagedFiles.ts',
    'src/markdown/code/loadHighlighter.ts',
    'src/markdown/mdast.ts',
    'src/pipeline/loadTheme.ts',
    'src/pipeline/markdownOptions.ts',
    'src/pipeline/threads/parseInWorker.ts',
    'src/pipeline/threads/renderInWorker.ts',
  ],
  ['src/pipeline/parseInMain.ts', 'src/pipeline/writeSteps.ts'],
  ['src/engine/check/check.ts'],
  ['src/engine/live/openLive.ts'],
  ['src/cli/theme.ts'],
]

/** They start every command and every thread, and have to be quick. */
const LEAST = ['src/start.ts', 'src/cli/main.ts', 'src/pipeline/threads/thread.ts']

const NAMESPACE = 'few files'

/**
 * Has the program in few files. A bundler puts those modules into one file that the same entry points lead to; with an entry
 * point for all that is imported when needed, most files have a few lines, and Node takes a third of a millisecond for each.
 * Here an entry point that leads to one module of a part leads to all of them.
 *
 * @param {string} root the folder that paths start from
 * @param {import('esbuild').BuildOptions} options of the program
 * @param {string[][]} groups the modules that lead to what is loaded together
 * @returns {Promise<import('esbuild').Plugin>}
 */
export async function fewFiles(root, options, groups = GROUPS) {
  const { build } = await import('esbuild')
  const { metafile } = await build({ ...options, metafile: true, write: false })
  const parts = partsOf(groups, metafile.inputs)
  return {
    name: NAMESPACE,
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /./ }, ({ path, kind, resolveDir }) => {
        if (kind !== 'entry-point' && !(kind === 'dynamic-import' && path.startsWith('.'))) return undefined
        const file = relative(root, resolve(resolveDir, path)).replaceAll('\\', '/')
        return LEAST.includes(file) ? undefined : { path: file, namespace: NAMESPACE }
      })
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => {
        const reached = reachedFrom([path], metafile.inputs)
        const needed = parts.filter((part) => part.some((module) => reached.has(module))).flat()
        const imports = needed.map((module) => `import ${JSON.stringify(`./${module}`)}`)
        return { contents: [...imports, `export * from ${JSON.stringify(`./${path}`)}`].join('\n'), resolveDir: root }
      })
    },
  }
}

/**
 * @param {string[][]} roots of the groups
 * @param {import('esbuild').Metafile['inputs']} inputs
 * @returns {string[][]} the modules that the same groups lead to
 */
function partsOf(roots, inputs) {
  const groups = roots.map((files) => reachedFrom(files, inputs))
  const parts = new Map()
  for (const module of new Set(groups.flatMap((group) => [...group]))) {
    // What a plugin makes up comes along with the module that imports it.
    if (module.includes(':')) continue
    const key = groups.map((group) => group.has(module)).join()
    parts.set(key, [...(parts.get(key) ?? []), module])
  }
  return [...parts.values()]
}

/**
 * @param {string[]} files
 * @param {import('esbuild').Metafile['inputs']} inputs
 * @returns {Set<string>} the modules that they import at once, and themselves; what is loaded by `require` may have to wait
 */
function reachedFrom(files, inputs) {
  const found = new Set(files)
  for (const file of found) {
    for (const { path, kind, external } of inputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) found.add(path)
  }
  return found
}
