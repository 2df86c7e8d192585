import { createHash } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import type { BuildOptions, OutputFile as Built, Plugin } from 'esbuild'
import type { OutputFile } from '../model/output.ts'
import { type BundledStyles, bundleStyles } from './style/bundleStyles.ts'

/** Paths of the entry files. */
type ClientEntries = {
  script: string
  styles: string
  /** The compiled islands of a site, which the script imports as `portalgen/islands`. */
  islands?: string | undefined
}

/**
 * The finished files: `script` is the path of the module that a page loads, `preloads` are those that it needs at once,
 * and the rest of `scripts` it loads later.
 */
export type ClientBundle = BundledStyles & {
  script: string
  preloads: string[]
  scripts: OutputFile[]
}

const FOLDER = 'assets'

/** Bundles the browser's half of the theme: one module with its lazy chunks, and one style sheet, all minified. */
export async function bundleClient({ script, styles, islands }: ClientEntries): Promise<ClientBundle> {
  // Loaded when a theme is bundled, which most builds do not need.
  const { build } = await import('esbuild')
  const [scripts, sheets] = await Promise.all([
    build({
      ...SCRIPT,
      absWorkingDir: dirname(script),
      entryPoints: [script],
      plugins: islands === undefined ? [] : [siteIslands(islands, script)],
    }),
    bundleStyles(styles),
  ])
  const [entry, facts] =
    Object.entries(scripts.metafile.outputs).find(([, { entryPoint }]) => isOf(script, entryPoint)) ?? []
  if (!entry || !facts) throw new Error('the bundle has no entry')
  return {
    script: entry,
    preloads: facts.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
    scripts: scripts.outputFiles.map(asFile),
    ...sheets,
  }
}

/** React and the default parts that islands import are those of the theme. */
const siteIslands = (contents: string, script: string): Plugin => ({
  name: 'islands of the site',
  setup(build) {
    const theme = dirname(dirname(script))
    build.onResolve({ filter: /^portalgen\/islands$/ }, ({ path }) => ({ path, namespace: 'islands' }))
    build.onResolve({ filter: /^portalgen\/theme$/ }, () => ({ path: join(theme, 'shared.ts') }))
    build.onLoad({ filter: /./, namespace: 'islands' }, () => ({ contents, resolveDir: theme }))
  },
})

const SCRIPT = {
  bundle: true,
  minify: true,
  write: false,
  logLevel: 'silent',
  legalComments: 'none',
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  splitting: true,
  metafile: true,
  outdir: FOLDER,
  entryNames: 'portal-[hash]',
  chunkNames: '[name]-[hash]',
  // Compiles on another thread while the file comes in, and not when it runs (https://v8.dev/blog/explicit-compile-hints).
  banner: { js: '//# allFunctionsCalledOnLoad' },
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions

/** Entries of dynamic imports have an `entryPoint`, too. */
const isOf = (script: string, entryPoint: string | undefined): boolean => entryPoint === basename(script)

const asFile = ({ path, text }: Built): OutputFile => ({ path: `${FOLDER}/${basename(path)}`, content: text })

/** The name contains a hash of the content, so that browsers may cache the file forever. */
export function hashedFile(name: string, extension: string, content: string | Uint8Array): OutputFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  return { path: `${FOLDER}/${name}-${hash}.${extension}`, content }
}
